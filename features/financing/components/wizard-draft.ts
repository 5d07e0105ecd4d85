import { type RefObject, useRef } from 'react';
import { readKeptDraft } from '../queries.ts';
import { resumed, type WizardState } from './wizard-values.ts';

/**
 * The draft on the applicant's account, read once. Until it is read, nothing may replace it: the applicant may have filled in
 * more on another device.
 *
 * @param isRead whether it was read, now or before the page was reloaded
 * @param onRead gets the draft, if there is one, perhaps after something was typed here
 * @returns reads it unless it was read, and answers whether it is read now: a call that failed is made again the next time
 */
export function useAccountDraft(
  isRead: RefObject<boolean>,
  onRead: (draft: WizardState | undefined) => void,
) {
  const told = useRef(onRead);
  told.current = onRead;
  const reading = useRef<Promise<boolean>>(undefined);
  return async (): Promise<boolean> => {
    if (isRead.current) return true;
    reading.current ??= readKeptDraft()
      .then(
        (draft) => {
          isRead.current = true;
          told.current(draft ? resumed(draft.step, draft.values) : undefined);
          return true;
        },
        () => false,
      )
      .finally(() => {
        reading.current = undefined;
      });
    return reading.current;
  };
}
