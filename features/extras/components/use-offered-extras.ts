import { useAnswer } from '#ui/answers.tsx';
import { addOnsQuery, packagesQuery } from '../queries.ts';

/**
 * The extras that a charter can carry, add-ons first; undefined until both lists have loaded.
 *
 * @param staleTime how old the lists may be, in milliseconds. By default they are never read again: what staff change meanwhile
 * does not change a visitor's page.
 */
export function useOfferedExtras(enabled = true, staleTime = Number.POSITIVE_INFINITY) {
  const addOns = useAnswer({ ...addOnsQuery(), enabled, staleTime });
  const packages = useAnswer({ ...packagesQuery('charter'), enabled, staleTime });
  return addOns.data && packages.data ? [...addOns.data, ...packages.data] : undefined;
}
