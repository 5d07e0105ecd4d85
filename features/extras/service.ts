import { ok, refusedAt } from '#core/result.ts';
import { namedIn, nameNow } from '#core/translations.ts';
import { catalogService } from '#features/activity/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { uploadsNamedIn } from '#platform/pictures/named.ts';
import {
  type AddOn,
  chosenBy,
  type Extra,
  extrasOf,
  goesWithCharter,
  type Package,
  type PackageSelection,
  placesOf,
} from './domain.ts';
import { addOnCatalog, packageCatalog } from './fields.ts';
import { addOns, packages } from './tables.ts';
import { words } from './words/index.ts';

type ExtrasDeps = Pick<Deps, 'db'>;

/** What staff do with the add-ons. */
export const addOnService = catalogService(addOns, addOnCatalog);

/** What staff do with the packages. */
export const packageService = catalogService(packages, packageCatalog);

/** The water toys on offer, in the order staff gave them. */
export async function listAddOns(deps: ExtrasDeps): Promise<AddOn[]> {
  return addOnService.shown(deps);
}

/**
 * The packages on offer; with a selection, those of a page or those that a charter can carry. A card whose link chooses what is not on
 * offer has none: nobody is led to the form with nothing chosen.
 */
export async function listPackages(deps: ExtrasDeps, selected?: PackageSelection): Promise<Package[]> {
  const [addOns, bundles] = await Promise.all([listAddOns(deps), packageService.shown(deps)]);
  const offered = new Set(extrasOf(addOns, bundles).map(({ id }) => id));
  const shown = bundles.map((bundle) =>
    chosenBy(bundle.cardLink).every((id) => offered.has(id)) ? bundle : { ...bundle, cardLink: '' },
  );
  if (selected === undefined) return shown;
  return shown.filter((bundle) =>
    selected === 'charter' ? goesWithCharter(bundle) : placesOf(bundle).includes(selected),
  );
}

/** Everything that can be added to a charter: add-ons first, then packages. */
export async function listExtras(deps: ExtrasDeps): Promise<Extra[]> {
  const [addOns, packages] = await Promise.all([listAddOns(deps), packageService.shown(deps)]);
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

/**
 * The extras of those ids, each once. Refused with `unknown-extra` for what is not offered any more, by the name that whoever chose
 * it has read.
 */
export async function offeredExtras(deps: ExtrasDeps, ids: readonly string[], path = 'extraIds') {
  const extraIds = [...new Set(ids)];
  const extras = await findExtras(deps, extraIds);
  const missing = extraIds.filter((id) => !extras.some((extra) => extra.id === id));
  if (missing.length === 0) return ok({ extras, extraIds });
  const kept = (await Promise.all([addOnService.list(deps), packageService.list(deps)])).flat();
  const names = missing.map((id) => {
    const one = kept.find((extra) => extra.id === id);
    return one ? nameNow(namedIn(one)) : id;
  });
  return refusedAt('unknown-extra', path, words.noLongerOffered(names.join(', ')));
}

/** The uploaded pictures that the add-ons and packages show. */
export const uploadsOfExtras = ({ db }: Pick<Deps, 'db'>) => uploadsNamedIn(db, [addOns, packages]);
