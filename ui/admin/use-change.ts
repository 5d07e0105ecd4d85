import { useSending } from '../sending.ts';

/** What staff do by pressing something: what is said once it is done, and the call that does it. */
type Pressed = { readonly title: string; readonly act: () => Promise<{ readonly message: string }> };

/**
 * A change that staff make: told of, and everything that they see read again, also when it was refused. `change` rejects
 * with the refusal, for the form or the dialog that asked for it; `trouble` is the same in words.
 */
export function useChange() {
  const { mutateAsync, isPending, trouble, error, reset } = useSending(({ act }: Pressed) => act(), {
    readAgain: ['/api/admin'],
    readAgainWhenRefused: true,
    says: ({ message }, { title }) => ({ title, description: message }),
  });
  const change = (title: string, act: Pressed['act']) => mutateAsync({ title, act });
  return { change, isPending, trouble, error, reset };
}
