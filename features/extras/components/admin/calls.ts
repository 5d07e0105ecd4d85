import type { ApiClient } from '#core/api-client.ts';
import { keptList } from '#ui/admin/kept-list.ts';
import { extras } from '../../queries.ts';

/** The packages as staff keep them. */
export function keptPackages(api?: ApiClient) {
  const { packages } = extras(api).admin;
  return keptList({ list: packages, one: packages[':packageId'], of: (packageId) => ({ packageId }) });
}

/** The add-ons as staff keep them. */
export function keptAddOns(api?: ApiClient) {
  const addOns = extras(api).admin['add-ons'];
  return keptList({ list: addOns, one: addOns[':addOnId'], of: (addOnId) => ({ addOnId }) });
}
