import { isId } from '#core/ids.ts';
import { ok, type Result, refused } from '#core/result.ts';
import { type CalendarYacht, takeTime } from '#features/calendar/service.ts';
import { addChange, changeCase, logStep } from '#features/cases/service.ts';
import { holdBookableYacht } from '#features/fleet/service/index.ts';
import { takeBackMails } from '#features/notifications/service.ts';
import { databaseErrorCode } from '#platform/db/error-code.ts';
import type { Deps } from '#platform/deps.ts';
import { type CalledOffBy, MAIL_CAUSES, requestNumber } from '../domain.ts';
import { mayDo, refusalOf, statusAfter } from '../policy/moments.ts';
import {
  CHARTER_TRANSITIONS,
  type CharterEvent,
  type CharterRole,
  type CharterStatus,
} from '../policy/states.ts';
import { type Charter, findCharter, findCharters, lockCharter, updateCharter } from '../repository/index.ts';
import { feeOf } from './agreed.ts';
import { extendLinks } from './links.ts';

/** The person who changes a charter, and their role; kept in the charter's history. */
export type Changer = {
  readonly role: CharterRole;
  readonly name: string;
  /** The staff member's account, for the activity log. */
  readonly accountId?: string | undefined;
};

/** What every change of a charter may carry: a reason, and the version that was looked at. */
export type ChangeWords = { readonly reason?: string | undefined; readonly version?: number | undefined };

/** What a cancellation may carry, too: who calls it off. */
export type CancelWords = ChangeWords & { readonly calledOffBy?: CalledOffBy | undefined };

/** Finds a charter; refused with `charter-not-found`. */
export async function openCharter(
  { db }: Pick<Deps, 'db'>,
  id: string,
): Promise<Result<Charter, 'charter-not-found'>> {
  const charter = isId(id) ? await findCharter(db, id) : undefined;
  return charter ? ok(charter) : refused('charter-not-found');
}

/** The charters that exist with these ids, by their ids. */
export async function openCharters({ db }: Pick<Deps, 'db'>, ids: readonly string[]) {
  return new Map((await findCharters(db, ids)).map((charter) => [charter.id, charter] as const));
}

/** Like openCharter, and locks the row until the caller's transaction ends. */
export async function holdCharter(
  { db }: Pick<Deps, 'db'>,
  id: string,
): Promise<Result<Charter, 'charter-not-found'>> {
  const charter = isId(id) ? await lockCharter(db, id) : undefined;
  return charter ? ok(charter) : refused('charter-not-found');
}

/** Finds a charter and changes it, all or nothing. Refused with `charter-not-found`, or like the change. */
export const changeCharter = <Done extends { readonly ok: boolean }>(
  deps: Deps,
  id: string,
  change: (within: Deps, charter: Charter) => Promise<Done>,
) => changeCase(deps, (within) => openCharter(within, id), change);

/** Whether the event shows that staff take the request for a real client's: then it is no longer suspected spam (product 5.4). */
const takesUp = (event: CharterEvent) => event !== 'review' && event !== 'cancel';

/**
 * Brings an event about. Checks that the role may, and that the charter's status and the moment allow it; then writes the change
 * and its history, only if the charter is still as it was read. Call it first in the change's transaction: it locks the charter
 * until the transaction ends.
 *
 * Refused with `not-allowed`; `not-in-this-state`; the reason of the required moment (`slot-begun`, `charter-not-over`,
 * `undo-too-late`, `charter-departed`, `client-forgotten`); `charter-under-way` for cancelling or moving a charter that has left
 * and is not back, or changing its mode; `already-departed` for a no-show that has left; or `charter-changed` when another
 * change came first.
 */
