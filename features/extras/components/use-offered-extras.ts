import { useAnswer } from '#ui/answers.tsx';
import { addOnsQuery, packagesQuery } from '../queries.ts';

/** What can go with a charter, add-ons first; undefined until both are read. */
export function useOfferedExtras(enabled = true) {
  const addOns = useAnswer({ ...addOnsQuery(), enabled });
  const packages = useAnswer({ ...packagesQuery('charter'), enabled });
  return addOns.data && packages.data ? [...addOns.data, ...packages.data] : undefined;
}
