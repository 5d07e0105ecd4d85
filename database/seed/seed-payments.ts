import { charterDayAt } from '#core/charter-time.ts';
import { sumOfParts } from '#features/money/domain/index.ts';
import { oweForCharter, readAccount, recordPayment, settle } from '#features/money/service/index.ts';
import type { PriceEstimate } from '#features/pricing/domain/index.ts';
import type { Deps } from '#platform/deps.ts';
import { chance, pick } from './chance.ts';

const HOUR_MS = 3_600_000;
const TEAM = { name: 'The team' };
/** The share of clients who have paid the deposit. The others still have time, or are late. */
const DEPOSITS_IN = 0.85;
const METHODS = ['bank-transfer', 'zelle', 'card-by-phone'] as const;

/** What the seeding of payments needs about an agreed sample charter. */
export type AgreedSample = {
  readonly charterId: string;
  /** The history entries by which the charter was agreed, and by which it ended; `overBy` is null for a coming charter. */
  readonly agreedBy: string;
  readonly overBy: string | null;
  readonly price: PriceEstimate;
  readonly agreedAt: Date;
  readonly departsAt: Date;
};

/**
 * Writes what a sample charter's client owes, and the payments: most clients paid the deposit within a day, and the balance when
 * it was due. Clients of past charters have paid everything.
 */
export async function seedPayments(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  { charterId, agreedBy, overBy, price, agreedAt, departsAt }: AgreedSample,
): Promise<void> {
  const at = (moment: Date) => ({ ...deps, now: () => moment });
  await oweForCharter(at(agreedAt), { charterId, changeId: agreedBy }, { price, departsAt }, TEAM);
  const { owed } = await readAccount(deps, charterId);
  const words = [price.totalCents, departsAt.toISOString()] as const;
  for (const { kind, parts, dueAt } of owed) {
    const isIn = overBy !== null || kind !== 'deposit' || chance(...words, 'paid') < DEPOSITS_IN;
    const paidAt = new Date(dueAt.getTime() + (kind === 'deposit' ? 20 : -6) * HOUR_MS);
    // A client who has not paid the deposit has not paid the balance either.
    if (!isIn || paidAt > deps.now()) break;
    const paid = { cents: sumOfParts(parts), method: pick(METHODS, ...words, 'method') };
    await recordPayment(
      at(paidAt),
      { charterId, stage: 'agreed' },
      { ...paid, receivedOn: charterDayAt(paidAt), reference: '' },
      TEAM,
    );
  }
  if (overBy) await settle(deps, { charterId, stage: 'earned' }, `complete:${overBy}`, TEAM);
}