export async function applyEvent(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'log'>,
  charter: Charter,
  event: CharterEvent,
  by: Changer,
  { reason = '', version, calledOffBy }: CancelWords,
  fields: Partial<Omit<Charter, 'id' | 'version' | 'status'>> = {},
) {
  if (!mayDo(by.role, event)) return refused('not-allowed');
  if (version !== undefined && version !== charter.version) return refused('charter-changed');
  const now = deps.now();
  const reasonAgainst = refusalOf(event, charter, by.role, now);
  if (reasonAgainst) return refused(reasonAgainst);
  const status = statusAfter(event, charter.status) ?? charter.status;
  const written = await unlessAtSea(() =>
    updateCharter(deps.db, charter, {
      ...(by.role === 'staff' && takesUp(event) && { suspectedSpam: false }),
      ...fields,
      status,
      updatedAt: now,
    }),
  );
  if (!written.ok) return written;
  const changed = written.value;
  if (!changed) return refused('charter-changed');
  if (changed.returnsAt > charter.returnsAt) await extendLinks(deps, changed);
  // A quote's mail goes out all the same: it is what the client has accepted, or what the mail after it is about.
  if (isAnother(charter, changed)) await takeBackMails(deps, charter.id, { except: MAIL_CAUSES.quoted });
  const changeId = await addChange(deps, {
    caseId: charter.id,
    event,
    fromStatus: charter.status,
    toStatus: status,
    changedBy: by.role === 'client' ? 'client' : `staff: ${by.name}`,
    reason,
    ...(event === 'cancel' ? { details: await conditionsOf(deps, charter, calledOffBy) } : {}),
  });
  if (by.role === 'staff') {
    await logStep(deps, by, {
      action: CHARTER_TRANSITIONS[event].logged,
      subject: inLog(changed),
      details: {
        from: charter.status,
        to: status,
        ...(event === 'move' ? { was: inLog(charter).name } : {}),
        // Log the names of the fields only, not their values: the log is kept longer than a closed account.
        ...(event === 'correct' ? { changed: Object.keys(fields) } : {}),
      },
    });
  }
  return ok<Changed>({ charter: changed, changeId, before: charter.status });
}

/** By what the cancellation is judged, also if the charter is taken up again for another day and quoted anew. */
const conditionsOf = async (
  deps: Pick<Deps, 'db' | 'log'>,
  charter: Charter,
  calledOffBy: CalledOffBy = 'client',
) => ({
  calledOffBy,
  departsAt: charter.departsAt.toISOString(),
  feePercent: await feeOf(deps, charter),
});

/** Whether the charter stands or leaves otherwise now, so that reminders and requests written before are no longer true. */
const isAnother = (before: Charter, now: Charter) =>
  now.status !== before.status ||
  now.yachtId !== before.yachtId ||
  now.departsAt.getTime() !== before.departsAt.getTime();

/** The error codes with which the database refuses a change because of the charter's departure (migration 0065). */
const AT_SEA: Readonly<Record<string, 'charter-under-way' | 'already-departed'>> = {
  UW001: 'charter-under-way',
  UW002: 'already-departed',
};

/** Makes a change that the database refuses if the yacht has left. Charters can't check that: departures are above them. */
async function unlessAtSea<Written>(write: () => Promise<Written>) {
  try {
    return ok(await write());
  } catch (error) {
    const reason = AT_SEA[databaseErrorCode(error) ?? ''];
    if (reason) return refused(reason);
    throw error;
  }
}

/** A charter as the activity log names it: without its client, because the log is kept for years. */
export const inLog = ({ id, yachtName, startOn }: Pick<Charter, 'id' | 'yachtName' | 'startOn'>) =>
  ({ kind: 'charter', id, name: `${yachtName}, ${startOn}, request ${requestNumber(id)}` }) as const;

/** A charter after a change. `changeId` goes into the cause of each mail about the change. */
export type Changed = {
  readonly charter: Charter;
  readonly changeId: string;
  readonly before: CharterStatus;
};

/** The charter's yacht, which cannot leave the fleet until the transaction ends; refused with `unknown-yacht` if she has left. */
export async function yachtOf(deps: Pick<Deps, 'db'>, charter: Pick<Charter, 'yachtId'>) {
  return holdBookableYacht(deps, charter.yachtId);
}

/**
 * Puts the charter's time on its yacht's calendar, and gives back the time that the charter had there: as a hold until
 * `heldUntil`, or for good without it. False when the time is taken.
 */
export async function putOnCalendar(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  yacht: CalendarYacht,
  charter: Pick<Charter, 'id' | 'departsAt' | 'returnsAt'>,
  heldUntil?: Date,
): Promise<boolean> {
  const wanted = {
    id: deps.newId(),
    yachtId: yacht.id,
    charterId: charter.id,
    range: { from: charter.departsAt, to: charter.returnsAt },
    ...(heldUntil ? ({ kind: 'hold', expiresAt: heldUntil } as const) : ({ kind: 'charter' } as const)),
  };
  return takeTime(deps, wanted, yacht.turnaroundMinutes);
}
