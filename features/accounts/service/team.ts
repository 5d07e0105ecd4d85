import { ok, refused } from '#core/result.ts';
import { recordActivity } from '#features/activity/service.ts';
import type { Actor } from '#server/auth/session.ts';
import { allOrNothing } from '#server/db/all-or-nothing.ts';
import type { Deps } from '#server/deps.ts';
import { normalizeUsername } from '../domain.ts';
import {
  deleteSessions,
  findAccount,
  findAccountByUsername,
  findTeam,
  lockAdministrators,
  updateRole,
} from '../repository/index.ts';
import { createAdministrator } from './administrators.ts';

type TeamDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

/** The administrators, by name, each with how well the account is kept. */
export async function listTeam({ db }: Pick<Deps, 'db'>) {
  return findTeam(db);
}

/** Whether work can be given to that account. */
export async function isAdministrator({ db }: Pick<Deps, 'db'>, accountId: string): Promise<boolean> {
  const account = await findAccount(db, accountId);
  return account?.role === 'administrator' && account.bannedAt === null;
}

const noted = (account: { readonly id: string; readonly username: string }) =>
  ({ kind: 'team', id: account.id, name: account.username }) as const;

/**
 * Makes an administrator with a one-time password, which is answered this once. A client of that name becomes one only when
 * `isClient` says that this is meant; they are signed out everywhere.
 *
 * Refused with `username-unfit`, `username-taken` or `already-administrator`.
 */
export async function addColleague(deps: TeamDeps, actor: Actor, typed: string, isClient: boolean) {
  return allOrNothing(deps, async (within) => {
    const existing = await findAccountByUsername(within.db, normalizeUsername(typed));
    if (existing?.role === 'administrator') return refused('already-administrator');
    if (existing && !isClient) return refused('username-taken');
    const made = await createAdministrator(within, typed, { withoutSecondFactor: false });
    if (!made.ok) return made;
    const account = await findAccountByUsername(within.db, made.value.username);
    if (!account) throw new Error('The administrator was not stored');
    await recordActivity(within, actor, {
      action: 'added',
      subject: noted(account),
      details: existing ? { wasClient: true } : {},
    });
    return ok({ id: account.id, username: account.username, password: made.value.password });
  });
}

async function colleagueOf({ db }: Pick<Deps, 'db'>, accountId: string) {
  const account = await findAccount(db, accountId);
  return account?.role === 'administrator' ? ok(account) : refused('colleague-not-found');
}

/**
 * Gives a colleague who is locked out a one-time password, answered this once, and signs them out everywhere. Refused with
 * `colleague-not-found`.
 */
export async function letColleagueIn(
  deps: TeamDeps,
  actor: Actor,
  accountId: string,
  withoutSecondFactor: boolean,
) {
  return allOrNothing(deps, async (within) => {
    const found = await colleagueOf(within, accountId);
    if (!found.ok) return found;
    const made = await createAdministrator(within, found.value.username, { withoutSecondFactor });
    if (!made.ok) return made;
    await recordActivity(within, actor, {
      action: 'gave a one-time password',
      subject: noted(found.value),
      details: { withoutSecondFactor },
    });
    const { username, password } = made.value;
    return ok({ id: accountId, username, password });
  });
}

/** Signs a colleague out everywhere. Refused with `colleague-not-found`. */
export async function signColleagueOut(deps: TeamDeps, actor: Actor, accountId: string) {
  return allOrNothing(deps, async (within) => {
    const found = await colleagueOf(within, accountId);
    if (!found.ok) return found;
    await deleteSessions(within.db, accountId);
    await recordActivity(within, actor, { action: 'signed out', subject: noted(found.value) });
    return ok(found.value.username);
  });
}

/**
 * Makes a client of a colleague, and signs them out everywhere: from then on nothing of the staff's is theirs. Refused with
 * `colleague-not-found`, or with `last-administrator`: two who take each other's part away at once can't both succeed.
 */
export async function demoteColleague(deps: TeamDeps, actor: Actor, accountId: string) {
  return allOrNothing(deps, async (within) => {
    const administrators = await lockAdministrators(within.db);
    const found = administrators.find(({ id }) => id === accountId);
    // Whoever was demoted while waiting for the lock demotes nobody any more.
    if (!found || !administrators.some(({ id }) => id === actor.accountId))
      return refused('colleague-not-found');
    if (administrators.length === 1) return refused('last-administrator');
    await updateRole(within.db, accountId, 'client', deps.now());
    await deleteSessions(within.db, accountId);
    await recordActivity(within, actor, { action: 'demoted', subject: noted(found) });
    return ok(found.username);
  });
}
