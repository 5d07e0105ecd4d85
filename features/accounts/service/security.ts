import { FIRST_LANGUAGE } from '#core/language.ts';
import { ok, type Result, refused } from '#core/result.ts';
import { readSettings } from '#features/content/service.ts';
import type { MailKind } from '#features/notifications/domain.ts';
import { isCommonPassword } from '#platform/auth/known-passwords.ts';
import { hashPassword } from '#platform/auth/passwords.ts';
import type { Actor } from '#platform/auth/session.ts';
import { newToken, sha256 } from '#platform/auth/tokens.ts';
import type { Deps } from '#platform/deps.ts';
import { callerNetwork } from '#platform/http/client-address.ts';
import { inLanguage } from '#platform/language.ts';
import { browserName, isFitUsername, normalizeUsername, passwordProblem, shortAddress } from '../domain.ts';
import { passwordChangedMail, resetPasswordMail } from '../emails.tsx';
import {
  deleteSession,
  deleteSessions,
  findAccount,
  findResettable,
  findSessions,
  hasLinkSince,
  isLinkKept,
  keepDevice,
  shutOut,
  takeLink,
  updatePassword,
} from '../repository/index.ts';
import { confirmPassword } from './confirming.ts';
import type { AccountDeps } from './deps.ts';
import { takeTries } from './limits.ts';
import { prepareLink } from './links.ts';
import { tellAccount } from './proved.ts';
import { leaveOwnTrail, leaveTrail } from './trail.ts';

/** A signed-in browser, as the account's owner sees it. */
export type OwnSession = {
  readonly id: string;
  readonly browser: string;
  readonly address: string;
  readonly isThisOne: boolean;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
};

/** The account's sessions, the most recently used first. */
export async function listOwnSessions(
  { db }: Pick<Deps, 'db'>,
  actor: Pick<Actor, 'accountId' | 'sessionId'>,
): Promise<OwnSession[]> {
  const found = await findSessions(db, actor.accountId);
  return found.map(({ userAgent, ipAddress, ...session }) => ({
    ...session,
    browser: browserName(userAgent),
    address: shortAddress(ipAddress ?? ''),
    isThisOne: session.id === actor.sessionId,
  }));
}

/** Signs one browser out. Refused with `session-not-found`, also for another account's session. */
export async function endOwnSession(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  sessionId: string,
): Promise<Result<null, 'session-not-found'>> {
  return (await deleteSession(db, actor.accountId, sessionId)) ? ok(null) : refused('session-not-found');
}

/** Signs every browser out, including this one. Browsers also lose access to the account's applications. */
export async function endAllSessions(
  deps: Pick<AccountDeps, 'db' | 'endGrantsOfAccount'>,
  actor: Actor,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await deleteSessions(tx, actor.accountId);
    await deps.endGrantsOfAccount({ db: tx }, actor.accountId);
  });
}

/**
 * Changes the password, signs every other browser out, forgets other known browsers, and mails the confirmed address. Refused
 * with `password-wrong`, `password-short`, `password-common` (also for the same password again) or `too-many-tries`.
 *
 * @param device the token of this browser, if it has one
 */
export async function changePassword(
  deps: AccountDeps,
  actor: Actor,
  typed: { readonly currentPassword: string; readonly newPassword: string },
  device: string | undefined,
) {
  const confirmed = await confirmPassword(deps, actor, typed.currentPassword);
  if (!confirmed.ok) return confirmed;
  const problem =
    passwordProblem(typed.newPassword, actor.username, await isCommonPassword(typed.newPassword)) ??
    (typed.newPassword === typed.currentPassword ? 'password-common' : undefined);
  if (problem) return refused(problem);
  const passwordHash = await hashPassword(typed.newPassword);
  await deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const here = { sessionId: actor.sessionId, deviceHash: device && sha256(device) };
    await replacePassword(within, actor.accountId, actor.username, passwordHash, here);
    await leaveOwnTrail(within, actor, 'changed the password');
  });
  return ok(null);
}

