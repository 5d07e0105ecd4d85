import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#core/api-client.ts';
import { toast } from '../toast.tsx';

/** A change that staff make: told of, and everything that they see read again, also when it was refused. */
export function useChange() {
  const queries = useQueryClient();
  const readAgain = () =>
    queries.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin/'),
    });
  return async (title: string, change: () => Promise<{ readonly message: string }>): Promise<void> => {
    try {
      const { message } = await change();
      await readAgain();
      toast({ title, description: message });
    } catch (error) {
      // Nothing can be read before somebody has signed in again.
      if (!(error instanceof ApiError) || error.status !== 401) await readAgain();
      throw error;
    }
  };
}
