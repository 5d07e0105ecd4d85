import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { forgetKeptPage } from '#core/kept-page.ts';
import { forgetTyped } from '#core/tab-storage.ts';
import { leaveSavedYachts } from '#features/fleet/components/saved-yachts.ts';
import { useSending } from '#ui/sending.ts';
import { toast } from '#ui/toast.tsx';
import { sendSignOut } from '../queries/account.ts';
import { forgetPersonal, isPersonal } from '../queries/user.ts';
import { words } from '../words/index.ts';

/**
 * Returns a function that reports the end of the session and leads to the home page. Removes the account's data, and everything
 * typed in this tab.
 */
export function useLeaving(): (said: { title: string; description?: string }) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (said) => {
    leaveSavedYachts();
    toast(said);
    await navigate('/', { state: { isSignedOut: true } });
    forgetTyped();
    forgetPersonal(queries);
  };
}

/** Returns a function that signs out. It runs only once at a time: a second press would be refused and reported as a failure. */
export function useSignOut(): () => Promise<void> {
  const queries = useQueryClient();
  const leave = useLeaving();
  return useSending(async () => {
    // Cancel reads of the account: they would be refused once the session has ended.
    await queries.cancelQueries({ predicate: isPersonal });
    try {
      await sendSignOut();
    } catch {
      void queries.refetchQueries({ predicate: isPersonal, type: 'active' });
      toast({
        title: words.notSignedOut,
        description: words.unreached,
        variant: 'destructive',
      });
      return;
    }
    await forgetKeptPage();
    await leave({ title: words.loggedOut });
  }).press;
}
