import { ok, type Result, refused } from '#core/result.ts';
import { recordActivity } from '#features/activity/service/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import { deleteSessions, findAccount, lockAccount, shutOut, unlockAccount } from '../repository/index.ts';
import type { AccountDeps } from './deps.ts';

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Changes a client's account and logs it. Refused with `customer-not-found` if the account is not a client's. */
function toClient(
  deps: AccountDeps,
  actor: Actor,
  accountId: string,
  action: string,
  change: (within: AccountDeps, account: Account) => Promise<void>,
  details: Readonly<Record<string, unknown>> = {},
) {
  return allOrNothing<AccountDeps, Result<null, 'customer-not-found'>>(deps, async (within) => {
    const account = await findAccount(within.db, accountId);
    if (account?.role !== 'client') return refused('customer-not-found');
    await change(within, account);
    // Log the account's id only, never a name: the log is kept for years, longer than a closed account.
    await recordActivity(within, actor, {
      action,
      subject: { kind: 'account', id: account.id, name: '' },
      details,
    });
    return ok(null);
  });
}

/** Signs a client out everywhere. Browsers also lose access to the account's applications. */
export function signClientOut(deps: AccountDeps, actor: Actor, accountId: string) {
  return toClient(deps, actor, accountId, 'signed out', async (within, { id }) => {
    await deleteSessions(within.db, id);
    await deps.endGrantsOfAccount(within, id);
  });
}

/**
 * Locks a client's account until it is unlocked: all browsers are signed out, and signing in is refused like a wrong password.
 *
 * @param reason for colleagues, in the activity log
 */
export function lockClient(deps: AccountDeps, actor: Actor, accountId: string, reason: string) {
  const lock = async (within: AccountDeps, { id }: Account) => {
    await lockAccount(within.db, id, within.now());
    await shutOut(within.db, id);
    await deps.endGrantsOfAccount(within, id);
  };
  return toClient(deps, actor, accountId, 'locked', lock, { reason });
}

/** Unlocks a client's account. They can sign in with the same password as before. */
export function unlockClient(deps: AccountDeps, actor: Actor, accountId: string) {
  return toClient(deps, actor, accountId, 'unlocked', ({ db, now }, { id }) => unlockAccount(db, id, now()));
}
