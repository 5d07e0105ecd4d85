import type { Context } from 'hono';
import { type Alternative, type Issue, refuse } from '#platform/http/errors.ts';
import type { FailureCode } from '#platform/http/failures.ts';
import type { ApiEnv } from '#platform/http/route.ts';
import type { Changer, Charter } from '../service/index.ts';

type Refused = {
  readonly ok: false;
  readonly reason: FailureCode;
  readonly issues?: readonly Issue[];
  readonly alternatives?: readonly Alternative[];
};

/** A change's refusal, with the fields it names and the free times it offers. */
export const refuseChange = (c: Context, { reason, issues, alternatives }: Refused) =>
  refuse(c, reason, issues, alternatives);

/** What a change answers. */
export const encodeChanged = ({ id, status, version }: Charter, message: string) => ({
  id,
  status,
  version,
  message,
});

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
