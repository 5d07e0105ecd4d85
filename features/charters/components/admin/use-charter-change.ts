import { STAFF_CHARTER } from '#features/agreements/queries.ts';
import { useChange } from '#ui/admin/use-change.ts';
import { readAgainSoon } from '#ui/read-again.ts';

/**
 * A change of a charter by staff. After the answer, jobs still work on it: they draw up or end its agreement and look after its
 * damage hold. So the charter is read again a moment later.
 */
export function useCharterChange() {
  const { change, ...changing } = useChange();
  return {
    ...changing,
    change: async (...pressed: Parameters<typeof change>) => {
      const answer = await change(...pressed);
      readAgainSoon([STAFF_CHARTER]);
      return answer;
    },
  };
}
