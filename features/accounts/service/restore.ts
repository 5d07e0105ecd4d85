import { uuidV7 } from '#core/ids.ts';
import { ok, type Result, refused } from '#core/result.ts';
import { nobodysPassword } from '#platform/auth/passwords.ts';
import type { Actor } from '#platform/auth/session.ts';
import { sha256 } from '#platform/auth/tokens.ts';
import type { Deps } from '#platform/deps.ts';
import { RESTORE_FOR_MS } from '../domain.ts';
import { emailChangedMail } from '../emails.tsx';
import {
  deleteLinksAfter,
  deletePasskeys,
  deleteSecondFactor,
  findAccount,
  findSecondFactorId,
  restoreAddress,
  shutOut,
  takeLink,
  updatePassword,
} from '../repository/index.ts';
import type { AccountDeps } from './deps.ts';
import { prepareLink } from './links.ts';
import { prepareReset } from './security.ts';
import { leaveTrail } from './trail.ts';

/**
 * Mails an account's former confirmed address that it was replaced, with a link to undo the change. In the caller's transaction.
 */
export async function tellAddressChanged(deps: Deps, actor: Actor, former: string): Promise<void> {
  const { accountId, username } = actor;
  const secondFactorId = await findSecondFactorId(deps.db, accountId);
  const ofLink = { purpose: 'restore-email', kind: 'address-changed' } as const;
  const link = { ...ofLink, accountId, email: former, secondFactorId };
  const send = await prepareLink(deps, link, (href, contact) =>
    emailChangedMail({ username, href }, contact),
  );
  await send(deps.db);
}

/**
 * Undoes a change of an account's address, for the reader of the former address, whatever was changed since. The person who made
 * the change knew the password: so the password is disabled, every browser is signed out, second factors and passkeys added since
 * then or within three days before are deleted, and a link to choose a new password is mailed to the restored address. Refused
 * with `restoring-over`.
 */
export async function restoreOwnAddress(
  deps: AccountDeps,
  token: string,
): Promise<Result<null, 'restoring-over'>> {
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const link = await takeLink(tx, sha256(token), 'restore-email', deps.now());
    const account = link && (await findAccount(tx, link.accountId));
    if (!account || account.bannedAt) return refused('restoring-over');
    const { id, username } = account;
    await restoreAddress(tx, id, link.email, deps.now());
    await updatePassword(tx, id, nobodysPassword(), deps.now());
    await shutOut(tx, id);
    await deps.endGrantsOfAccount(within, id);
    await deleteLinksAfter(tx, id, link.createdAt);
    // A thief may add their own first and change the address then. Of what is older, the owner was told in time.
    const since = new Date(link.createdAt.getTime() - RESTORE_FOR_MS);
    const factor = await findSecondFactorId(tx, id);
    const isOld = factor === link.secondFactorId && factor < uuidV7(since.getTime(), new Uint8Array(10));
    if (factor && !isOld) await deleteSecondFactor(tx, id);
    await deletePasskeys(tx, id, since);
    // Count it as `news`, not as a password reset: the thief may have used up that limit.
    const send = await prepareReset(within, { accountId: id, username, email: link.email }, 'news');
    await send(tx);
    await leaveTrail(within, account, 'took the email address back');
    return ok(null);
  });
}
