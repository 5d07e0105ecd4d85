import { ok, refused } from '#core/result.ts';
import { deleteOwnAccount } from '#features/accounts/service/leaving.ts';
import { openOwnUser } from '#features/accounts/service/profile.ts';
import { provedAddressOf } from '#features/accounts/service/proved.ts';
import { listOwnSessions } from '#features/accounts/service/security.ts';
import {
  claimCharters,
  countClaimable,
  listLetters,
  listOwnCharters,
  openOwnCharter,
  releaseCharters,
} from '#features/charters/service/index.ts';
import { readSettings } from '#features/content/service.ts';
import {
  exportApplicationsOf,
  listApplicationsOf,
  readDraft,
  releaseApplicationsOf,
} from '#features/financing/service/index.ts';
import { listSavedYachts } from '#features/fleet/service/index.ts';
import {
  claimQuoteRequests,
  countClaimableQuoteRequests,
  listOwnQuoteRequests,
  releaseInquiries,
} from '#features/inquiries/service/index.ts';
import { forgetMailsOf, listMailsTo, queueMail } from '#features/notifications/service.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Deps } from '#platform/deps.ts';
import { accountClosedMail } from '../emails.tsx';

/** An account at a glance. */
export type AccountSummary = {
  readonly requestCount: number;
  readonly quoteCount: number;
  readonly savedYachtCount: number;
  /** Sent as a guest from the account's confirmed address. */
  readonly claimableCount: number;
};

/** What belongs to the account, counted. */
export async function summarizeAccount(deps: Pick<Deps, 'db'>, actor: Actor): Promise<AccountSummary> {
  const email = await provedAddressOf(deps, actor.accountId);
  const [requests, quotes, saved, charters, quoteRequests] = await Promise.all([
    listOwnCharters(deps, actor.accountId),
    listOwnQuoteRequests(deps, actor.accountId),
    listSavedYachts(deps, actor),
    email ? countClaimable(deps.db, email) : 0,
    email ? countClaimableQuoteRequests(deps.db, email) : 0,
  ]);
  return {
    requestCount: requests.length,
    quoteCount: quotes.length,
    savedYachtCount: saved.length,
    claimableCount: charters + quoteRequests,
  };
}

/**
 * Makes the account's own what was sent as a guest from its confirmed address; answers how much that was. Refused with
 * `no-verified-email`.
 */
export async function claimRequests(deps: Deps, actor: Actor) {
  const email = await provedAddressOf(deps, actor.accountId);
  if (!email) return refused('no-verified-email');
  return deps.db.transaction(async (tx) => {
    const charters = await claimCharters(tx, actor.accountId, email);
    return ok(charters + (await claimQuoteRequests(tx, actor.accountId, email)));
  });
}

/** Everything that is kept of an account, for its owner to take along. Passwords and secrets are no part of it. */
export async function exportOwnData(deps: Deps, actor: Actor) {
  const user = await openOwnUser(deps, actor);
  if (!user.ok) return user;
  const charters = await listOwnCharters(deps, actor.accountId);
  const requests = [];
  for (const { charter } of charters) {
    const found = await openOwnCharter(deps, actor.accountId, charter.id);
    if (!found.ok) continue;
    const { suspectedSpam: _spam, sentQuickly: _quick, accountId: _whose, ...own } = found.value.charter;
    requests.push({
      ...own,
      history: found.value.history.map(({ toStatus, changedAt }) => ({ status: toStatus, at: changedAt })),
      quote: found.value.quote,
    });
  }
  const draft = await readDraft(deps, actor.accountId);
  const email = await provedAddressOf(deps, actor.accountId);
  return ok({
    exportedAt: deps.now(),
    account: user.value,
    requests,
    quoteRequests: await listOwnQuoteRequests(deps, actor.accountId),
    financingApplications: await exportApplicationsOf(deps, actor.accountId),
    financingDraft: draft.ok ? draft.value : null,
    letters: await listLetters(
      deps,
      charters.map(({ charter }) => charter.id),
    ),
    // Of an address that is not confirmed nobody knows whose mails they are.
    mails: email ? await listMailsTo(deps, email) : [],
    savedYachts: await listSavedYachts(deps, actor),
    sessions: await listOwnSessions(deps, actor),
  });
}

/** What a closed account leaves: whatever the law wants kept. */
export type Closed = { readonly keptApplications: number };

/**
 * Closes the account for good: open requests are cancelled; inquiries, also those sent as a guest from its confirmed address, and
 * the records of mails are deleted; bookings stay without a word of whose they were. Financing applications stay as they are,
 * with name and address, for as long as lending law wants them kept (`FINANCING_KEEP_MONTHS`), and go on by their mailed links.
 * What happened and what stays is mailed. Refused with `password-wrong`, `too-many-tries`, `charter-ahead` while a confirmed
 * charter is to come, or `last-administrator`.
 */
export async function closeAccount(deps: Deps, actor: Actor, password: string) {
  return deleteOwnAccount(deps, actor, password, async (within) => {
    const { accountId } = actor;
    const email = await provedAddressOf(within, accountId);
    const charters = (await listOwnCharters(within, accountId)).map(({ charter }) => charter);
    const quotes = await listOwnQuoteRequests(within, accountId);
    const keptApplications = (await listApplicationsOf(within, accountId)).length;
    const released = await releaseCharters(within, accountId);
    if (!released.ok) return released;
    await releaseInquiries(within, accountId, email);
    await releaseApplicationsOf(within, accountId);
    if (email) await mailFarewell(within, accountId, email, keptApplications);
    await forgetMailsOf(within, {
      address: email,
      causedBy: [...charters, ...quotes].map(({ id }) => id),
      contacts: charters.map(({ contactEmail }) => contactEmail),
    });
    return ok<Closed>({ keptApplications });
  });
}

async function mailFarewell(deps: Deps, accountId: string, to: string, keptApplications: number) {
  const { contact } = await readSettings(deps);
  const mail = await accountClosedMail(keptApplications, contact);
  await queueMail(deps, { cause: `account-closed:${accountId}`, to, replyTo: contact.email, ...mail });
}
