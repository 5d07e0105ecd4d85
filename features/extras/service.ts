import { catalogService } from '#features/activity/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { uploadsNamedIn } from '#platform/pictures/named.ts';
import {
  type AddOn,
  type Extra,
  extrasOf,
  goesWithCharter,
  type Package,
  type PackageSelection,
  placesOf,
} from './domain.ts';
import { addOnCatalog, packageCatalog } from './fields.ts';
import { addOns, packages } from './tables.ts';

type ExtrasDeps = Pick<Deps, 'db'>;

/** What staff do with the add-ons. */
export const addOnService = catalogService(addOns, addOnCatalog);

/** What staff do with the packages. */
export const packageService = catalogService(packages, packageCatalog);

/** The water toys on offer, in the order staff gave them. */
export async function listAddOns(deps: ExtrasDeps): Promise<AddOn[]> {
  return addOnService.shown(deps);
}

/** The packages on offer; with a selection, those of a page or those that a charter can carry. */
export async function listPackages(deps: ExtrasDeps, selected?: PackageSelection): Promise<Package[]> {
  const shown = await packageService.shown(deps);
  if (selected === undefined) return shown;
  return shown.filter((bundle) =>
    selected === 'charter' ? goesWithCharter(bundle) : placesOf(bundle).includes(selected),
  );
}

/** Everything that can be added to a charter: add-ons first, then packages. */
export async function listExtras(deps: ExtrasDeps): Promise<Extra[]> {
  const [addOns, packages] = await Promise.all([listAddOns(deps), listPackages(deps)]);
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

/** The uploaded pictures that the add-ons and packages show. */
export const uploadsOfExtras = ({ db }: Pick<Deps, 'db'>) => uploadsNamedIn(db, [addOns, packages]);
