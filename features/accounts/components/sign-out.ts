import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { leaveSavedYachts } from '#features/fleet/components/saved-yachts.ts';
import { toast } from '#ui/toast.tsx';
import { sendSignOut } from '../queries/account.ts';
import { forgetPersonal } from '../queries/user.ts';

/** Says that the session is over and leads home. What was shown of the account is forgotten. */
export function useLeaving(): (words: { title: string; description?: string }) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (words) => {
    leaveSavedYachts();
    toast(words);
    await navigate('/');
    forgetPersonal(queries);
  };
}

/** Ends the session and leaves. */
export function useSignOut(): () => Promise<void> {
  const leave = useLeaving();
  return async () => {
    try {
      await sendSignOut();
    } catch {
      toast({
        title: 'Not signed out',
        description: 'We could not be reached. Please check your connection and try again.',
        variant: 'destructive',
      });
      return;
    }
    await leave({ title: 'Logged Out' });
  };
}
