import { ok, refusedAt } from '#core/result.ts';
import { namedIn, nameNow } from '#core/translations.ts';
import { catalogService } from '#features/activity/service/index.ts';
import type { Deps } from '#platform/deps.ts';
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

/** Everything staff can do with the add-ons: list, create, change, reorder, delete. */
export const addOnService = catalogService(addOns, addOnCatalog);

/** Everything staff can do with the packages: list, create, change, reorder, delete. */
export const packageService = catalogService(packages, packageCatalog);

/** The active add-ons, in the order staff gave them. */
export async function listAddOns(deps: ExtrasDeps): Promise<AddOn[]> {
  return addOnService.shown(deps);
}

/**
 * The active packages; with a selection, those of one page or those that a charter can carry. If a card's link chooses an extra
 * that is not on offer, the answer has no link for it, so that no visitor lands on the form with nothing chosen.
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
 * The extras with these ids, each once, in the pickers' order. Ids that are unknown, inactive or not for charters are missing
 * from the answer: a caller that charges for extras must compare.
 */
export async function findExtras(deps: ExtrasDeps, ids: readonly string[]): Promise<Extra[]> {
  if (ids.length === 0) return [];
  const wanted = new Set(ids);
  return (await listExtras(deps)).filter((extra) => wanted.has(extra.id));
}

/**
 * The extras with these ids, each once. Refused with `unknown-extra` when an id is not on offer. The message gives the extra's
 * name in the visitor's language, or its id if the extra is deleted or unknown.
 */
export async function offeredExtras(deps: ExtrasDeps, ids: readonly string[], path = 'extraIds') {
  const extraIds = [...new Set(ids)];
  const extras = await findExtras(deps, extraIds);
  const missing = extraIds.filter((id) => !extras.some((extra) => extra.id === id));
  if (missing.length === 0) return ok({ extras, extraIds });
  const names = (await nameExtras(deps, missing)).map(({ name }) => name);
  return refusedAt('unknown-extra', path, words.noLongerOffered(names.join(', ')));
}

/** The names of extras by their ids, whether still offered or not. An extra that is not stored any more is named by its id. */
export async function nameExtras(deps: ExtrasDeps, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const kept = (await Promise.all([addOnService.ever(deps, ids), packageService.ever(deps, ids)])).flat();
  return ids.map((id) => {
    const one = kept.find((extra) => extra.id === id);
    return { id, name: one ? nameNow(namedIn(one)) : id };
  });
}
