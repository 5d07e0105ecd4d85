import { ok, refused } from '#core/result.ts';
import { takeTurns } from '#core/turns.ts';
import { deleteOwnAccount } from '#features/accounts/service/leaving.ts';
import { takeTries } from '#features/accounts/service/limits.ts';
import { openOwnUser } from '#features/accounts/service/profile.ts';
import { languageOf, provedAddressOf } from '#features/accounts/service/proved.ts';
import { listOwnSessions } from '#features/accounts/service/security.ts';
import { exportAgreements } from '#features/agreements/service/index.ts';
import {
  claimCharters,
  countClaimable,
  exportCharters,
  listChartersTouching,
  listLetters,
  listOwnCharters,
  reasonToStay,
} from '#features/charters/service/index.ts';
import { readSettings } from '#features/content/service.ts';
import { exportDepartures } from '#features/departures/service/index.ts';
import {
  exportApplicationsOf,
  listApplicationsTouching,
  readDraft,
} from '#features/financing/service/index.ts';
import { listSavedYachts } from '#features/fleet/service/index.ts';
import { exportGuests } from '#features/guests/service/index.ts';
import {
  claimQuoteRequests,
  countClaimableQuoteRequests,
  exportInquiries,
  listOwnQuoteRequests,
} from '#features/inquiries/service/index.ts';
import { listMailsTo, queueMail } from '#features/notifications/service.ts';
import type { Actor } from '#platform/auth/session.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { accountClosedMail } from '../emails.tsx';
import { isAnyUnderWay, letGoOf } from './person.ts';

/** The figures of the account summary. */
export type AccountSummary = {
  readonly requestCount: number;
  readonly quoteCount: number;
  readonly savedYachtCount: number;
  /** Requests sent as a guest from the account's confirmed address. */
  readonly claimableCount: number;
};

/** Counts the requests, quotes, saved yachts and claimable requests of the account. */
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
 * Moves requests that were sent as a guest from the account's confirmed address into the account. Returns how many. Refused with
 * `no-verified-email`.
 */
export async function claimRequests(deps: Deps, actor: Actor) {
  const email = await provedAddressOf(deps, actor.accountId);
  if (!email) return refused('no-verified-email');
  return allOrNothing(deps, async ({ db }) => {
    const now = deps.now();
    const charters = await claimCharters(db, actor.accountId, email, now);
    return ok(charters + (await claimQuoteRequests(db, actor.accountId, email, now)));
  });
}

/** How many financing applications would stay after the account is closed. */
export async function countApplications(deps: Pick<Deps, 'db'>, { accountId }: Actor): Promise<number> {
  return (await listApplicationsTouching(deps, { accountIds: [accountId], email: undefined })).length;
}

/** Why the account cannot be closed yet; null if it can. */
export async function whyNotClosed(deps: Pick<Deps, 'db' | 'now'>, { accountId }: Actor) {
  const charters = await listChartersTouching(deps, { accountIds: [accountId], email: undefined });
  return (await isAnyUnderWay(deps, charters)) ? 'charter-ahead' : reasonToStay(deps, charters);
}

/**
 * The more charters an account has, the longer its export takes: one is made at a time, and only a few an hour for an account.
 */
const inTurn = takeTurns({ atOnce: 1, waiting: 8, patienceMs: 20_000 });
const EXPORTS_AN_HOUR = { most: 6, windowMs: 3_600_000 };

/**
 * Everything that is stored about an account, for its owner to download. Without passwords and other secrets. Refused with
 * `too-many-downloads`.
 */
export async function exportOwnData(deps: Deps, actor: Actor) {
  const tries = await takeTries(deps, [`export:${actor.accountId}`], EXPORTS_AN_HOUR);
  return tries ? tries.unlessBusy(inTurn(() => readOwnData(deps, actor))) : refused('too-many-downloads');
}

async function readOwnData(deps: Deps, actor: Actor) {
  const user = await openOwnUser(deps, actor);
  if (!user.ok) return user;
  const charters = await listOwnCharters(deps, actor.accountId);
  const charterIds = charters.map(({ id }) => id);
  const draft = await readDraft(deps, actor.accountId);
  const email = await provedAddressOf(deps, actor.accountId);
  return ok({
    exportedAt: deps.now(),
    account: user.value,
    requests: await exportCharters(deps, charters),
    ...(await exportInquiries(deps, { accountIds: [actor.accountId], email })),
    financingApplications: await exportApplicationsOf(deps, actor.accountId),
    financingDraft: draft.ok ? draft.value : null,
    guests: await exportGuests(deps, charterIds),
    departures: await exportDepartures(deps, charterIds),
    agreements: await exportAgreements(deps, charterIds),
    letters: await listLetters(deps, charterIds),
    // Include mails only for a confirmed address: otherwise they may be another person's.
    mails: email ? await listMailsTo(deps, email) : [],
    savedYachts: await listSavedYachts(deps, actor),
    sessions: await listOwnSessions(deps, actor),
  });
}

/**
 * Closes the account permanently. Cancels open requests; deletes the records of mails and all inquiries, also those sent as a
 * guest from the confirmed address; keeps bookings without personal data. Financing applications stay unchanged, with name and
 * address, for as long as lending law requires (`FINANCING_KEEP_MONTHS`), and their mailed links still work. Mails the client
 * what is deleted and kept. Refused with `password-wrong`, `too-many-tries`, `charter-ahead` if a confirmed charter is ahead,
 * `money-open` if money is to be given back or a bank asks about a payment, or `last-administrator`.
 */
export async function closeAccount(deps: Deps, actor: Actor, password: string) {
  return deleteOwnAccount(deps, actor, password, (within) =>
    releaseAccount(within, actor.accountId, 'The client closed their account.'),
  );
}

/**
 * Releases everything of an account before the caller deletes it, and mails the owner what is deleted and kept. In the caller's
 * transaction. Refused with `charter-ahead` or `money-open`.
 *
 * @param keepsBooks nobody asked for it, so charters stay as long as the books need them
 */
export async function releaseAccount(within: Deps, accountId: string, reason: string, keepsBooks = false) {
  const email = await provedAddressOf(within, accountId);
  return letGoOf(
    within,
    { accountIds: [accountId], email },
    {
      withGuests: false,
      keepsBooks,
      reason,
      farewell: async (kept) => {
        if (email) await mailFarewell(within, accountId, email, kept, keepsBooks);
      },
    },
  );
}

async function mailFarewell(
  deps: Deps,
  accountId: string,
  to: string,
  keptApplications: number,
  keepsBooks: boolean,
) {
  const { contact } = await readSettings(deps);
  const { financingKeepMonths: months, booksKeepYears } = deps.config;
  const kept = { keptApplications, months, booksYears: keepsBooks ? booksKeepYears : 0 };
  const mail = await inLanguage(await languageOf(deps, accountId), () => accountClosedMail(kept, contact));
  await queueMail(deps, {
    cause: `account-closed:${accountId}`,
    about: null,
    to,
    replyTo: contact.email,
    ...mail,
  });
}
