import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#core/api-client.ts';
import { toast } from '#ui/toast.tsx';
import { sentenceOf } from '#ui/trouble.ts';
import { userQuery } from '../queries/user.ts';
import { words } from '../words/index.ts';

/** What is said when somebody is no longer who they were when the page was opened. */
function endedBy(error: unknown) {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 401) return words.noLongerSignedIn;
  return error.refusal.code === 'not-allowed' ? words.accessChanged : undefined;
}

/**
 * Tells of a call that was refused. When the session has ended meanwhile, here or in another tab, or the account's role has
 * changed, it says so, and the page finds out who is there now.
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
