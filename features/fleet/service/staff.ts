import { columnsOf } from '#core/field-values.ts';
import { ok, refused, refusedAt } from '#core/result.ts';
import { type ActivityActor, changesBetween } from '#features/activity/domain.ts';
import { recordActivity } from '#features/activity/service/index.ts';
import { ANY_HOUR, areHalfSet, type OperatingHours } from '#features/calendar/domain/operating-hours.ts';
import { countChartersAhead, hasCharterAhead } from '#features/calendar/service.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import {
  type AdminYacht,
  freeId,
  idBaseOf,
  isSamePlace,
  orderPictures,
  YACHT_CHANGED,
  type YachtChange,
} from '../domain/index.ts';
import { yachtFields } from '../fields/index.ts';
import { findTakenIds, insertYachts, lockYacht, updateStoredYacht } from '../repository/index.ts';
import type { YachtBody } from '../schema/index.ts';
import { words } from '../words/index.ts';

type StaffDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'jobs'>;

/** The columns that a body sets. Fields that it leaves out to keep them are not included. */
export function writtenOf(body: YachtBody) {
  return { ...columnsOf(yachtFields, body), ...orderPictures(body.primaryImage, body.galleryImages) };
}

/** The error if only one end of a yacht's hours is set; null if there is none. */
export function hoursFault(yacht: Partial<OperatingHours>) {
  const { earliestDeparture = ANY_HOUR, latestReturn = ANY_HOUR } = yacht;
  if (!areHalfSet({ earliestDeparture, latestReturn })) return null;
  const field = latestReturn === ANY_HOUR ? 'latestReturn' : 'earliestDeparture';
  return { field, message: words.bothHours } as const;
}

/**
 * Lets charters follow a yacht's new name or marina, in the caller's transaction (product 2.19). Answers how many confirmed
 * charters ahead have another marina now.
 */
export async function letChartersFollow(
  deps: StaffDeps,
  before: AdminYacht,
  { name = before.name, marina = before.marina }: Partial<Pick<AdminYacht, 'name' | 'marina'>>,
): Promise<number> {
  const isElsewhere = marina !== '' && !isSamePlace(marina, before.marina);
  if (name === before.name && !isElsewhere) return 0;
  const change: YachtChange = {
    yachtId: before.id,
    marina: isElsewhere ? marina : '',
    changeId: deps.newId(),
  };
  await deps.jobs.add(deps.db, YACHT_CHANGED, change);
  return isElsewhere ? countChartersAhead(deps, before.id) : 0;
}

/** An answer to staff, with how many confirmed charters ahead have another marina now, if any. */
export const withOtherMarina = (message: string, charters: number) =>
  charters > 0 ? `${message.replace(/\.?$/, '.')} ${words.otherMarinaOf(charters)}` : message;

const subjectOf = ({ id, name }: Pick<AdminYacht, 'id' | 'name'>) => ({ kind: 'yacht' as const, id, name });

/**
 * Adds a yacht to the fleet; its id is made from brand and name. `deps.db` must be the request's own transaction. Refused with
 * `invalid` if only one end of its hours is set.
 */
export async function createYacht(deps: StaffDeps, by: ActivityActor, body: YachtBody) {
  const base = idBaseOf(body);
  const id = freeId(base, await findTakenIds(deps.db, [base]));
  const fields = writtenOf(body);
  const fault = hoursFault(fields);
  if (fault) return refusedAt('invalid', fault.field, fault.message);
  await insertYachts(deps.db, [{ id, ...fields }], deps.now());
  await recordActivity(deps, by, {
    action: 'created',
    subject: subjectOf({ id, name: fields.name }),
    details: changesBetween({}, fields),
  });
  return ok({ id, version: 1, message: words.yachtCreated });
}

/** A refusal that contains the yacht as a colleague has saved it meanwhile. */
type Stale = { readonly ok: false; readonly reason: 'changed-meanwhile'; readonly current: AdminYacht };

/**
 * Changes a yacht. Refused with `yacht-not-found` (also for an archived one), or with `changed-meanwhile` and the current yacht
 * if `version` is not the newest; without `version` the last write wins. Refused with `invalid` if only one end of the hours
 * would be set.
 */
export async function updateYacht(deps: StaffDeps, by: ActivityActor, id: string, body: YachtBody) {
  return allOrNothing(deps, async (within) => {
    const before = id.includes('\0') ? undefined : await lockYacht(within.db, id);
    if (!before || before.archivedAt) return refused('yacht-not-found');
    if (body.version !== undefined && body.version !== before.version) {
      return { ok: false, reason: 'changed-meanwhile', current: before } satisfies Stale;
    }
    const fields = writtenOf(body);
    const fault = hoursFault({ ...before, ...fields });
    if (fault) return refusedAt('invalid', fault.field, fault.message);
    const after = await updateStoredYacht(within.db, id, fields, within.now());
    await recordActivity(within, by, {
      action: 'updated',
      subject: subjectOf(after),
      details: changesBetween(before, fields),
    });
    const elsewhere = await letChartersFollow(within, before, after);
    return ok({ id, version: after.version, message: withOtherMarina(words.yachtUpdated, elsewhere) });
  });
}

/**
 * Archives a yacht: its page answers 404, past bookings keep its name. Refused with `yacht-not-found`, with `changed-meanwhile` and
 * the yacht as it is now, or with `charters-ahead` while a confirmed charter has not ended.
 */
export async function archiveYacht(deps: StaffDeps, by: ActivityActor, id: string, version?: number) {
  return allOrNothing(deps, async (within) => {
    const yacht = id.includes('\0') ? undefined : await lockYacht(within.db, id);
    if (!yacht || yacht.archivedAt) return refused('yacht-not-found');
    if (version !== undefined && version !== yacht.version) {
      return { ok: false, reason: 'changed-meanwhile', current: yacht } satisfies Stale;
    }
    if (await hasCharterAhead(within, id)) return refused('charters-ahead');
    await updateStoredYacht(within.db, id, { archivedAt: within.now() }, within.now());
    await recordActivity(within, by, { action: 'deleted', subject: subjectOf(yacht) });
    return ok({ id, version: yacht.version + 1, message: words.yachtDeleted });
  });
}

/** Restores an archived yacht to the fleet. Refused with `yacht-not-found` if there is no such archived yacht. */
export async function restoreYacht(deps: StaffDeps, by: ActivityActor, id: string) {
  return allOrNothing(deps, async (within) => {
    const yacht = id.includes('\0') ? undefined : await lockYacht(within.db, id);
    if (!yacht?.archivedAt) return refused('yacht-not-found');
    await updateStoredYacht(within.db, id, { archivedAt: null }, within.now());
    await recordActivity(within, by, { action: 'restored', subject: subjectOf(yacht) });
    return ok({ id, version: yacht.version + 1, message: words.yachtRestored });
  });
}
