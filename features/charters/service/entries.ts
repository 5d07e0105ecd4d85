import { instantAt } from '#core/charter-time.ts';
import { isId } from '#core/ids.ts';
import { ok, refused, refusedAt } from '#core/result.ts';
import { type TimeRange, withTurnaround } from '#features/calendar/domain/index.ts';
import {
  blockTime,
  type Entry,
  entryVersion,
  freeTime,
  listOccupied,
  openEntry,
} from '#features/calendar/service.ts';
import { logStep } from '#features/cases/service.ts';
import { holdBookableYacht, openBookableYacht } from '#features/fleet/service/index.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import { spanText } from '#words/instants.ts';
import type { Charter } from '../repository/index.ts';
import type { EntryBody } from '../schema/index.ts';
import { words as said } from '../schema/words/index.ts';
import type { Changer } from './change.ts';

const HOUR_MS = 3_600_000;
/** The refusal of a time that is not free, with the entries that lie in it. */
async function inTheWay(deps: Pick<Deps, 'db' | 'now'>, yachtId: string, range: TimeRange) {
  const occupied = await listOccupied(deps, yachtId, range);
  const found = occupied
    .slice(0, 3)
    .map(({ kind, from, to }) => `${said.kinds[kind]}, ${spanText(from, to)}`);
  const message = said.inTheWay(found.join('; '));
  return { ...refused('dates-taken'), issues: found.length > 0 ? [{ path: 'startDate', message }] : [] };
}

/** The time that the entry is to have; undefined when it would end before it begins. */
function rangeOf(entry: EntryBody): TimeRange | undefined {
  const range = {
    from: instantAt(entry.startDate, entry.fromHour),
    to: instantAt(entry.endDate, entry.toHour),
  };
  return range.from < range.to ? range : undefined;
}

const wrongOrder = () => refusedAt('invalid', 'endDate', said.endsBefore);

const inLog = (id: string, yachtName: string) => ({ kind: 'block', id, name: yachtName }) as const;

const clockOf = (hour: number) => `${Math.floor(hour)}:${hour % 1 === 0 ? '00' : '30'}`;

/**
 * What the activity log says of an entry. Without its reason: it may name a client, and the log is kept longer than the client.
 */
const timesOf = ({ kind, startDate, endDate, fromHour, toHour }: EntryBody) => ({
  kind,
  from: `${startDate} ${clockOf(fromHour)}`,
  to: `${endDate} ${clockOf(toHour)}`,
});

/**
 * Blocks a yacht for maintenance or for its owner, or holds it for a client who has no request yet; in the caller's transaction.
 * Refused with `unknown-yacht`, `invalid`, or `dates-taken` and the entries that are in the way.
 */
export async function addEntry(deps: Deps, entry: EntryBody, by: Changer) {
  const yacht = await holdBookableYacht(deps, entry.yachtId);
  if (!yacht.ok) return yacht;
  const range = rangeOf(entry);
  if (!range) return wrongOrder();
  const id = deps.newId();
  const { reason } = entry;
  const expiresAt = new Date(deps.now().getTime() + entry.holdHours * HOUR_MS);
  const kind = entry.kind === 'hold' ? ({ kind: 'hold', expiresAt } as const) : ({ kind: 'block' } as const);
  const { turnaroundMinutes } = yacht.value;
  if (!(await blockTime(deps, { id, yachtId: yacht.value.id, range, reason, ...kind }, turnaroundMinutes)))
    return inTheWay(deps, yacht.value.id, withTurnaround(range, turnaroundMinutes));
  const action = entry.kind === 'hold' ? 'held' : 'blocked';
  await logStep(deps, by, { action, subject: inLog(id, yacht.value.name), details: timesOf(entry) });
  return ok({ id, message: said.putOn[entry.kind](yacht.value.name) });
}

/**
 * Opens an entry that staff may move themselves: a block or a courtesy hold, not a charter's time.
 *
 * @param version the version that was looked at, if the caller knows it; a colleague may have changed the entry since
 */
async function openOwn(deps: Pick<Deps, 'db'>, id: string, version: string | undefined) {
  const entry = isId(id) ? await openEntry(deps, id) : undefined;
  if (!entry) return refused('entry-not-found');
  if (entry.charterId !== null) return refused('entry-of-charter');
  const isStale = version !== undefined && version !== entryVersion(entry);
  return isStale ? { ...refused('changed-meanwhile'), current: entry } : ok(entry);
}

