import { recordOften } from '#features/activity/service/index.ts';
import { recordSecurityEvents } from '#features/security/service/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Deps } from '#platform/deps.ts';
import type { Role } from '../domain.ts';

type TrailDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'log'>;
type Whose = { readonly id: string; readonly username: string; readonly role: Role };

/** What is written down of an account's comings and goings, in the log's words. */
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

/** Done by whoever tries, who need not be the owner. */
const BY_ANYBODY: readonly Step[] = ['failed to sign in', 'took the email address back'];

/**
 * Leaves a line in the process's log and in Activity. Neither names a client: an account that is closed leaves an id that says
 * nothing to anybody.
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
  // Signing in and being refused is held to limits, so each try is written down; other refusals by their count alone.
  if (step !== 'was refused') await recordSecurityEvents(deps, [{ kind: step, accountId, subject, details }]);
  await recordOften(deps, by, {
    action: step,
    subject: { kind: 'account', id, name: isStaff ? username : '' },
    details,
  });
}

/** `leaveTrail` of whoever is signed in. */
export async function leaveOwnTrail(
  deps: TrailDeps,
  { accountId, username, role }: Actor,
  step: Step,
  details?: Readonly<Record<string, unknown>>,
): Promise<void> {
  await leaveTrail(deps, { id: accountId, username, role }, step, details);
}
