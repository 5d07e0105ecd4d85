import { randomBytes } from 'node:crypto';
import { ok, type Result, refused } from '#core/result.ts';
import { readSettings } from '#features/content/service.ts';
import { queueMail } from '#features/notifications/service.ts';
import { hashPassword } from '#platform/auth/passwords.ts';
import type { Actor } from '#platform/auth/session.ts';
import { newToken, sha256 } from '#platform/auth/tokens.ts';
import type { Deps } from '#platform/deps.ts';
import { RESTORE_FOR_MS } from '../domain.ts';
import { emailChangedMail } from '../emails.tsx';
import {
  addLink,
  deleteLinksAfter,
  deleteSecondFactor,
  deleteSessions,
  findAccount,
  findSecondFactorId,
  forgetDevices,
  restoreAddress,
  takeLink,
  updatePassword,
} from '../repository/index.ts';
import type { AccountDeps } from './deps.ts';
import { prepareReset } from './security.ts';
import { leaveTrail } from './trail.ts';

/**
 * Tells an account's confirmed address that another one has taken its place, with a link by which its reader takes that back.
 * In the caller's transaction. Links that were mailed before stay: a thief who changes the address twice gains nothing by it.
 */
export async function tellAddressChanged(deps: Deps, actor: Actor, former: string): Promise<void> {
  const { token, tokenHash } = newToken();
  const { contact } = await readSettings(deps);
  const createdAt = deps.now();
  await addLink(deps.db, {
    tokenHash,
    accountId: actor.accountId,
    purpose: 'restore-email',
    email: former,
    secondFactorId: (await findSecondFactorId(deps.db, actor.accountId)) ?? null,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + RESTORE_FOR_MS),
  });
  const href = `${deps.config.publicOrigin}/restore-email#${token}`;
  await queueMail(deps, {
    cause: `email-changed:${tokenHash}`,
    to: former,
    replyTo: contact.email,
    ...(await emailChangedMail({ username: actor.username, href }, contact)),
  });
}

/**
 * Takes a change of an account's address back, for whoever reads mail at the former one, whatever was changed since. Whoever
 * made the change knew the password, so it opens nothing any more, every browser is signed out, a second factor that came after
 * goes, and a link to choose a new password is mailed to the restored address. Refused with `restoring-over`.
 */
export async function restoreOwnAddress(
  deps: AccountDeps,
  token: string,
): Promise<Result<null, 'restoring-over'>> {
  const nobodysPassword = await hashPassword(randomBytes(24).toString('base64url'));
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const link = await takeLink(tx, sha256(token), 'restore-email', deps.now());
    const account = link && (await findAccount(tx, link.accountId));
    if (!account || account.bannedAt) return refused('restoring-over');
    const { id, username } = account;
    await restoreAddress(tx, id, link.email, deps.now());
    await updatePassword(tx, id, nobodysPassword, deps.now());
    await deleteSessions(tx, id);
    await deps.endGrantsOfAccount(within, id);
    await forgetDevices(tx, id);
    await deleteLinksAfter(tx, id, link.createdAt);
    const factor = await findSecondFactorId(tx, id);
    if (factor !== (link.secondFactorId ?? undefined)) await deleteSecondFactor(tx, id);
    // Whoever had the account may have asked for as many links as an address gets.
    const send = await prepareReset(within, { accountId: id, username, email: link.email }, 'news');
    await send(tx);
    await leaveTrail(within, account, 'took the e-mail address back');
    return ok(null);
  });
}
