import { ok, refused } from '#core/result.ts';
import { type Actor, beginSession } from '#platform/auth/session.ts';
import type { Deps } from '#platform/deps.ts';
import { factorStartedMail } from '../emails.tsx';
import { deleteSecondFactor, deleteSessions, renameSecondFactor } from '../repository/index.ts';
import { confirmPassword } from './confirming.ts';
import type { AccountDeps } from './deps.ts';
import { takeTries } from './limits.ts';
import { tellAccount, tellLessProtected } from './proved.ts';
import { orRefused, type SignInCaller } from './sign-in.ts';
import { leaveOwnTrail } from './trail.ts';

/** The secret for an authenticator app, and the recovery codes for when the app is lost. Shown once. */
export type SecondFactorSetup = {
  /** For the app to scan as a QR code: `otpauth://totp/…`. */
  readonly uri: string;
  /** The secret alone, to type it into the app. */
  readonly secret: string;
  readonly recoveryCodes: string[];
};

/**
 * Prepares a second factor; it is in force after its first right code. Refused with `password-wrong`, `too-many-tries`, or
 * `second-factor-on` if there is one already.
 */
export async function prepareSecondFactor(
  deps: AccountDeps,
  actor: Actor,
  password: string,
  headers: Headers,
) {
  const confirmed = await confirmPassword(deps, actor, password);
  if (!confirmed.ok) return confirmed;
  const made = await orRefused(() =>
    deps.auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers }),
  );
  if (made?.method !== 'totp') return refused('second-factor-on');
  const given = new URL(made.totpURI);
  const secret = given.searchParams.get('secret') ?? '';
  const issuer = given.searchParams.get('issuer') ?? '';
  // The library puts its internal address into the label; users know the account by its username.
  const uri = new URL(`otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(actor.username)}`);
  uri.search = new URLSearchParams({ secret, issuer, digits: '6', period: '30' })
    .toString()
    .replaceAll('+', '%20');
  return ok<SecondFactorSetup>({ uri: uri.href, secret, recoveryCodes: made.backupCodes });
}

/**
 * Starts the prepared second factor with its first code, and mails the account's confirmed address. The session is replaced:
 * returns the cookies to set. Refused with `code-wrong`, `too-many-tries`, or `second-factor-on` if it is in force already.
 */
export async function startSecondFactor(
  deps: AccountDeps,
  actor: Actor,
  typed: string,
  { address, headers }: SignInCaller,
) {
  if (actor.hasSecondFactor) return refused('second-factor-on');
  const tries = await takeTries(deps, [`code:${actor.accountId}`]);
  if (!tries) return refused('too-many-tries');
  const code = typed.replace(/\s/g, '');
  const started = await orRefused(() =>
    deps.auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true }),
  );
  if (!started) return refused('code-wrong');
  await tries.giveBack();
  const { accountId, username } = actor;
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    // It may have been prepared long ago, of which nobody was told: its id tells when it was started.
    await renameSecondFactor(tx, accountId, deps.newId());
    let cookies = started.headers.getSetCookie();
    // From now on the password alone does not open the staff's screens: end the sessions that it has begun elsewhere.
    if (actor.role === 'administrator' && !actor.hasPasskey) {
      await deleteSessions(tx, accountId);
      const browser = headers.get('user-agent');
      cookies = [await beginSession(within, { accountId, address, browser })];
    }
    await tellAccount(within, accountId, 'factor-started', (contact) => factorStartedMail(username, contact));
    await leaveOwnTrail(within, actor, 'turned the second factor on');
    return ok({ cookies });
  });
}

/**
 * Removes the second factor, and mails the account's confirmed address. Refused with `password-wrong`, `too-many-tries` or
 * `second-factor-off`.
 */
export async function stopSecondFactor(deps: Deps, actor: Actor, password: string) {
  const confirmed = await confirmPassword(deps, actor, password);
  if (!confirmed.ok) return confirmed;
  if (!actor.hasSecondFactor) return refused('second-factor-off');
  // Not by the library, which works outside of any transaction: a factor must not be gone without its owner being told.
  await deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    await deleteSecondFactor(tx, actor.accountId);
    await tellLessProtected(within, actor, 'factor-stopped');
    await leaveOwnTrail(within, actor, 'turned the second factor off');
  });
  return ok(null);
}

/**
 * Replaces the recovery codes with new ones, and mails the account's confirmed address. Refused with `password-wrong`,
 * `too-many-tries` or `second-factor-off`.
 */
export async function renewRecoveryCodes(
  deps: AccountDeps,
  actor: Actor,
  password: string,
  headers: Headers,
) {
  const confirmed = await confirmPassword(deps, actor, password);
  if (!confirmed.ok) return confirmed;
  if (!actor.hasSecondFactor) return refused('second-factor-off');
  // A thief may read the new codes. So whoever takes a change of address back is rid of them, as of a factor set since; and the
  // mail is queued first, because the library makes the codes outside of any transaction.
  await deps.db.transaction(async (tx) => {
    await renameSecondFactor(tx, actor.accountId, deps.newId());
    await tellLessProtected({ ...deps, db: tx }, actor, 'codes-renewed');
  });
  const made = await orRefused(() => deps.auth.api.generateBackupCodes({ body: { password }, headers }));
  if (!made) return refused('second-factor-off');
  await leaveOwnTrail(deps, actor, 'made new recovery codes');
  return ok({ recoveryCodes: made.backupCodes });
}
