import { slugOf } from '#core/ids.ts';
import { ok, refused } from '#core/result.ts';
import { type ActivityActor, changesBetween } from '#features/activity/domain.ts';
import { recordActivity } from '#features/activity/service/index.ts';
import { hasCharterAhead } from '#features/calendar/service.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import { type AdminYacht, freeId, orderPictures, type YachtFields } from '../domain/index.ts';
import { findTakenIds, insertYachts, lockYacht, updateStoredYacht } from '../repository/index.ts';
import type { YachtBody } from '../schema/index.ts';

type StaffDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

/** What a yacht begins with where nothing is said of it. */
const BEGINNING = {
  model: '',
  marina: '',
  features: [],
  isFeatured: false,
  turnaroundMinutes: 0,
  beamFt: null,
  engineBrand: null,
  engineModel: null,
  enginesCount: null,
} as const;

/** The fields of the specification's body: one that is left out of it is cleared (decisions §6). */
export function formFields(body: YachtBody) {
  return {
    name: body.name,
    brand: body.brand,
    description: body.description,
    categoryId: body.category,
    location: body.location,
    lengthFt: body.length,
    capacity: body.capacity,
    cabins: body.cabins,
    bathrooms: body.bathrooms,
    crew: body.crew,
    year: body.year,
    cruisingSpeedKn: body.cruisingSpeedKn,
    maxSpeedKn: body.maxSpeedKn,
    engineType: body.engineType,
    engineHpTotal: body.engineHpTotal,
    fuelCapacityGal: body.fuelCapacity,
    waterCapacityGal: body.waterCapacity,
    pricePerDayCents: body.price === null ? null : body.price * 100,
    ...orderPictures(body.primaryImage, body.galleryImages),
  };
}

/** The fields that the specification's body lacks: one that is left out stays, so that a caller with that body wipes nothing. */
function keptFields(body: YachtBody) {
  const { model, marina, isFeatured, turnaroundMinutes, engineBrand, engineModel, enginesCount } = body;
  const given = {
    ...{ model, marina, features: body.features, isFeatured, turnaroundMinutes },
    ...{ beamFt: body.beam, engineBrand, engineModel, enginesCount },
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<
    Pick<YachtFields, keyof typeof given>
  >;
}

/** A yacht's fields from a body, for one that is new. */
export function fieldsOfNew(body: YachtBody): YachtFields {
  return {
    ...BEGINNING,
    ...keptFields(body),
    ...formFields(body),
  };
}

const subjectOf = ({ id, name }: Pick<AdminYacht, 'id' | 'name'>) => ({ kind: 'yacht' as const, id, name });

/** Takes a yacht into the fleet; her address is made of brand and name. `deps.db` is the call's own transaction. */
export async function createYacht(deps: StaffDeps, by: ActivityActor, body: YachtBody) {
  const slug = slugOf(`${body.brand} ${body.name}`);
  const id = freeId(slug, await findTakenIds(deps.db, [slug]));
  const fields = fieldsOfNew(body);
  await insertYachts(deps.db, [{ id, ...fields }], deps.now());
  await recordActivity(deps, by, {
    action: 'created',
    subject: subjectOf({ id, name: fields.name }),
    details: changesBetween({}, fields),
  });
  return ok({ id, version: 1, message: 'Yacht created successfully' });
}

/** A refusal that carries what a colleague has saved meanwhile. */
type Stale = { readonly ok: false; readonly reason: 'changed-meanwhile'; readonly current: AdminYacht };

/**
 * Writes over a yacht. Refused with `yacht-not-found` (also for an archived one), or with `changed-meanwhile` and what
 * is there now when `version` is not the newest; without `version` the last write wins.
 */
export async function updateYacht(deps: StaffDeps, by: ActivityActor, id: string, body: YachtBody) {
  return allOrNothing(deps, async (within) => {
    const before = id.includes('\0') ? undefined : await lockYacht(within.db, id);
    if (!before || before.archivedAt) return refused('yacht-not-found');
    if (body.version !== undefined && body.version !== before.version) {
      return { ok: false, reason: 'changed-meanwhile', current: before } satisfies Stale;
    }
    const fields = { ...keptFields(body), ...formFields(body) };
    const after = await updateStoredYacht(within.db, id, fields, within.now());
    await recordActivity(within, by, {
      action: 'updated',
      subject: subjectOf(after),
      details: changesBetween(before, fields),
    });
    return ok({ id, version: after.version, message: 'Yacht updated successfully' });
  });
}

/**
 * Takes a yacht out of the fleet: her address answers 404, past bookings keep her name. Refused with `yacht-not-found`, or
 * with `charters-ahead` while a confirmed charter has not ended.
 */
export async function archiveYacht(deps: StaffDeps, by: ActivityActor, id: string) {
  return allOrNothing(deps, async (within) => {
    const yacht = id.includes('\0') ? undefined : await lockYacht(within.db, id);
    if (!yacht || yacht.archivedAt) return refused('yacht-not-found');
    if (await hasCharterAhead(within, id)) return refused('charters-ahead');
    await updateStoredYacht(within.db, id, { archivedAt: within.now() }, within.now());
    await recordActivity(within, by, { action: 'deleted', subject: subjectOf(yacht) });
    return ok({ id, version: yacht.version + 1, message: 'Yacht deleted successfully' });
  });
}

/** Takes an archived yacht back into the fleet. Refused with `yacht-not-found` when there is none to take back. */
export async function restoreYacht(deps: StaffDeps, by: ActivityActor, id: string) {
  return allOrNothing(deps, async (within) => {
    const yacht = id.includes('\0') ? undefined : await lockYacht(within.db, id);
    if (!yacht?.archivedAt) return refused('yacht-not-found');
    await updateStoredYacht(within.db, id, { archivedAt: null }, within.now());
    await recordActivity(within, by, { action: 'restored', subject: subjectOf(yacht) });
    return ok({ id, version: yacht.version + 1, message: 'Yacht restored successfully' });
  });
}
