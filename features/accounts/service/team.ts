import { ok, refused } from '#core/result.ts';
import { type Area, may, type StaffRole } from '#core/rights.ts';
import { recordActivity } from '#features/activity/service/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import {
  isLastAdministrator,
  mayMakePassword,
  normalizeUsername,
  PASSWORD_REQUEST_ENDS_MS,
  PASSWORD_WAITS_MS,
  rolesVersion,
} from '../domain.ts';
import { passwordAskedMail, passwordMadeMail, rolesChangedMail, takenOffMail } from '../emails.tsx';
import {
  deleteSessions,
  demandPassword,
  findAccount,
  findAccountByUsername,
  findColleagues,
  findPasswordRequests,
  findTeam,
  holdAccountRow,
  insertPasswordRequest,
  lockTeam,
  shutOut,
  takePasswordRequest,
  updateStaffRoles,
} from '../repository/index.ts';
import { createAdministrator, drawPassword } from './administrators.ts';
import type { AccountDeps } from './deps.ts';
import { tellAccount } from './proved.ts';
import { isAlike } from './sign-in.ts';

/** The team by name, with how well each account is secured and the open request for a one-time password. */
export async function listTeam(deps: Pick<Deps, 'db' | 'now'>, actor: Actor) {
  const now = deps.now();
  const [team, requests] = await Promise.all([findTeam(deps.db), findPasswordRequests(deps.db, now)]);
  const you = team.find(({ id }) => id === actor.accountId);
  return team.map(({ roleSince: _roleSince, ...colleague }) => {
    const request = requests.find(({ accountId }) => accountId === colleague.id);
    return {
      ...colleague,
      isYou: colleague.id === actor.accountId,
      passwordRequest: request
        ? {
            askedBy: request.askedByName,
            withoutSecondFactor: request.withoutSecondFactor,
            dueAt: request.dueAt,
            mayBeMade: you !== undefined && mayMakePassword(request, you, now),
          }
        : null,
    };
  });
}

/** The colleagues by name, to assign work to one. */
export async function listColleagues({ db }: Pick<Deps, 'db'>, actor: Actor) {
  const colleagues = await findColleagues(db);
  return colleagues.map((colleague) => ({ ...colleague, isYou: colleague.id === actor.accountId }));
}

/**
 * Whether work in that area can be assigned to the account: its roles may change that area. Its roles stay as they are until the
 * caller's transaction ends; a change under way is waited for, because it unassigns only what it finds. Call it before the case is
 * locked: the change locks the team first, and then the cases.
 */
export async function canBeGiven({ db }: Pick<Deps, 'db'>, accountId: string, area: Area): Promise<boolean> {
  await holdAccountRow(db, accountId);
  const account = await findAccount(db, accountId);
  if (account?.role !== 'administrator' || account.bannedAt !== null) return false;
  return may(account.staffRoles, area, 'changes');
}

const noted = (account: { readonly id: string; readonly username: string }) =>
  ({ kind: 'team', id: account.id, name: account.username }) as const;

/**
 * Adds a colleague with these roles and a one-time password, which is returned only once. An existing client of that name joins
 * the team only if `isClient` is set: they are signed out everywhere, sign in with their own password and must choose another at
 * once. No password of an account that belongs to somebody is ever handed out.
 *
 * Refused with `username-unfit`, `username-alike`, `username-taken`, `already-administrator` or, for a locked client,
 * `account-locked`.
 */
