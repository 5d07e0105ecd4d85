import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { leaveSavedYachts } from '#features/fleet/components/saved-yachts.ts';
import { toast } from '#ui/toast.tsx';
import { sendSignOut } from '../queries/account.ts';
import { isPersonal } from '../queries/user.ts';

/** Ends the session, says so and leads home. What was shown of the account is forgotten. */
export function useSignOut(): () => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
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
    leaveSavedYachts();
    toast({ title: 'Logged Out' });
    await navigate('/');
    queries.removeQueries({ predicate: isPersonal });
  };
}
