import { ok, type Result, refused } from '#core/result.ts';
import { readSettings } from '#features/content/service.ts';
import type { MailKind } from '#features/notifications/domain.ts';
import { queueMail } from '#features/notifications/service.ts';
import type { Auth } from '#platform/auth/auth.ts';
import { isCommonPassword } from '#platform/auth/known-passwords.ts';
import { hashPassword } from '#platform/auth/passwords.ts';
import type { Actor } from '#platform/auth/session.ts';
import { newToken, sha256 } from '#platform/auth/tokens.ts';
import type { Deps } from '#platform/deps.ts';
import { callerNetwork } from '#platform/http/client-address.ts';
import { browserName, isFitUsername, normalizeUsername, passwordProblem, shortAddress } from '../domain.ts';
import { passwordChangedMail, resetPasswordMail } from '../emails.tsx';
import {
  deleteSession,
  deleteSessions,
  findAccount,
  findProfile,
  findResettable,
  findSessions,
  forgetDevices,
  hasLinkSince,
  replaceLink,
  takeLink,
  updatePassword,
} from '../repository/index.ts';
import { confirmPassword } from './confirming.ts';
import type { AccountDeps } from './deps.ts';
import { takeTries } from './limits.ts';
import { orRefused } from './sign-in.ts';
import { leaveOwnTrail, leaveTrail } from './trail.ts';

/** A browser that is signed in, as its owner reads it. */
export type OwnSession = {
  readonly id: string;
  readonly browser: string;
  readonly address: string;
  readonly isThisOne: boolean;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
};

/** Where an account is signed in, the latest used first. */
export async function listOwnSessions({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<OwnSession[]> {
  const found = await findSessions(db, actor.accountId);
  return found.map(({ userAgent, ipAddress, ...session }) => ({
    ...session,
    browser: browserName(userAgent),
    address: shortAddress(ipAddress ?? ''),
    isThisOne: session.id === actor.sessionId,
  }));
}

/** Signs one browser out. Refused with `session-not-found`, also for a session of somebody else's. */
export async function endOwnSession(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  sessionId: string,
): Promise<Result<null, 'session-not-found'>> {
  return (await deleteSession(db, actor.accountId, sessionId)) ? ok(null) : refused('session-not-found');
}

/** Signs every browser out, this one too; none opens the account's applications any more. */
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
 * Changes the password; every other browser is signed out and none is known any longer, and the account's verified address is
 * told. Refused with `password-wrong`, `password-short`, `password-common` (also for the same one again) or
 * `too-many-tries`.
 */
export async function changePassword(
  deps: AccountDeps,
  actor: Actor,
  typed: { readonly currentPassword: string; readonly newPassword: string },
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
    await updatePassword(tx, actor.accountId, passwordHash, deps.now());
    await deleteSessions(tx, actor.accountId, actor.sessionId);
    await deps.endGrantsOfAccount(within, actor.accountId);
    await forgetDevices(tx, actor.accountId);
    await tellPasswordChanged(within, actor.accountId, actor.username);
    await leaveOwnTrail(within, actor, 'changed the password');
  });
  return ok(null);
}

async function tellPasswordChanged(deps: Deps, accountId: string, username: string): Promise<void> {
  const profile = await findProfile(deps.db, accountId);
  if (!profile?.emailVerifiedAt) return;
  const { contact } = await readSettings(deps);
  await queueMail(deps, {
    cause: `password-changed:${deps.newId()}`,
    to: profile.email,
    replyTo: contact.email,
    ...(await passwordChangedMail(username, contact)),
  });
}

const LINK_LASTS_MS = 3_600_000;
/** Nobody's mailbox is filled by whoever knows their name. */
const LINK_AGAIN_AFTER_MS = 120_000;

/**
 * Mails a link to choose a new password to the verified address of the account with this name or address. Whether there is
 * one is not told, and hardly to be measured. Refused with `too-many-tries`.
 */
export async function requestPasswordReset(
  deps: Deps,
  typed: string,
  address: string,
): Promise<Result<null, 'too-many-tries'>> {
  if (!(await takeTries(deps, [`reset:${callerNetwork(address)}`]))) return refused('too-many-tries');
  const named = normalizeUsername(typed);
  // An address may be longer than a name; the body's schema has seen to its length.
  if (!named.includes('@') && !isFitUsername(named)) return ok(null);
  const now = deps.now();
  const { contact } = await readSettings(deps);
  const found = await findResettable(deps.db, named);
  // Made for nobody, so that the answer takes its time all the same.
  if (found.length === 0)
    await resetPasswordMail({ username: named, href: deps.config.publicOrigin }, contact);
  for (const account of found) {
    const send = await prepareReset(deps, account);
    const since = new Date(now.getTime() - LINK_AGAIN_AFTER_MS);
    if (await hasLinkSince(deps.db, account.accountId, 'reset-password', since)) continue;
    await deps.db.transaction(send);
  }
  return ok(null);
}

/**
 * Makes a link to choose a new password and its mail; both are stored by the function that is answered.
 *
 * @param kind which limit the mail counts towards; beyond it nothing is stored
 */