export async function addColleague(
  deps: AccountDeps,
  actor: Actor,
  typed: string,
  staffRoles: readonly StaffRole[],
  isClient: boolean,
) {
  const drawn = await drawPassword();
  return allOrNothing(deps, async (within) => {
    const username = normalizeUsername(typed);
    const existing = await findAccountByUsername(within.db, username);
    if (existing?.role === 'administrator') return refused('already-administrator');
    if (existing && !isClient) return refused('username-taken');
    if (existing?.bannedAt) return refused('account-locked');
    if (!existing && (await isAlike(within, username))) return refused('username-alike');
    let password: string | null = null;
    if (existing) {
      await updateStaffRoles(within.db, existing.id, staffRoles, within.now());
      await demandPassword(within.db, existing.id, within.now());
      await shutOut(within.db, existing.id);
      await deps.endGrantsOfAccount(within, existing.id);
    } else {
      const made = await createAdministrator(within, typed, {
        withoutSecondFactor: false,
        staffRoles,
        drawn,
      });
      if (!made.ok) return made;
      password = made.value.password;
    }
    const account = existing ?? (await findAccountByUsername(within.db, username));
    if (!account) throw new Error('The administrator was not stored');
    await recordActivity(within, actor, {
      action: 'added',
      subject: noted(account),
      details: { roles: [...staffRoles], ...(existing ? { wasClient: true } : {}) },
    });
    return ok({ id: account.id, username: account.username, password });
  });
}

async function colleagueOf({ db }: Pick<Deps, 'db'>, accountId: string) {
  const account = await findAccount(db, accountId);
  return account?.role === 'administrator' ? ok(account) : refused('colleague-not-found');
}

/**
 * Requests a one-time password for a colleague who is locked out. The colleague is mailed and can refuse it. It can be created
 * once another administrator agrees, or after a day (`letColleagueIn`). Refused with `colleague-not-found`, `not-allowed` for
 * oneself, or `already-asked`.
 */
export async function askForPassword(
  deps: Deps,
  actor: Actor,
  accountId: string,
  withoutSecondFactor: boolean,
) {
  return allOrNothing(deps, async (within) => {
    if (accountId === actor.accountId) return refused('not-allowed');
    const found = await colleagueOf(within, accountId);
    if (!found.ok) return found;
    const askedAt = within.now();
    const dueAt = new Date(askedAt.getTime() + PASSWORD_WAITS_MS);
    const isNew = await insertPasswordRequest(within.db, {
      accountId,
      askedBy: actor.accountId,
      withoutSecondFactor,
      askedAt,
      dueAt,
      expiresAt: new Date(askedAt.getTime() + PASSWORD_REQUEST_ENDS_MS),
    });
    if (!isNew) return refused('already-asked');
    await recordActivity(within, actor, {
      action: 'asked for a one-time password',
      subject: noted(found.value),
      details: { withoutSecondFactor },
    });
    const { username } = found.value;
    const href = `${within.config.publicOrigin}/admin/team`;
    await tellAccount(within, accountId, 'password-asked', (contact) =>
      passwordAskedMail({ username, askedBy: actor.username, withoutSecondFactor, href }, contact),
    );
    return ok({ username, dueAt });
  });
}

/**
 * Deletes a request for a one-time password: the colleague concerned refuses it, or an administrator withdraws it. Refused with
 * `password-request-not-found`.
 */
export async function refusePassword(deps: Deps, actor: Actor, accountId: string) {
  return allOrNothing(deps, async (within) => {
    const taken = await takePasswordRequest(within.db, accountId, within.now());
    const account = taken && (await findAccount(within.db, accountId));
    if (!account) return refused('password-request-not-found');
    const action = 'refused a one-time password';
    await recordActivity(within, actor, { action, subject: noted(account) });
    return ok(account.username);
  });
}

/**
 * Creates the one-time password that was requested for a colleague, returned only once, and signs them out everywhere; the
 * colleague is mailed. Refused with `colleague-not-found`, `password-request-not-found`, or `approval-needed` until another
 * administrator agrees or the day is over.
 */
export async function letColleagueIn(deps: Deps, actor: Actor, accountId: string) {
  const drawn = await drawPassword();
  return allOrNothing(deps, async (within) => {
    const team = await lockTeam(within.db);
    const colleague = team.find(({ id }) => id === accountId);
    const you = team.find(({ id }) => id === actor.accountId);
    if (!colleague || !you) return refused('colleague-not-found');
    const request = await takePasswordRequest(within.db, accountId, within.now());
    if (!request) return refused('password-request-not-found');
    if (!mayMakePassword(request, you, within.now())) return refused('approval-needed');
    const { withoutSecondFactor } = request;
    const { staffRoles } = colleague;
    const made = await createAdministrator(within, colleague.username, {
      withoutSecondFactor,
      staffRoles,
      drawn,
    });
    if (!made.ok) return made;
    await recordActivity(within, actor, {
      action: 'gave a one-time password',
      subject: noted(colleague),
      details: { withoutSecondFactor },
    });
    const { username, password } = made.value;
    await tellAccount(within, accountId, 'password-made', (contact) =>
      passwordMadeMail({ username, madeBy: actor.username, withoutSecondFactor }, contact),
    );
    return ok({ id: accountId, username, password });
  });
}

