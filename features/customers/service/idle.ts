import { charterDayAt, monthsBefore } from '#core/charter-time.ts';
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
import { listMailsAbout, queueMail } from '#features/notifications/service.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import { inParts } from '#platform/jobs/in-parts.ts';
import { oneByOne } from '#platform/jobs/one-by-one.ts';
import { inLanguage } from '#platform/language.ts';
import { closingSoonMail } from '../emails.tsx';
import { deleteAddedBefore, deletePrivacyRequestsOver } from '../repository/index.ts';
import { releaseAccount } from './own.ts';

const DAY_MS = 86_400_000;
/** How long before the closing the owner of an account is warned by mail, in milliseconds. */
const NOTICE_MS = 30 * DAY_MS;
/** After about this many accounts told or closed a night ends; the rest follow the next night. */
const A_NIGHT = 500;

/** The name of the job that closes unused accounts. */
export const CLOSE_IDLE = 'close-idle-accounts';

/**
 * Closes clients' accounts that were not used for `IDLE_KEEP_MONTHS`, as if their owners had closed them, but that charters stay
 * as long as the books need them: nobody asked for their deletion. Owners with a confirmed address are mailed a month before, and
 * keep the account if they sign in. Accounts with a confirmed charter ahead, or with money that is to be given back or that a bank
 * asks about, stay. Also deletes customers whom staff added and who were inactive for as long, and privacy requests that are over.
 * An account that fails to close does not stop the others: an error is thrown at the end.
 */
export async function forgetIdle(
  deps: Deps,
  most = A_NIGHT,
): Promise<{ readonly told: number; readonly closed: number; readonly customers: number }> {
  const now = deps.now();
  const before = monthsBefore(now, deps.config.idleKeepMonths);
  const ends = { before: new Date(before.getTime() + NOTICE_MS), told: new Date(now.getTime() - NOTICE_MS) };
  let [told, closed] = [0, 0];
  const each = oneByOne(deps);
  for await (const some of inParts((part) => findUnused(deps.db, ends, part))) {
    for (const account of some) {
      await each.tryTo({ accountId: account.id }, async () => {
        const done = await tellOrClose(deps, account, before);
        if (done.isTold) told += 1;
        if (done.isClosed) closed += 1;
      });
    }
    // Count what was done, not what was read: otherwise accounts that may not be closed would fill each night.
    if (told + closed >= most) break;
  }
  await deletePrivacyRequestsOver(deps.db, now);
  const customers = await deleteAddedBefore(deps.db, before);
  each.end();
  return { told, closed, customers };
}

type Unused = Awaited<ReturnType<typeof findUnused>>[number];

/** Warns one account's owner, or closes the account if the owner was warned long enough ago or cannot be reached. */
async function tellOrClose(deps: Deps, account: Unused, before: Date) {
  const { id, username, lastUsedAt } = account;
  const email = await provedAddressOf(deps, id);
  const notice = email === undefined ? 'cannot-be-given' : await noticeOf(deps, account, email);
  const isTold = email !== undefined && notice === 'to-give';
  if (isTold) await tellOfClosing(deps, id, username, email);
  const isDue = lastUsedAt < before && (notice === 'given' || notice === 'cannot-be-given');
  return { isTold, isClosed: isDue && (await closeUnused(deps, id, before)) };
}

const NOTICE = 'account-closing';
/** The cause of the notice that was queued at that moment. */
const causeOf = (accountId: string, queuedAt: Date) => `${NOTICE}:${accountId}:${charterDayAt(queuedAt)}`;

/** After so many notices that no mail server took, in as many months, an address cannot be reached. */
const MOST_IN_VAIN = 2;

/**
 * How the notice to this address stands. It is given a month after it was sent, not after it was queued: a mail server may have
 * been away, or the mail withheld. One that was not sent is given again.
 */
async function noticeOf(deps: Deps, { id, lastUsedAt, closingNoticeAt }: Unused, email: string) {
  if (closingNoticeAt === null || closingNoticeAt <= lastUsedAt) return 'to-give';
  const aMonthAgo = new Date(deps.now().getTime() - NOTICE_MS);
  if (closingNoticeAt > aMonthAgo) return 'waits';
  const { sentAt, unsent } = await listMailsAbout(deps, id, email);
  const at = sentAt.get(causeOf(id, closingNoticeAt));
  if (at) return at <= aMonthAgo ? 'given' : 'waits';
  const inVain = [...unsent].filter((cause) => cause.startsWith(`${NOTICE}:`)).length;
  return inVain < MOST_IN_VAIN ? 'to-give' : 'cannot-be-given';
}

async function tellOfClosing(deps: Deps, accountId: string, username: string, to: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const { contact } = await readSettings(within);
    const { booksKeepYears: booksYears } = deps.config;
    const closesOn = new Date(within.now().getTime() + NOTICE_MS);
    const language = await languageOf(within, accountId);
    const href = `${deps.config.publicOrigin}${pathIn(language, '/profile')}`;
    const mail = await inLanguage(language, () =>
      closingSoonMail({ username, closesOn, href, booksYears }, contact),
    );
    const cause = causeOf(accountId, within.now());
    await queueMail(within, { cause, about: accountId, to, replyTo: contact.email, ...mail });
    await noteClosingNotice(tx, accountId, within.now());
  });
}

/** False if the owner has signed in meanwhile, or has a charter ahead or open money. */
async function closeUnused(deps: Deps, accountId: string, before: Date): Promise<boolean> {
  const result = await allOrNothing(deps, async (within) => {
    if (!(await isStillUnused(within.db, accountId, before))) return refused('not-found');
    const released = await releaseAccount(within, accountId, 'Nobody has used the account for years.', true);
    if (!released.ok) return released;
    await deleteAccountOf(within, accountId);
    return ok(null);
  });
  return result.ok;
}
