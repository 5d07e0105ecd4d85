import { isId } from '#core/ids.ts';
import { ok, type Result, refused } from '#core/result.ts';
import { type CalendarYacht, takeTime } from '#features/calendar/service.ts';
import { addChange, changeCase, logStep } from '#features/cases/service.ts';
import { holdBookableYacht } from '#features/fleet/service/index.ts';
import { databaseErrorCode } from '#platform/db/error-code.ts';
import type { Deps } from '#platform/deps.ts';
import { requestNumber } from '../domain.ts';
import { mayDo, refusalOf, statusAfter } from '../policy/moments.ts';
import {
  CHARTER_TRANSITIONS,
  type CharterEvent,
  type CharterRole,
  type CharterStatus,
} from '../policy/states.ts';
import { type Charter, findCharter, findCharters, lockCharter, updateCharter } from '../repository/index.ts';

/** Who changes a charter, and as what: kept in its history. */
export type Changer = {
  readonly role: CharterRole;
  readonly name: string;
  /** A colleague's account, for the log of what staff did. */
  readonly accountId?: string | undefined;
};

/** What every change of a charter may say: why, and which version of it was looked at. */
export type ChangeWords = { readonly reason?: string | undefined; readonly version?: number | undefined };

/** Finds a charter; refused with `charter-not-found`. */
export async function openCharter(
  { db }: Pick<Deps, 'db'>,
  id: string,
): Promise<Result<Charter, 'charter-not-found'>> {
  const charter = isId(id) ? await findCharter(db, id) : undefined;
  return charter ? ok(charter) : refused('charter-not-found');
}

/** All of these that there are, by their ids. */
export async function openCharters({ db }: Pick<Deps, 'db'>, ids: readonly string[]) {
  return new Map((await findCharters(db, ids)).map((charter) => [charter.id, charter] as const));
}

/** The same, and nobody else changes it until the caller's transaction ends. */
export async function holdCharter(
  { db }: Pick<Deps, 'db'>,
  id: string,
): Promise<Result<Charter, 'charter-not-found'>> {
  const charter = isId(id) ? await lockCharter(db, id) : undefined;
  return charter ? ok(charter) : refused('charter-not-found');
}

/** Finds a charter and changes it, all or nothing. Refused with `charter-not-found`, and as the change is. */
export const changeCharter = <Done extends { readonly ok: boolean }>(
  deps: Deps,
  id: string,
  change: (within: Deps, charter: Charter) => Promise<Done>,
) => changeCase(deps, (within) => openCharter(within, id), change);

/** Whether a colleague who does that takes the request for a client's: nobody writes to a program (product 5.4). */
const takesUp = (event: CharterEvent) => event !== 'review' && event !== 'cancel';

/**
 * Brings an event about: checks that this role may and that the charter's state and the moment allow it, writes the change
 * over exactly what was read, and its history. Call it first in the change's transaction: from then on nobody else changes
 * the charter until it ends.
 *
 * Refused with `not-allowed`, `not-in-this-state`, the reason of the moment that is missing (`slot-begun`,
 * `charter-not-over`, `undo-too-late`, `charter-departed`), `charter-under-way` for calling off or moving what has left and is not
 * back, `already-departed` for a no-show that has left, or `charter-changed` when somebody was faster.
 */
export async function applyEvent(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  charter: Charter,
  event: CharterEvent,
  by: Changer,
  { reason = '', version }: ChangeWords,
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
      ...fields,
      ...(by.role === 'staff' && takesUp(event) && { suspectedSpam: false }),
      status,
      updatedAt: now,
    }),
  );
  if (!written.ok) return written;
  const changed = written.value;
  if (!changed) return refused('charter-changed');
  const changeId = await addChange(deps, {
    caseId: charter.id,
    event,
    fromStatus: charter.status,
    toStatus: status,
    changedBy: by.role === 'client' ? 'client' : `staff: ${by.name}`,
    reason,
  });
  if (by.role === 'staff') {
    await logStep(deps, by, {
      action: CHARTER_TRANSITIONS[event].logged,
      subject: inLog(changed),
      details: {
        from: charter.status,
        to: status,
        ...(event === 'move' ? { was: inLog(charter).name } : {}),
        // Which fields, and not their words: the log outlives a closed account.
        ...(event === 'correct' ? { changed: Object.keys(fields) } : {}),
      },
    });
  }
  return ok<Changed>({ charter: changed, changeId, before: charter.status });
}

/** What the database says of a change that a charter's departure stands against (migration 0065). */
const AT_SEA: Readonly<Record<string, 'charter-under-way' | 'already-departed'>> = {
  UW001: 'charter-under-way',
  UW002: 'already-departed',
};

/** Writes a change, refused by the database where the charter has left: who has, is known above charters. */
async function unlessAtSea<Written>(write: () => Promise<Written>) {
  try {
    return ok(await write());
  } catch (error) {
    const reason = AT_SEA[databaseErrorCode(error) ?? ''];
    if (reason) return refused(reason);
    throw error;
  }
}

/** A charter in the log of what staff did: without its client, because that log is kept for years. */
export const inLog = ({ id, yachtName, startOn }: Pick<Charter, 'id' | 'yachtName' | 'startOn'>) =>
  ({ kind: 'charter', id, name: `${yachtName}, ${startOn}, request ${requestNumber(id)}` }) as const;

/** A charter after a change; the change's id names the mails that it causes. */
export type Changed = {
  readonly charter: Charter;
  readonly changeId: string;
  readonly before: CharterStatus;
};

/** The charter's yacht, when it can still be promised; refused with `unknown-yacht` when it left the fleet. */
export async function yachtOf(deps: Pick<Deps, 'db'>, charter: Pick<Charter, 'yachtId'>) {
  return holdBookableYacht(deps, charter.yachtId);
}

/**
 * Puts the charter's time on its yacht's calendar, in place of what it had there: held until an instant, or for good.
 * False when it is taken.
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
