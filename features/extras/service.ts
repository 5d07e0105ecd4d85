import { keptList } from '#features/activity/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { type AddOn, type Extra, extrasOf, type Package, type PackagePlace } from './domain.ts';
import { addOnRows, findAddOns, findPackages, packageRows } from './repository.ts';

type ExtrasDeps = Pick<Deps, 'db'>;

/** The water toys on offer, in the order staff gave them. */
export async function listAddOns({ db }: ExtrasDeps): Promise<AddOn[]> {
  return findAddOns(db);
}

/** The packages on offer; with a place, those of that page only. */
export async function listPackages({ db }: ExtrasDeps, place?: PackagePlace): Promise<Package[]> {
  return findPackages(db, place);
}

/** Everything that can be added to a charter: add-ons first, then the packages of /book-charter. */
export async function listExtras({ db }: ExtrasDeps): Promise<Extra[]> {
  const [addOns, packages] = await Promise.all([findAddOns(db), findPackages(db, 'book-charter')]);
  return extrasOf(addOns, packages);
}

/**
 * The extras with these ids, each once, in the pickers' order. An id that is unknown, switched off or not for
 * charters is missing from the answer: whoever charges for them compares.
 */
export async function findExtras(deps: ExtrasDeps, ids: readonly string[]): Promise<Extra[]> {
  if (ids.length === 0) return [];
  const wanted = new Set(ids);
  return (await listExtras(deps)).filter((extra) => wanted.has(extra.id));
}

/** What staff do with the add-ons. */
export const addOnCatalog = keptList(addOnRows, {
  kind: 'add-on',
  nameOf: ({ name = '' }) => name,
  textOf: ({ description }) => description,
});

/** What staff do with the packages. */
export const packageCatalog = keptList(packageRows, {
  kind: 'package',
  nameOf: ({ name = '' }) => name,
  textOf: ({ description }) => description,
});
