import { useQuery } from '@tanstack/react-query';
import { addOnsQuery, packagesQuery } from '../queries.ts';

/** What can go with a charter, add-ons first; undefined until both are read. */
export function useOfferedExtras(enabled = true) {
  const addOns = useQuery({ ...addOnsQuery(), enabled });
  const packages = useQuery({ ...packagesQuery('charter'), enabled });
  return addOns.data && packages.data ? [...addOns.data, ...packages.data] : undefined;
}
