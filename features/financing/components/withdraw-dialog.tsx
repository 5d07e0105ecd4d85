import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#core/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useOnChange } from '#ui/on-change.ts';
import { useSending } from '#ui/sending.ts';
import { APPLICATIONS, applicationQuery, MESSAGES, termsQuery, withdraw } from '../queries.ts';
import type { ApplicationAnswer } from '../schema/answers.ts';
import { words } from '../words/index.ts';
import { sentenceOf } from './sending.ts';

export const TITLE_ID = 'application-title';

/** The statuses in which there may be terms to sign, or terms that were signed. */
export const TERMS_STAGES: ReadonlySet<string> = new Set(['approved', 'finalizing', 'complete', 'withdrawn']);

/** The states of terms that the applicant has signed, as the server counts them. */
const SIGNED: ReadonlySet<string> = new Set(['signed', 'sealed']);

/** The application was over already, so trying again would not help: the dialog closes, and the server's sentence says why. */
const isOver = (error: unknown) => error instanceof ApiError && error.status === 409;

const asWithdrawn = () => ({ title: words.applicationWithdrawn, description: words.withdrawn });

/** Asks whether to withdraw. What the applicant has signed with the lender does not end by it, and it says so. */
export function WithdrawDialog({
  application,
  open,
  onOpenChange,
}: {
  application: ApplicationAnswer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { id, status } = application;
  const terms = useQuery({ ...termsQuery(id), enabled: TERMS_STAGES.has(status) });
  const queries = useQueryClient();
  const isSigned = SIGNED.has(terms.data?.[0]?.state ?? '');
  const [isPressed, setPressed] = useState(false);
  const { press, isPending } = useSending(() => withdraw(id), {
    readAgain: [APPLICATIONS, MESSAGES],
    readAgainWhenRefused: true,
    onDone: () => onOpenChange(false),
    onRefused: (error) => isOver(error) && onOpenChange(false),
    says: () => asWithdrawn(),
    // It may be refused because it is withdrawn already: in another tab, or by a press whose answer was lost.
    saysRefused: (error) =>
      queries.getQueryData(applicationQuery(id).queryKey)?.status === 'withdrawn'
        ? asWithdrawn()
        : {
            title: words.withdrawalFailed,
            description: isOver(error) ? sentenceOf(error) : words.withdrawalFailedText,
            variant: 'destructive',
          },
  });
  // The withdraw button is gone, so focus the title, beside which the new status is shown.
  const isGone = isPressed && !open && !application.isOpen;
  useOnChange(isGone, () => isGone && document.getElementById(TITLE_ID)?.focus());
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.withdrawTitle}
      description={isSigned ? words.withdrawSignedText : words.withdrawText}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {words.keepIt}
          </Button>
          <Button
            variant="danger"
            busy={isPending}
            onClick={() => {
              setPressed(true);
              void press();
            }}
          >
            {words.withdrawNow}
          </Button>
        </>
      }
    />
  );
}
