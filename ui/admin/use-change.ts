import type { CallOptions } from '#core/api-client.ts';
import { once } from '#core/once.ts';
import { useSending } from '../sending.ts';

/** What staff do by pressing something: what is said once it is done, and the call that does it. */
type Pressed = {
  readonly title: string;
  readonly act: () => Promise<{ readonly message: string }>;
};

/**
 * A change that staff make: told of, and everything that they see read again, also when it was refused. `change` and
 * `create` reject with the refusal, for the form or the dialog that asked for it; `trouble` is the same in words.
 *
 * @param others addresses outside of staff's own that they see on the same page
 */
export function useChange(others: readonly string[] = []) {
  const { mutateAsync, isPending, trouble, error, reset } = useSending(({ act }: Pressed) => act(), {
    readAgain: ['/api/admin', ...others],
    readAgainWhenRefused: true,
    says: ({ message }, { title }) => ({ title, description: message }),
  });
  return {
    change: (title: string, act: Pressed['act']) => mutateAsync({ title, act }),
    /** One of the same words, however often they are sent: the call goes under an Idempotency-Key. */
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
