import { useEffect, useRef } from 'react';
import type { CallOptions } from '#core/api-client.ts';
import { once } from '#core/once.ts';
import { useSending } from '../sending.ts';
import { saysRefused } from './said.ts';

/** An action of staff: the title of its toast, and the call. */
type Pressed = {
  readonly title: string;
  readonly act: () => Promise<{ readonly message: string }>;
  /** Whether nothing on the page shows a refusal. */
  readonly isToastOnly?: boolean;
};

/**
 * Runs changes that staff make: shows a toast and reads all staff data again, also after a refusal. `change` and `create`
 * reject with the refusal, for the form or dialog that made the call; `trouble` is the refusal in words. If what would show it is
 * gone by then, such as a closed drawer, a toast says it.
 *
 * @param others addresses outside the staff's API to read again, because the same page shows them
 */
export function useChange(others: readonly string[] = []) {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const { mutateAsync, isPending, trouble, error, reset } = useSending(({ act }: Pressed) => act(), {
    readAgain: ['/api/admin', ...others],
    readAgainWhenRefused: true,
    says: ({ message }, { title }) => ({ title, description: message }),
    saysRefused: (error, { isToastOnly }) => (isToastOnly || isGone.current ? saysRefused(error) : undefined),
  });
  return {
    change: (title: string, act: Pressed['act']) => mutateAsync({ title, act }),
    /** As `change`, for what has no form or dialog: a toast says its refusal. Resolves to whether it was done. */
    press: (title: string, act: Pressed['act']) =>
      mutateAsync({ title, act, isToastOnly: true }).then(
        () => true,
        () => false,
      ),
    /** Creates one record for the same words, however often they are sent: the call carries an Idempotency-Key. */
    create: (
      title: string,
      words: unknown,
      act: (options: CallOptions) => Promise<{ readonly message: string }>,
    ) => mutateAsync({ title, act: () => once(words, act) }),
    isPending,
    trouble,
    error,
    reset,
  };
}
