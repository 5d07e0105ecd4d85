import { STAFF_CHARTER } from '#features/agreements/queries.ts';
import { useChange } from '#ui/admin/use-change.ts';
import { readAgainSoon } from '#ui/read-again.ts';

/**
 * A change of a charter by staff. Jobs go on with it once it is answered: its agreement is drawn up or ends, its damage hold
 * is looked after. The drawer around it looks again in a moment.
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
