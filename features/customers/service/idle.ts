import { monthsBefore } from '#core/charter-time.ts';
import { pathIn } from '#core/language.ts';
import { ok, refused } from '#core/result.ts';
import {
  deleteAccountOf,
  findUnused,
  isStillUnused,
  noteClosingNotice,
} from '#features/accounts/service/leaving.ts';
import { languageOf, provedAddressOf } from '#features/accounts/service/proved.ts';
import { readSettings } from '#features/content/service.ts';
import { queueMail } from '#features/notifications/service.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import { oneByOne } from '#platform/jobs/one-by-one.ts';
import { inLanguage } from '#platform/language.ts';
import { closingSoonMail } from '../emails.tsx';
import { deleteAddedBefore, deletePrivacyRequestsOver } from '../repository/index.ts';
import { releaseAccount } from './own.ts';

const DAY_MS = 86_400_000;
/** Whoever can be told is told so long before. */
const NOTICE_MS = 30 * DAY_MS;
/** What is left is dealt with the next night. */
const A_NIGHT = 500;

/** The job that closes what nobody uses. */
export const CLOSE_IDLE = 'close-idle-accounts';

/**
 * Closes clients' accounts that nobody has used for the set number of months (`IDLE_KEEP_MONTHS`), as if their owners had; who has a
 * confirmed address is mailed a month before, and the account stays when they sign in. One with a confirmed charter ahead waits.
 * Forgets customers whom staff wrote down as long ago, and requests for an erasure or an export that are over. An account that cannot be
 * closed keeps no other from it, and is thrown in the end.
 */
export async function forgetIdle(
  deps: Deps,
): Promise<{ readonly told: number; readonly closed: number; readonly customers: number }> {
  const now = deps.now();
  const before = monthsBefore(now, deps.config.idleKeepMonths);
  const toBeTold = await findUnused(
    deps.db,
    { before: new Date(before.getTime() + NOTICE_MS), told: new Date(now.getTime() - NOTICE_MS) },
    A_NIGHT,
  );
  let [told, closed] = [0, 0];
  const each = oneByOne(deps);
  for (const account of toBeTold) {
    await each.tryTo({ accountId: account.id }, async () => {
      const done = await tellOrClose(deps, account, before);
      if (done.isTold) told += 1;
      if (done.isClosed) closed += 1;
    });
  }
  await deletePrivacyRequestsOver(deps.db, now);
  const customers = await deleteAddedBefore(deps.db, before);
  each.end();
  return { told, closed, customers };
}

type Unused = Awaited<ReturnType<typeof findUnused>>[number];

/** The same of one account: its owner is told, or has been told long enough. */
async function tellOrClose(deps: Deps, { id, username, lastUsedAt, closingNoticeAt }: Unused, before: Date) {
  const email = await provedAddressOf(deps, id);
  const wasTold = closingNoticeAt !== null && closingNoticeAt > lastUsedAt;
  const isTold = email !== undefined && !wasTold;
  if (isTold) await tellOfClosing(deps, id, username, email);
  const hadTime = !email || (wasTold && closingNoticeAt.getTime() <= deps.now().getTime() - NOTICE_MS);
  return { isTold, isClosed: lastUsedAt < before && hadTime && (await closeUnused(deps, id, before)) };
}

async function tellOfClosing(deps: Deps, accountId: string, username: string, to: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const { contact } = await readSettings(within);
    const closesOn = new Date(within.now().getTime() + NOTICE_MS);
    const language = await languageOf(within, accountId);
    const href = `${deps.config.publicOrigin}${pathIn(language, '/profile')}`;
    const mail = await inLanguage(language, () => closingSoonMail({ username, closesOn, href }, contact));
    const cause = `account-closing:${accountId}:${within.newId()}`;
    await queueMail(within, { cause, to, replyTo: contact.email, ...mail });
    await noteClosingNotice(tx, accountId, within.now());
  });
}

/** False when somebody has signed in meanwhile, or sails soon. */
async function closeUnused(deps: Deps, accountId: string, before: Date): Promise<boolean> {
  const result = await allOrNothing(deps, async (within) => {
    if (!(await isStillUnused(within.db, accountId, before))) return refused('not-found');
    const released = await releaseAccount(within, accountId, 'Nobody has used the account for years.');
    if (!released.ok) return released;
    await deleteAccountOf(within, accountId);
    return ok(null);
  });
  return result.ok;
}
