import type { Context } from 'hono';
import { ok } from '#core/result.ts';
import type { Deps } from '#platform/deps.ts';
import { answerRefusal, answerResult, type Refusal } from '#platform/http/answers.ts';
import type { ApiEnv } from '#platform/http/route.ts';
import { words } from '../components/admin/words/index.ts';
import { isBarredBy, type Left } from '../policy/moments.ts';
import type { ClientCharterAnswer } from '../schema/index.ts';
import {
  type Changer,
  type Charter,
  type ClientCharter,
  openForStaff,
  type SigningDeps,
} from '../service/index.ts';
import { encodeForClient } from './encode.ts';

/** What departures, the layer above charters, know of a charter: its captain, whether it has left, and whether it is still out. */
export type Leaving = Left & { readonly captain: string | null };

export type ChartersDeps = SigningDeps & {
  readonly leavingOf: (deps: Deps, charter: Charter) => Promise<Leaving>;
};

/** Answers a charter as its client reads it, with its captain. While it is under way the client can't cancel. */
export async function answerForClient(
  c: Context,
  deps: ChartersDeps,
  found: { readonly ok: true; readonly value: ClientCharter } | Refusal,
) {
  if (!found.ok) return answerRefusal(c, found);
  const { captain, hasLeft, isUnderWay } = await deps.leavingOf(deps, found.value.charter);
  const cancellation = isUnderWay ? null : found.value.cancellation;
  const answer: ClientCharterAnswer = encodeForClient({ ...found.value, cancellation }, { captain, hasLeft });
  return c.json(answer, 200);
}

/** A charter for staff. Events that the departure rules out are not offered. */
export async function openWithLeaving(deps: ChartersDeps, charterId: string) {
  const found = await openForStaff(deps, charterId);
  if (!found.ok) return found;
  const left = await deps.leavingOf(deps, found.value.charter);
  return ok({ ...found.value, events: found.value.events.filter((event) => !isBarredBy(event, left)) });
}

/** Answers a change. */
export const answerChanged = (
  c: Context,
  done: { readonly ok: true; readonly value: Charter } | Refusal,
  message: string,
) => answerResult(c, done, ({ id, status, version }) => ({ id, status, version, message }));

/**
 * Answers a change that its client is mailed about. If the client has no address, the sentence tells the staff member to call.
 */
export const answerTold = (
  c: Context,
  done: { readonly ok: true; readonly value: Charter } | Refusal,
  message: string,
  unmailed = message,
) =>
  answerChanged(
    c,
    done,
    done.ok && done.value.contactEmail === '' ? `${unmailed} ${words.callTheClient}` : message,
  );

/** Answers a calendar file, which the visitor's calendar program opens. */
export function calendarAnswer(c: Context, content: string) {
  c.header('Content-Type', 'text/calendar; charset=utf-8');
  c.header('Content-Disposition', 'attachment; filename="charter.ics"');
  return c.body(content, 200);
}

/** The staff member who makes the call, as the author of a change. */
export function asStaff(c: Context<ApiEnv>): Changer {
  const { username, accountId } = c.get('actor');
  return { role: 'staff', name: username, accountId };
}
