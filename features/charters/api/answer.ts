import type { Context } from 'hono';
import { told } from '#core/result.ts';
import type { Deps } from '#platform/deps.ts';
import { answerRefusal, answerResult, type Refusal } from '#platform/http/answers.ts';
import type { ApiEnv } from '#platform/http/route.ts';
import { words } from '../components/admin/words/index.ts';
import type { ClientCharterAnswer } from '../schema/index.ts';
import type { Changer, Charter, ClientCharter, SigningDeps } from '../service/index.ts';
import { encodeForClient } from './encode.ts';

/** What is known above charters of one's leaving: who takes it out, and whether it has left and is not back. */
export type Leaving = { readonly captain: string | null; readonly isUnderWay: boolean };

export type ChartersDeps = SigningDeps & {
  readonly leavingOf: (deps: Deps, charter: Pick<Charter, 'id' | 'mode' | 'status'>) => Promise<Leaving>;
};

/** Answers a charter as its client reads it, with its captain; what is under way is not called off. */
export async function answerForClient(
  c: Context,
  deps: ChartersDeps,
  found: { readonly ok: true; readonly value: ClientCharter } | Refusal,
) {
  if (!found.ok) return answerRefusal(c, found);
  const { captain, isUnderWay } = await deps.leavingOf(deps, found.value.charter);
  const cancellation = isUnderWay ? null : found.value.cancellation;
  const answer: ClientCharterAnswer = encodeForClient({ ...found.value, cancellation }, captain);
  return c.json(answer, 200);
}

/** What a change answers. */
export const answerChanged = (
  c: Context,
  done: { readonly ok: true; readonly value: Charter } | Refusal,
  message: string,
) =>
  answerResult(
    c,
    told(done, ({ id, status, version }) => ({ id, status, version, message })),
  );

/** The same for what its client is mailed: without an address they have to be called, and the colleague is told so. */
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

/** A calendar file, to be opened by whatever program keeps the visitor's calendar. */
export function calendarAnswer(c: Context, content: string) {
  c.header('Content-Type', 'text/calendar; charset=utf-8');
  c.header('Content-Disposition', 'attachment; filename="charter.ics"');
  return c.body(content, 200);
}

/** The colleague who calls, as whoever makes a change. */
export function asStaff(c: Context<ApiEnv>): Changer {
  const { username, accountId } = c.get('actor');
  return { role: 'staff', name: username, accountId };
}
