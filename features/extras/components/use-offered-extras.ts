import { useAnswer } from '#ui/answers.tsx';
import { addOnsQuery, packagesQuery } from '../queries.ts';

/**
 * What can go with a charter, add-ons first; undefined until both are read.
 *
 * @param staleTime how old it may be, in milliseconds: visitors' is as their page came with it, whatever is changed meanwhile
 */
export function useOfferedExtras(enabled = true, staleTime = Number.POSITIVE_INFINITY) {
  const addOns = useAnswer({ ...addOnsQuery(), enabled, staleTime });
  const packages = useAnswer({ ...packagesQuery('charter'), enabled, staleTime });
  return addOns.data && packages.data ? [...addOns.data, ...packages.data] : undefined;
}