export async function prepareReset(
  deps: Deps,
  { accountId, username, email }: { accountId: string; username: string; email: string },
  kind: MailKind = 'password-reset',
): Promise<(tx: Deps['db']) => Promise<void>> {
  const { contact } = await readSettings(deps);
  const { token, tokenHash } = newToken();
  const href = `${deps.config.publicOrigin}/reset-password#${token}`;
  const mail = await resetPasswordMail({ username, href }, contact);
  const createdAt = deps.now();
  return async (tx) => {
    const fate = await queueMail(
      { ...deps, db: tx },
      {
        cause: `reset-password:${tokenHash}`,
        kind,
        about: accountId,
        to: email,
        replyTo: contact.email,
        ...mail,
      },
    );
    // The link that was mailed last stays in force.
    if (fate === 'withheld') return;
    const expiresAt = new Date(createdAt.getTime() + LINK_LASTS_MS);
    await replaceLink(tx, { tokenHash, accountId, purpose: 'reset-password', email, createdAt, expiresAt });
  };
}

/**
 * Chooses a new password by a mailed link, which works once, for an hour. Every browser is signed out. A second factor stays
 * as it is. Refused with `link-spent`, `password-short` or `password-common`; the latter two leave the link in force.
 */
export async function resetPassword(
  deps: AccountDeps,
  typed: { readonly token: string; readonly password: string },
): Promise<Result<null, 'link-spent' | 'password-short' | 'password-common'>> {
  // Judged before the link is taken, so that a poor choice does not cost it.
  const problem = passwordProblem(typed.password, '', await isCommonPassword(typed.password));
  if (problem) return refused(problem);
  const passwordHash = await hashPassword(typed.password);
  return deps.db.transaction(async (tx) => {
    const link = await takeLink(tx, sha256(typed.token), 'reset-password', deps.now());
    const account = link && (await findAccount(tx, link.accountId));
    if (!account || account.bannedAt) return refused('link-spent');
    await updatePassword(tx, account.id, passwordHash, deps.now());
    await deleteSessions(tx, account.id);
    await deps.endGrantsOfAccount({ db: tx }, account.id);
    await forgetDevices(tx, account.id);
    const within = { ...deps, db: tx };
    await tellPasswordChanged(within, account.id, account.username);
    await leaveTrail(within, account, 'chose a new password by mail');
    return ok(null);
  });
}

/** What an authenticator app is given, and the codes for when it is lost. Shown once. */
export type SecondFactorSetup = {
  /** For the app to read from a picture: `otpauth://totp/…`. */
  readonly uri: string;
  /** The same for whoever types it. */
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
};

/**
 * Prepares a second factor; it counts from its first right code on. Refused with `password-wrong`, `too-many-tries`, or
 * `second-factor-on` when there is one already.
 */
export async function prepareSecondFactor(
  deps: Deps,
  auth: Auth,
  actor: Actor,
  password: string,
  headers: Headers,
) {
  const confirmed = await confirmPassword(deps, actor, password);
  if (!confirmed.ok) return confirmed;
  const made = await orRefused(() =>
    auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers }),
  );
  if (made?.method !== 'totp') return refused('second-factor-on');
  const given = new URL(made.totpURI);
  const secret = given.searchParams.get('secret') ?? '';
  const issuer = given.searchParams.get('issuer') ?? '';
  // The library names its internal address in the label; a person knows the account by its username.
  const uri = new URL(`otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(actor.username)}`);
  uri.search = new URLSearchParams({ secret, issuer, digits: '6', period: '30' })
    .toString()
    .replaceAll('+', '%20');
  return ok<SecondFactorSetup>({ uri: uri.href, secret, recoveryCodes: made.backupCodes });
}

/**
 * Puts the prepared second factor in force with its first code. The session is replaced: answers the cookies to set. Refused
 * with `code-wrong` or `too-many-tries`.
 */
export async function startSecondFactor(
  deps: Deps,
  auth: Auth,
  actor: Actor,
  typed: string,
  headers: Headers,
) {
  const tries = await takeTries(deps, [`code:${actor.accountId}`]);
  if (!tries) return refused('too-many-tries');
  const code = typed.replace(/\s/g, '');
  const started = await orRefused(() =>
    auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true }),
  );
  if (!started) return refused('code-wrong');
  await tries.giveBack();
  await leaveOwnTrail(deps, actor, 'turned the second factor on');
  return ok({ cookies: started.headers.getSetCookie() });
}

/** Takes the second factor away. Refused with `password-wrong`, `too-many-tries` or `second-factor-off`. */
export async function stopSecondFactor(
  deps: Deps,
  auth: Auth,
  actor: Actor,
  password: string,
  headers: Headers,
) {
  const confirmed = await confirmPassword(deps, actor, password);
  if (!confirmed.ok) return confirmed;
  if (!actor.hasSecondFactor) return refused('second-factor-off');
  const stopped = await orRefused(() =>
    auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
  );
  if (!stopped) return refused('second-factor-off');
  await leaveOwnTrail(deps, actor, 'turned the second factor off');
  return ok({ cookies: stopped.headers.getSetCookie() });
}

/** New recovery codes in place of the old ones. Refused with `password-wrong`, `too-many-tries` or `second-factor-off`. */
export async function renewRecoveryCodes(
  deps: Deps,
  auth: Auth,
  actor: Actor,
  password: string,
  headers: Headers,
) {
  const confirmed = await confirmPassword(deps, actor, password);
  if (!confirmed.ok) return confirmed;
  const made = await orRefused(() => auth.api.generateBackupCodes({ body: { password }, headers }));
  if (!made) return refused('second-factor-off');
  await leaveOwnTrail(deps, actor, 'made new recovery codes');
  return ok({ recoveryCodes: made.backupCodes });
}
