import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#core/api-client.ts';
import { toast } from '#ui/toast.tsx';

/** Changes of one application: told of, and read again afterwards, also when a colleague was quicker. */
export function useChange() {
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: ['/api/admin/financing-applications'] });
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
