import { ok, refused } from '#core/result.ts';
import { may, type StaffRole } from '#core/rights.ts';
import { logStep } from '#features/cases/service.ts';
import {
  advanceCharter,
  type Changer,
  type Charter,
  changeCharter,
  holdCharter,
  inLog,
} from '#features/charters/service/index.ts';
import { listGuests } from '#features/guests/service/index.ts';
import { listHeldWithoutRelease, planHoldRelease } from '#features/money/service/index.ts';
import { databaseErrorCode } from '#platform/db/error-code.ts';
import type { Deps } from '#platform/deps.ts';
import { oneByOne } from '#platform/jobs/one-by-one.ts';
import { absenceOf } from '../domain/index.ts';
import {
  findCaptain,
  findDeparture,
  findReturnedEarly,
  insertOverride,
  saveDeparture,
} from '../repository/index.ts';
import type { CaptainBody } from '../schema.ts';
import { listBoarded } from './boarding.ts';
import { findMissing } from './read.ts';
import { take } from './take.ts';

/** PostgreSQL's code for a violated exclusion constraint: the captain is on two charters at once. */
const EXCLUDES_ANOTHER = '23P01';

const log = (
  deps: Deps,
  by: Changer,
  charter: Charter,
  action: string,
  details?: Readonly<Record<string, unknown>>,
) => logStep(deps, by, { action, subject: inLog(charter), ...(details ? { details } : {}) });

/**
 * Assigns a captain to a charter with crew, or takes the captain off. Refused with `entry-not-found` for an unknown or inactive
 * one, with `captain-is-clients` bareboat, with `changed-meanwhile` if it no longer has the captain whom another was to replace,
 * and with `captain-busy` if a constraint finds them on another charter then.
 */
export async function assignCaptain(
  deps: Deps,
  charterId: string,
  { captainId, from }: CaptainBody,
  by: Changer,
) {
  try {
    return await take(deps, charterId, 'assign', async (within, charter, departure) => {
      // If staff assigned the captain, it would not be the charterer's choice, and the charter would not be bareboat.
      if (charter.mode === 'bareboat') return refused('captain-is-clients');
      if (captainId === departure.captainId) return ok(charter);
      if (from !== undefined && from !== departure.captainId) return refused('changed-meanwhile');
      const captain = captainId === null ? undefined : await findCaptain(within.db, captainId);
      if (captainId !== null && !captain?.isActive) return refused('entry-not-found');
      await saveDeparture(within.db, charter, { captainId });
      if (captain) await log(within, by, charter, 'assigned a captain to', { captain: captain.name });
      else await log(within, by, charter, 'took the captain off');
      return ok(charter);
    });
  } catch (error) {
    if (databaseErrorCode(error) === EXCLUDES_ANOTHER) return refused('captain-busy');
    throw error;
  }
}

/**
 * Lets a missing point pass, with a reason. It covers exactly that point: another sum or guest is a new one. Refused with
 * `nothing-to-override` if the point is not missing, `not-overridable` if the law does not leave it to the business, and
 * `not-in-your-role` for the charter desk if it says more than who has not come.
 */
export async function overridePoint(
  deps: Deps,
  charterId: string,
  { point, reason }: { readonly point: string; readonly reason: string },
  by: Changer & { readonly staffRoles: readonly StaffRole[] },
) {
  const mayPassAll = may(by.staffRoles, 'overrides', 'changes');
  return take(deps, charterId, 'override', async (within, charter, departure) => {
    const meant = (await findMissing(within, { charter, departure })).find((one) => one.point === point);
    if (!meant) return refused('nothing-to-override');
    if (!meant.mayOverride) return refused('not-overridable');
    if (!mayPassAll && !meant.isAbsence) return refused('not-in-your-role');
    // An override refers to the departure's row, which may not exist yet.
    await saveDeparture(within.db, charter, {});
    const { code } = meant;
    await insertOverride(within.db, {
      charterId,
      point: mayPassAll ? point : absenceOf(point),
      code,
      reason,
      madeBy: by.name,
      madeAt: within.now(),
    });
    // The log names neither the guest nor the reason, because it is kept longer than guests' data.
    await log(within, by, charter, 'overrode what was missing of', { missing: code });
    return ok(charter);
  });
}

