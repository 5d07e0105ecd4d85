import { ok, type Result, refused } from '#core/result.ts';
import type { Actor } from '#platform/auth/session.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import { isLastAdministrator } from '../domain.ts';
import { deleteAccount, lockTeam as lockTeamRows } from '../repository/index.ts';
import { confirmPassword } from './confirming.ts';
import { leaveOwnTrail } from './trail.ts';

export {
  findAccount,
  findAccountByUsername,
  findAccountsOfAddress,
  findUnused,
  forgetTypedAddress,
  isStillUnused,
  noteClosingNotice,
} from '../repository/index.ts';

/**
 * Deletes an account with everything that belongs only to it. The caller has released everything else. In the caller's
 * transaction.
 */
export async function deleteAccountOf({ db }: Pick<Deps, 'db'>, accountId: string): Promise<void> {
  await deleteAccount(db, accountId);
}

/** The team, locked until the transaction ends, for decisions that need two of its members. */
export async function lockTeam({ db }: Pick<Deps, 'db'>) {
  return lockTeamRows(db);
}

/**
 * Deletes the caller's account, its sessions and its profile. Refused with `password-wrong`, `too-many-tries`,
 * `last-administrator`, or as `release` refuses.
 *
 * @param release releases everything else of the account, in the same transaction and before the account is deleted
 */
export async function deleteOwnAccount<Value, Reason extends string>(
  deps: Deps,
  actor: Actor,
  password: string,
  release: (within: Deps) => Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason | 'password-wrong' | 'too-many-tries' | 'last-administrator'>> {
  const confirmed = await confirmPassword(deps, actor, password);
  if (!confirmed.ok) return confirmed;
  return allOrNothing<Deps, Result<Value, Reason | 'last-administrator'>>(deps, async (within) => {
    if (actor.role === 'administrator') {
      // Lock the team, as for a demotion: two administrators who leave at once must not each count the other.
      const team = await lockTeamRows(within.db);
      if (isLastAdministrator(team, actor.accountId)) return refused('last-administrator');
    }
    const released = await release(within);
    if (!released.ok) return released;
    await leaveOwnTrail(within, actor, 'closed the account');
    await deleteAccount(within.db, actor.accountId);
    return ok(released.value);
  });
}
