import { FIRST_LANGUAGE, type Language } from '#core/language.ts';
import { ok, type Result, refused } from '#core/result.ts';
import type { StaffRole } from '#core/rights.ts';
import type { Actor } from '#platform/auth/session.ts';
import { sha256 } from '#platform/auth/tokens.ts';
import type { Deps } from '#platform/deps.ts';
import { EMPTY_PROFILE, type Profile } from '../domain.ts';
import { confirmEmailMail } from '../emails.tsx';
import {
  findAccount,
  findProfile,
  hasLinkSince,
  hasPasskey,
  isLinkKept,
  markEmailVerified,
  saveLanguage,
  saveProfile,
  takeLink,
} from '../repository/index.ts';
import { prepareLink } from './links.ts';
import { tellAddressChanged } from './restore.ts';
import { leaveOwnTrail } from './trail.ts';

/** The signed-in user, as pages see them. */
export type OwnUser = Omit<Profile, 'language'> & {
  readonly language: Language;
  readonly id: string;
  readonly username: string;
  readonly role: Actor['role'];
  readonly staffRoles: StaffRole[];
  readonly isEmailVerified: boolean;
  readonly hasSecondFactor: boolean;
  readonly hasPasskey: boolean;
  readonly mustChoosePassword: boolean;
  readonly createdAt: Date;
};

/** The signed-in user with their profile. Refused with `not-signed-in` if the account no longer exists. */
export async function openOwnUser(
  { db }: Pick<Deps, 'db'>,
  actor: Pick<Actor, 'accountId'>,
): Promise<Result<OwnUser, 'not-signed-in'>> {
  // One query after another, because signing in asks within its transaction, which has only one connection.
  const account = await findAccount(db, actor.accountId);
  if (!account) return refused('not-signed-in');
  const kept = await findProfile(db, actor.accountId);
  const isKeyed = await hasPasskey(db, actor.accountId);
  const { emailVerifiedAt, ...profile } = kept ?? {
    ...EMPTY_PROFILE,
    language: FIRST_LANGUAGE,
    emailVerifiedAt: null,
  };
  return ok({
    id: account.id,
    username: account.username,
    role: account.role,
    staffRoles: account.staffRoles,
    ...profile,
    isEmailVerified: emailVerifiedAt !== null,
    hasSecondFactor: account.twoFactorEnabled,
    hasPasskey: isKeyed,
    mustChoosePassword: account.mustChoosePassword,
    createdAt: account.createdAt,
  });
}

/**
 * Stores the profile as its owner has edited it. A new email address is mailed a link to confirm it. If it replaces a confirmed
 * one, the former address is mailed a link to undo the change. If the address changes, refused with `choose-password` in a session
 * begun by a one-time password, and with `confirmation-needed` if it was not confirmed lately.
 */
export async function updateOwnProfile(
  deps: Deps,
  actor: Actor,
  profile: Profile,
): Promise<Result<OwnUser, 'not-signed-in' | 'choose-password' | 'confirmation-needed'>> {
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const before = await findProfile(tx, actor.accountId);
    const isOther = profile.email.toLowerCase() !== (before?.email ?? '').toLowerCase();
    if (isOther && actor.mustChoosePassword) return refused('choose-password');
    // The owner of the address controls the account, because links for a new password are mailed there.
    if (isOther && !actor.isConfirmed) return refused('confirmation-needed');
    await saveProfile(tx, actor.accountId, profile, deps.now());
    if (isOther) {
      await leaveOwnTrail(within, actor, 'changed the email address');
      if (before?.emailVerifiedAt) await tellAddressChanged(within, actor, before.email);
      if (profile.email !== '') await mailConfirmation(within, actor, profile.email);
    }
    return openOwnUser(within, actor);
  });
}

/** Stores the language that the account's owner has chosen. */
export async function chooseLanguage(
  deps: Deps,
  actor: Actor,
  language: Language,
): Promise<Result<OwnUser, 'not-signed-in'>> {
  await saveLanguage(deps.db, actor.accountId, language, deps.now());
  return openOwnUser(deps, actor);
}

/** Wait between two links, in milliseconds, so that repeated presses do not fill a mailbox. */
const LINK_AGAIN_AFTER_MS = 60_000;

/** Mails the link; false if the address or the account has reached its limit of mails per hour. */
async function mailConfirmation(deps: Deps, { accountId }: Actor, email: string): Promise<boolean> {
  const link = { purpose: 'verify-email', kind: 'address-confirmation', accountId, email } as const;
  return (await prepareLink(deps, link, confirmEmailMail))(deps.db);
}

/**
 * Mails the link that confirms the profile's address again; not within a minute, because the first one is on its way. Refused
 * with `no-email` if the profile has no address, and with `too-many-mails`.
 */
export async function sendConfirmationAgain(
  deps: Deps,
  actor: Actor,
): Promise<Result<null, 'no-email' | 'too-many-mails'>> {
  const profile = await findProfile(deps.db, actor.accountId);
  if (!profile || profile.email === '') return refused('no-email');
  const since = new Date(deps.now().getTime() - LINK_AGAIN_AFTER_MS);
  if (!profile.emailVerifiedAt && !(await hasLinkSince(deps.db, actor.accountId, 'verify-email', since))) {
    const isSent = await deps.db.transaction((tx) =>
      mailConfirmation({ ...deps, db: tx }, actor, profile.email),
    );
    if (!isSent) return refused('too-many-mails');
  }
  return ok(null);
}

/**
 * Confirms the profile's address by the mailed link. Only the account that requested it can: otherwise somebody could get a
 * stranger to confirm the stranger's address for their own account. An account whose address is confirmed already is told so.
 * Refused with `link-spent`.
 */
export async function confirmOwnEmail(
  deps: Deps,
  actor: Actor,
  token: string,
): Promise<Result<null, 'link-spent'>> {
  return deps.db.transaction(async (tx) => {
    const link = await takeLink(tx, sha256(token), 'verify-email', deps.now(), actor.accountId);
    if (!link) {
      // The owner opened the link again. A link that still waits for another account stays refused.
      const profile = await findProfile(tx, actor.accountId);
      const isDone = profile?.emailVerifiedAt && !(await isLinkKept(tx, sha256(token)));
      return isDone ? ok(null) : refused('link-spent');
    }
    const isCurrent = await markEmailVerified(tx, actor.accountId, link.email, deps.now());
    return isCurrent ? ok(null) : refused('link-spent');
  });
}