/** Stores a password that the owner has chosen, ends all access by the former one except from here, and mails the owner. */
async function replacePassword(
  deps: AccountDeps,
  accountId: string,
  username: string,
  passwordHash: string,
  here?: Parameters<typeof shutOut>[2],
): Promise<void> {
  await updatePassword(deps.db, accountId, passwordHash, deps.now());
  await shutOut(deps.db, accountId, here);
  await deps.endGrantsOfAccount(deps, accountId);
  await tellAccount(deps, accountId, 'password-changed', (contact) => passwordChangedMail(username, contact));
}

/** Wait between two links, in milliseconds, so that nobody can fill a mailbox by knowing a username. */
const LINK_AGAIN_AFTER_MS = 120_000;

/**
 * Mails a link to choose a new password to the confirmed address of the account with this name or address. The answer does not
 * reveal whether there is one, and its duration hardly does. Refused with `too-many-tries`.
 */
export async function requestPasswordReset(
  deps: Deps,
  typed: string,
  address: string,
): Promise<Result<null, 'too-many-tries'>> {
  if (!(await takeTries(deps, [`reset:${callerNetwork(address)}`]))) return refused('too-many-tries');
  const named = normalizeUsername(typed);
  // An email address may be longer than a username; the schema has limited its length.
  if (!named.includes('@') && !isFitUsername(named)) return ok(null);
  const now = deps.now();
  const { contact } = await readSettings(deps);
  const found = await findResettable(deps.db, named);
  // If no account is found, render a mail for nobody, so that the answer takes as long.
  if (found.length === 0)
    await inLanguage(FIRST_LANGUAGE, () =>
      resetPasswordMail({ username: named, href: deps.config.publicOrigin }, contact),
    );
  for (const account of found) {
    const send = await prepareReset(deps, account);
    const since = new Date(now.getTime() - LINK_AGAIN_AFTER_MS);
    if (await hasLinkSince(deps.db, account.accountId, 'reset-password', since)) continue;
    await deps.db.transaction(send);
  }
  return ok(null);
}

/**
 * Prepares a link to choose a new password and its mail; the returned function stores both.
 *
 * @param kind the kind of mail whose limit it counts towards; beyond the limit nothing is stored
 */
export async function prepareReset(
  deps: Deps,
  { accountId, username, email }: { accountId: string; username: string; email: string },
  kind: MailKind = 'password-reset',
) {
  return prepareLink(deps, { purpose: 'reset-password', kind, accountId, email }, (href, contact) =>
    resetPasswordMail({ username, href }, contact),
  );
}

/**
 * Sets a new password by a mailed link, which works once and for an hour. Signs every browser out; a second factor stays. Refused
 * with `link-spent`, `password-short` or `password-common`; after the latter two the link is still valid.
 *
 * @param device the browser's token; it is known from now on, so that a stranger's guesses at the new password do not keep it out
 * @returns the browser's token
 */
export async function resetPassword(
  deps: AccountDeps,
  typed: { readonly token: string; readonly password: string },
  device = newToken(24).token,
): Promise<Result<{ device: string }, 'link-spent' | 'password-short' | 'password-common'>> {
  // Check the password before using up the link, so that a poor choice does not cost the link.
  const problem = passwordProblem(typed.password, '', await isCommonPassword(typed.password));
  if (problem) return refused(problem);
  // A token that was made up must not cost the work of a hash.
  const tokenHash = sha256(typed.token);
  if (!(await isLinkKept(deps.db, tokenHash))) return refused('link-spent');
  const passwordHash = await hashPassword(typed.password);
  return deps.db.transaction(async (tx) => {
    const link = await takeLink(tx, tokenHash, 'reset-password', deps.now());
    const account = link && (await findAccount(tx, link.accountId));
    if (!account || account.bannedAt) return refused('link-spent');
    const within = { ...deps, db: tx };
    await replacePassword(within, account.id, account.username, passwordHash);
    await keepDevice(tx, account.id, sha256(device), deps.now());
    await leaveTrail(within, account, 'chose a new password by mail');
    return ok({ device });
  });
}
