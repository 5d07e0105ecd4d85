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
  markEmailVerified,
  saveLanguage,
  saveProfile,
  takeLink,
} from '../repository/index.ts';
import { prepareLink } from './links.ts';
import { tellAddressChanged } from './restore.ts';
import { leaveOwnTrail } from './trail.ts';

/** An account's owner as the pages know them. */
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

/** Who is signed in, with their profile. */
export async function openOwnUser(
  { db }: Pick<Deps, 'db'>,
  actor: Pick<Actor, 'accountId'>,
): Promise<Result<OwnUser, 'not-signed-in'>> {
  const [account, kept, isKeyed] = await Promise.all([
    findAccount(db, actor.accountId),
    findProfile(db, actor.accountId),
    hasPasskey(db, actor.accountId),
  ]);
  if (!account) return refused('not-signed-in');
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
 * Stores the profile as its owner has edited it. A new email address is mailed a link to confirm it; a confirmed one that it
 * takes the place of is told, and can take it back. Refused with `confirmation-needed`, when the address is another one and
 * the session was not confirmed lately.
 */
export async function updateOwnProfile(
  deps: Deps,
  actor: Actor,
  profile: Profile,
): Promise<Result<OwnUser, 'not-signed-in' | 'confirmation-needed'>> {
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const before = await findProfile(tx, actor.accountId);
    const isOther = profile.email.toLowerCase() !== (before?.email ?? '').toLowerCase();
    // Whose the address is, theirs is the account: a new password is mailed there.
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

/** Keeps the language that an account's owner has chosen to read. */
export async function chooseLanguage(
  deps: Deps,
  actor: Actor,
  language: Language,
): Promise<Result<OwnUser, 'not-signed-in'>> {
  await saveLanguage(deps.db, actor.accountId, language, deps.now());
  return openOwnUser(deps, actor);
}

/** Nobody's mailbox is filled by whoever keeps pressing. */
const LINK_AGAIN_AFTER_MS = 60_000;

/** Mails the link; false when the address, or the account, has had its mails of the hour. */
async function mailConfirmation(deps: Deps, { accountId }: Actor, email: string): Promise<boolean> {
  const link = { purpose: 'verify-email', kind: 'address-confirmation', accountId, email } as const;
  return (await prepareLink(deps, link, confirmEmailMail))(deps.db);
}

/**
 * Mails the link that confirms the profile's address once more; pressed again within a minute, the first is on its way.
 * Refused with `no-email` when the profile has no address, and with `too-many-mails`.
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
 * Confirms the profile's address by the link that was mailed to it. Only the account that asked can: else somebody could have
 * a stranger confirm the stranger's address for them. Refused with `link-spent`.
 */
export async function confirmOwnEmail(
  deps: Deps,
  actor: Actor,
  token: string,
): Promise<Result<null, 'link-spent'>> {
  return deps.db.transaction(async (tx) => {
    const link = await takeLink(tx, sha256(token), 'verify-email', deps.now(), actor.accountId);
    if (!link) return refused('link-spent');
    const isCurrent = await markEmailVerified(tx, actor.accountId, link.email, deps.now());
    return isCurrent ? ok(null) : refused('link-spent');
  });
}