/** Notes that a charter leaves. Refused with `departure-incomplete` and everything that is missing. */
export async function depart(deps: Deps, charterId: string, by: Changer) {
  return take(deps, charterId, 'depart', async (within, charter, departure) => {
    const missing = await findMissing(within, { charter, departure });
    if (missing.length > 0) {
      const also = missing.map(({ sentence }) => sentence).join(' ');
      return { ...refused('departure-incomplete'), also };
    }
    await saveDeparture(within.db, charter, { departedAt: within.now(), departedBy: by.name });
    const guests = await listGuests(within, charter.id);
    const boarded = await listBoarded(within, [charter]);
    const aboard = guests.filter(({ id }) => boarded.has(id)).length;
    await log(within, by, charter, 'let depart', { aboard, named: guests.length });
    return ok({ ...charter, aboard, named: guests.length });
  });
}

/**
 * Notes that a charter is back. If its time is over, this completes it (product 4.5); otherwise a job completes it at that time.
 */
export async function noteReturn(deps: Deps, charterId: string, by: Changer) {
  return take(deps, charterId, 'return', async (within, charter) => {
    const now = within.now();
    await saveDeparture(within.db, charter, { returnedAt: now, returnedBy: by.name });
    await planHoldRelease(within, charterId, now);
    await log(within, by, charter, 'noted the return of');
    return charter.returnsAt <= now ? completeOnce(within, charter, by) : ok(charter);
  });
}

/** Completes a charter that is back, only once: if a colleague undoes it, it stays undone. */
async function completeOnce(deps: Deps, charter: Charter, by: Changer) {
  const completed = await advanceCharter(deps, charter.id, 'complete', by, { reason: 'Returned.' });
  if (completed.ok || completed.reason !== 'charter-changed')
    await saveDeparture(deps.db, charter, { completedAt: deps.now() });
  return completed;
}

/**
 * Completes the charters that came back early once their time is over; answers how many. A failure does not stop the others, but
 * makes the job fail at its end.
 */
export async function completeReturned(deps: Deps): Promise<number> {
  let completed = 0;
  const each = oneByOne(deps);
  for (const charterId of await findReturnedEarly(deps.db, deps.now())) {
    await each.tryTo({ charterId }, async () => {
      if (await completeIfBack(deps, charterId)) completed += 1;
    });
  }
  each.end();
  return completed;
}

/** Completes one charter, after locking it and reading it again: its return may have been undone meanwhile. */
async function completeIfBack(deps: Deps, charterId: string): Promise<boolean> {
  const done = await changeCharter(deps, charterId, async (within, { id }) => {
    const held = await holdCharter(within, id);
    if (!held.ok) return held;
    const { returnedAt, returnedBy, completedAt } = await findDeparture(within.db, id);
    if (returnedAt === null || completedAt !== null) return ok(false);
    const completed = await completeOnce(within, held.value, { role: 'staff', name: returnedBy ?? '' });
    // False if a colleague completed it first; it is marked either way, so that no later run looks at it.
    return ok(completed.ok);
  });
  return done.ok && done.value;
}

/**
 * Plans the release of the damage holds of confirmed charters that are over and were never noted as left: nobody can note their
 * return any more, and a hold ends some hours after it (product 4.23). A failure does not stop the others, but makes the job
 * fail at its end.
 */
export async function planReleasesOfOver(deps: Deps): Promise<void> {
  const each = oneByOne(deps);
  for (const charterId of await listHeldWithoutRelease(deps)) {
    await each.tryTo({ charterId }, async () => {
      await changeCharter(deps, charterId, async (within, { id }) => {
        const held = await holdCharter(within, id);
        if (!held.ok) return held;
        const { status, returnsAt } = held.value;
        const { departedAt } = await findDeparture(within.db, id);
        const isOver = status === 'confirmed' && returnsAt <= within.now() && departedAt === null;
        if (isOver) await planHoldRelease(within, id, returnsAt, true);
        return ok(isOver);
      });
    });
  }
  each.end();
}

/**
 * Undoes the last note, a departure or a return, if it is recent enough. Refused with `changed-meanwhile` if the caller meant the
 * other: a call that is sent again after its answer was lost must not take back the departure of a yacht that is at sea.
 */
export async function undoStep(deps: Deps, charterId: string, by: Changer, of?: 'departure' | 'return') {
  return take(deps, charterId, 'undo', async (within, charter, { returnedAt }) => {
    const isReturn = returnedAt !== null;
    if (of !== undefined && isReturn !== (of === 'return')) return refused('changed-meanwhile');
    await saveDeparture(
      within.db,
      charter,
      isReturn
        ? { returnedAt: null, returnedBy: null, completedAt: null }
        : { departedAt: null, departedBy: null },
    );
    if (isReturn) await planHoldRelease(within, charterId, null);
    await log(within, by, charter, isReturn ? 'took back the return of' : 'took back the departure of');
    return ok(charter);
  });
}