/** Signs a colleague out everywhere. Refused with `colleague-not-found`. */
export async function signColleagueOut(deps: Deps, actor: Actor, accountId: string) {
  return allOrNothing(deps, async (within) => {
    const found = await colleagueOf(within, accountId);
    if (!found.ok) return found;
    await deleteSessions(within.db, accountId);
    await recordActivity(within, actor, { action: 'signed out', subject: noted(found.value) });
    return ok(found.value.username);
  });
}

/** Check again after waiting for the lock: an administrator who lost the role meanwhile may no longer change the team. */
const isStillAdministrator = (
  team: readonly { readonly id: string; readonly staffRoles: readonly StaffRole[] }[],
  { accountId }: Actor,
) => team.some(({ id, staffRoles }) => id === accountId && staffRoles.includes('administrator'));

/**
 * Replaces the roles of a team member, in force from their next call on. They are mailed, and open cases outside their new roles
 * are unassigned. Refused with `colleague-not-found`, with `last-administrator` if nobody would be left to give roles, or with
 * `changed-meanwhile` and the present roles when `version` is that of others. Without `version` the last write wins.
 */
export async function changeRoles(
  deps: AccountDeps,
  actor: Actor,
  accountId: string,
  staffRoles: readonly StaffRole[],
  version?: string,
) {
  return allOrNothing(deps, async (within) => {
    const team = await lockTeam(within.db);
    const found = team.find(({ id }) => id === accountId);
    if (!found || !isStillAdministrator(team, actor)) return refused('colleague-not-found');
    const now = { roles: found.staffRoles, version: rolesVersion(found.staffRoles) };
    if (version !== undefined && version !== now.version)
      return { ...refused('changed-meanwhile'), current: now } as const;
    if (!staffRoles.includes('administrator') && isLastAdministrator(team, accountId))
      return refused('last-administrator');
    await updateStaffRoles(within.db, accountId, staffRoles, within.now());
    await deps.freeCasesOf(within, actor, { id: accountId, staffRoles });
    await recordActivity(within, actor, {
      action: 'changed the roles of',
      subject: noted(found),
      details: { before: [...found.staffRoles], after: [...staffRoles] },
    });
    const { username } = found;
    const by = actor.username;
    if (accountId !== actor.accountId)
      await tellAccount(within, accountId, 'roles-changed', (contact) =>
        rolesChangedMail({ username, by, staffRoles }, contact),
      );
    return ok(username);
  });
}

/**
 * Makes a colleague a client, and signs them out everywhere; their open cases are unassigned. Refused with `colleague-not-found`,
 * or with `last-administrator`: if two administrators demote each other at once, only one succeeds.
 */
export async function demoteColleague(deps: AccountDeps, actor: Actor, accountId: string) {
  return allOrNothing(deps, async (within) => {
    const team = await lockTeam(within.db);
    const found = team.find(({ id }) => id === accountId);
    if (!found || !isStillAdministrator(team, actor)) return refused('colleague-not-found');
    if (isLastAdministrator(team, accountId)) return refused('last-administrator');
    await updateStaffRoles(within.db, accountId, [], deps.now());
    await deps.freeCasesOf(within, actor, { id: accountId, staffRoles: [] });
    await deleteSessions(within.db, accountId);
    await takePasswordRequest(within.db, accountId, within.now());
    await recordActivity(within, actor, { action: 'demoted', subject: noted(found) });
    const by = actor.username;
    if (accountId !== actor.accountId)
      await tellAccount(within, accountId, 'taken-off', (contact) =>
        takenOffMail({ username: found.username, by }, contact),
      );
    return ok(found.username);
  });
}
