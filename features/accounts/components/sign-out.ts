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

/** Says that the session is over and leads home. What was shown of the account, and typed in this tab, is forgotten. */
export function useLeaving(): (said: { title: string; description?: string }) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (said) => {
    leaveSavedYachts();
    toast(said);
    await navigate('/');
    forgetTyped();
    forgetPersonal(queries);
  };
}

/** Ends the session and leaves, once: a second press would be refused, and said not to have worked. */
export function useSignOut(): () => Promise<void> {
  const queries = useQueryClient();
  const leave = useLeaving();
  return useSending(async () => {
    // What is still being read of the account would be refused once the session is over.
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
