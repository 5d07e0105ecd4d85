import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#core/api-client.ts';
import { toast } from '#ui/toast.tsx';
import { sentenceOf } from '#ui/trouble.ts';
import { userQuery } from '../queries/user.ts';
import { words } from '../words/index.ts';

/** The message if the session has ended or the account's access has changed since the page was opened. */
function endedBy(error: unknown) {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 401) return words.noLongerSignedIn;
  return error.refusal.code === 'not-allowed' ? words.accessChanged : undefined;
}

/**
 * Returns a function that reports a refused call. If the session has ended meanwhile, here or in another tab, or the account's
 * roles have changed, the message says so, and the page reads again who is signed in.
 */
export function useRefusal(): (error: unknown, title: string) => void {
  const queries = useQueryClient();
  return (error, title) => {
    const ended = endedBy(error);
    if (ended) {
      toast({ ...ended, variant: 'destructive' });
      void queries.invalidateQueries({ queryKey: userQuery().queryKey });
      return;
    }
    toast({ title, description: sentenceOf(error), variant: 'destructive' });
  };
}
