import { monthsBefore } from '#core/charter-time.ts';
import type { Deps } from '#platform/deps.ts';
import {
  findBankWordsOf,
  findCardRefundsToSend,
  findHoldsOf,
  findRefundsOf,
  forgetBankWordsBefore,
  forgetBankWordsOf,
  lockMoney,
} from '../repository/index.ts';
import { findOpenMoney } from '../repository/open.ts';
import { forgetDisputes } from './dispute-answers.ts';
import { listDisputed } from './disputes.ts';
import { forgetMoneyFiles } from './files.ts';
import { endKeptCard } from './saved-cards.ts';

/** The bank's texts of these charters' payments, for the client's data export. */
export const listBankWords = ({ db }: Pick<Deps, 'db'>, charterIds: readonly string[]) =>
  findBankWordsOf(db, charterIds);

/**
 * Deletes what identifies the clients in the money of these charters; the ledger stays. In the caller's
 * transaction, which holds the charters' locks: nobody can add a file to their payments until it ends, and
 * afterwards the charters have no known client.
 */
export async function forgetOfMoney(
  deps: Pick<Deps, 'db' | 'jobs' | 'now'>,
  charterIds: readonly string[],
): Promise<void> {
  for (const id of charterIds.toSorted()) await lockMoney(deps.db, id);
  await forgetMoneyFiles(deps, charterIds);
  for (const id of charterIds) await endKeptCard(deps, id, 'forgotten');
  await forgetBankWordsOf(deps.db, charterIds);
  await forgetDisputes(deps, charterIds);
}

/**
 * Whether money of these charters still waits for their clients: some is to be given back other than by the card company, which
 * needs no name for it, or a client's bank asks about a payment.
 */
export async function isMoneyOpen({ db }: Pick<Deps, 'db'>, charterIds: readonly string[]): Promise<boolean> {
  if (charterIds.length === 0) return false;
  if ((await findOpenMoney(db, charterIds)).some(({ overCents }) => overCents > 0)) return true;
  const toCards = new Set(await findCardRefundsToSend(db));
  const refunds = await findRefundsOf(db, charterIds);
  if (refunds.some(({ id, state }) => state === 'wanted' && !toCards.has(id))) return true;
  const holds = await findHoldsOf(db, charterIds);
  if (holds.some(({ way, state }) => way === 'cash' && state === 'held')) return true;
  return (await listDisputed({ db }, charterIds)).size > 0;
}

/** Deletes the bank's texts of lines older than `INQUIRY_KEEP_MONTHS`; answers their number. */
export const forgetBankWords = ({ db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>) =>
  forgetBankWordsBefore(db, monthsBefore(now(), config.inquiryKeepMonths));
