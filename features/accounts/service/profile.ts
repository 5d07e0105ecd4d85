import { ok, type Result, refused } from '#core/result.ts';
import { readSettings } from '#features/content/service.ts';
import { queueMail } from '#features/notifications/service.ts';
import type { Actor } from '#platform/auth/session.ts';
import { newToken, sha256 } from '#platform/auth/tokens.ts';
import type { Deps } from '#platform/deps.ts';
import { EMPTY_PROFILE, type Profile } from '../domain.ts';
import { confirmEmailMail } from '../emails.tsx';
import {
  findAccount,
  findProfile,
  hasLinkSince,
  markEmailVerified,
  replaceLink,
  saveProfile,
  takeLink,
} from '../repository/index.ts';
import { tellAddressChanged } from './restore.ts';
import { leaveOwnTrail } from './trail.ts';

/** An account's owner as the pages know them. */
export type OwnUser = Profile & {
  readonly id: string;
  readonly username: string;
  readonly role: Actor['role'];
  readonly isEmailVerified: boolean;
  readonly hasSecondFactor: boolean;
  readonly mustChoosePassword: boolean;
  readonly createdAt: Date;
};

/** Who is signed in, with their profile. */
export async function openOwnUser(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
): Promise<Result<OwnUser, 'not-signed-in'>> {
  const [account, kept] = await Promise.all([
    findAccount(db, actor.accountId),
    findProfile(db, actor.accountId),
  ]);
  if (!account) return refused('not-signed-in');
  const {
    firstName,
    lastName,
    email,
    phone,
    address,
    city,
    state,
    zipCode,
    country,
    preferredContactMethod,
  } = kept ?? EMPTY_PROFILE;
  return ok({
    id: account.id,
    username: account.username,
    role: account.role,
    firstName,
    lastName,
    email,
    phone,
    address,
    city,
    state,
    zipCode,
    country,
    preferredContactMethod,
    isEmailVerified: Boolean(kept?.emailVerifiedAt),
    hasSecondFactor: account.twoFactorEnabled,
    mustChoosePassword: account.mustChoosePassword,
    createdAt: account.createdAt,
  });
}

/**
 * Stores the profile as its owner has edited it. A new e-mail address is mailed a link to confirm it; a confirmed one that it
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
      await leaveOwnTrail(within, actor, 'changed the e-mail address');
      if (before?.emailVerifiedAt) await tellAddressChanged(within, actor, before.email);
      if (profile.email !== '') await mailConfirmation(within, actor, profile.email);
    }
    return openOwnUser(within, actor);
  });
}

const LINK_LASTS_MS = 86_400_000;
const LINK_AGAIN_AFTER_MS = 60_000;

/** Mails the link; false when the address, or the account, has had its mails of the hour: the last link then stays in force. */
async function mailConfirmation(deps: Deps, actor: Actor, email: string): Promise<boolean> {
  const { token, tokenHash } = newToken();
  const now = deps.now();
  const { contact } = await readSettings(deps);
  const href = `${deps.config.publicOrigin}/confirm-email#${token}`;
  const fate = await queueMail(deps, {
    cause: `confirm-email:${tokenHash}`,
    kind: 'address-confirmation',
    about: actor.accountId,
    to: email,
    replyTo: contact.email,
    ...(await confirmEmailMail(href, contact)),
  });
  if (fate === 'withheld') return false;
  await replaceLink(deps.db, {
    tokenHash,
    accountId: actor.accountId,
    purpose: 'verify-email',
    email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_LASTS_MS),
  });
  return true;
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