/**
 * Moves or changes a block or a courtesy hold; its kind and the end of the hold stay. Refused with `entry-not-found`, also for a
 * lapsed hold; `entry-of-charter` for a charter's time; `changed-meanwhile` with the entry as a colleague has changed it; or like
 * `addEntry`.
 */
export async function changeEntry(deps: Deps, id: string, entry: EntryBody, by: Changer) {
  return allOrNothing(deps, async (within) => {
    const found = await openOwn(within, id, entry.version);
    if (!found.ok) return found;
    const { kind, expiresAt } = found.value;
    // A lapsed hold could be moved, but would hold nothing in its new place.
    if (expiresAt && expiresAt <= within.now()) return refused('entry-not-found');
    const yacht = await holdBookableYacht(within, entry.yachtId);
    if (!yacht.ok) return yacht;
    const range = rangeOf(entry);
    if (!range) return wrongOrder();
    await freeTime(within, id);
    const place = { id, yachtId: yacht.value.id, range, reason: entry.reason };
    const wanted =
      kind === 'hold' && expiresAt
        ? ({ ...place, kind, expiresAt } as const)
        : ({ ...place, kind: kind === 'charter' ? kind : 'block' } as const);
    const { turnaroundMinutes } = yacht.value;
    if (!(await blockTime(within, wanted, turnaroundMinutes, found.value)))
      return inTheWay(within, yacht.value.id, withTurnaround(range, turnaroundMinutes));
    await logStep(within, by, {
      action: 'moved',
      subject: inLog(id, yacht.value.name),
      details: { ...timesOf(entry), kind, was: found.value.from.toISOString() },
    });
    return ok({ id, message: said.entryMoved(yacht.value.name) });
  });
}

/** Gives back the time of an entry and logs it, in the caller's transaction. Refused like `openOwn`. */
async function takeOff(deps: Deps, id: string, version: string | undefined, by: Changer) {
  const found = await openOwn(deps, id, version);
  if (!found.ok) return found;
  const entry = found.value;
  const yacht = await openBookableYacht(deps, entry.yachtId);
  await freeTime(deps, id);
  const { kind, from, to } = entry;
  const name = yacht.ok ? yacht.value.name : entry.yachtId;
  await logStep(deps, by, {
    action: 'freed',
    subject: inLog(id, name),
    details: { kind, from: from.toISOString(), to: to.toISOString() },
  });
  return ok({ entry, name });
}

/**
 * Deletes a block or a courtesy hold from the calendar. Refused with `entry-not-found`, `entry-of-charter`, or with
 * `changed-meanwhile` and the entry as a colleague has changed it.
 */
export async function removeEntry(deps: Deps, id: string, version: string | undefined, by: Changer) {
  return allOrNothing(deps, async (within) => {
    const taken = await takeOff(within, id, version, by);
    return taken.ok ? ok({ id, message: said.isFreeAgain(taken.value.name) }) : taken;
  });
}

/**
 * Gives back the time of a courtesy hold for the booking that is made of it; in the caller's transaction. Answers the hold, or
 * null if it has lapsed. Refused with `entry-not-found`, also for a block; `entry-of-charter`; or `changed-meanwhile`.
 */
export async function takeOverHold(deps: Deps, hold: { id: string; version: string }, by: Changer) {
  const taken = await takeOff(deps, hold.id, hold.version, by);
  if (!taken.ok) return taken;
  const { entry } = taken.value;
  const { kind, expiresAt } = entry;
  if (kind !== 'hold') return refused('entry-not-found');
  return ok(expiresAt && expiresAt > deps.now() ? { ...entry, expiresAt } : null);
}

/** A courtesy hold that has not lapsed and whose time `takeOverHold` has given back. */
type Held = Entry & { readonly expiresAt: Date };

/**
 * Holds the time of a request in place of the courtesy hold of which it was made, for as long as that would have lasted. Unlike a
 * quote's hold, it has its own end (`endsAt`), like the courtesy hold, whose turnaround it keeps if the yacht's has grown since.
 * False when the time is taken.
 */
export const holdForRequest = (deps: Deps, charter: Charter, held: Held, turnaroundMinutes: number) =>
  blockTime(
    deps,
    {
      id: deps.newId(),
      kind: 'hold',
      yachtId: charter.yachtId,
      charterId: charter.id,
      range: { from: charter.departsAt, to: charter.returnsAt },
      expiresAt: held.expiresAt,
    },
    turnaroundMinutes,
    held,
  );
