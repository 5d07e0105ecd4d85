import { recordOften } from '#features/activity/service/index.ts';
import { recordSecurityEvents } from '#features/security/service/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Deps } from '#platform/deps.ts';
import type { Role } from '../domain.ts';

type TrailDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'log'>;
type Whose = { readonly id: string; readonly username: string; readonly role: Role };

/** The recorded events of an account, in the words of the activity log. */
export type Step =
  | 'signed in'
  | 'failed to sign in'
  | 'failed to confirm'
  | 'changed the password'
  | 'chose a new password by mail'
  | 'turned the second factor on'
  | 'turned the second factor off'
  | 'made new recovery codes'
  | 'added a passkey'
  | 'removed a passkey'
  | 'used a passkey'
  | 'changed the email address'
  | 'took the email address back'
  | 'closed the account'
  | 'was refused';

/** Steps that anybody can do, not only the account's owner. */
const BY_ANYBODY: readonly Step[] = ['failed to sign in', 'took the email address back'];

/**
 * Writes a line to the process's log and to Activity. Neither names a client: after an account is closed, only an id without
 * meaning is left.
 */
export async function leaveTrail(
  deps: TrailDeps,
  { id, username, role }: Whose,
  step: Step,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  deps.log.info({ accountId: id, role, ...details }, step);
  const isStaff = role === 'administrator';
  const by = BY_ANYBODY.includes(step)
    ? { accountId: null, username: 'somebody' }
    : { accountId: id, username: isStaff ? username : 'client' };
  const subject = { kind: 'account', id };
  const accountId = by.accountId;
  // Record each of these as a security event, because limits bound how many there can be. Refused calls have no limit, so only
  // their count is recorded (`recordOften`).
  if (step !== 'was refused') await recordSecurityEvents(deps, [{ kind: step, accountId, subject, details }]);
  await recordOften(deps, by, {
    action: step,
    subject: { kind: 'account', id, name: isStaff ? username : '' },
    details,
  });
}

/** Like leaveTrail, for the signed-in account. */
export async function leaveOwnTrail(
  deps: TrailDeps,
  { accountId, username, role }: Actor,
  step: Step,
  details?: Readonly<Record<string, unknown>>,
): Promise<void> {
  await leaveTrail(deps, { id: accountId, username, role }, step, details);
}
