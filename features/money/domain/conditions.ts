import { charterDayAt } from '#core/charter-time.ts';
import type { Cents } from '#core/money.ts';
import { settledParts } from './ledger.ts';
import { type Owed, totalOwed } from './obligations.ts';
import { sumOfParts } from './parts.ts';
import { isLive, type RefundState } from './refunds.ts';
import { backOf, notOwedCents } from './statement.ts';

/** When a charter was cancelled, and the percent that its conditions give back. */
export type CalledOff = { readonly at: Date; readonly percent: number };

type Paid = {
  readonly id: string;
  readonly leftCents: Cents;
  readonly recordedAt: Date;
  readonly receivedOn: string;
};
type GivenBack = {
  readonly paymentId: string;
  readonly cents: Cents;
  readonly state: RefundState;
  readonly wantedAt: Date;
};

const sum = <One>(all: readonly One[], cents: (one: One) => Cents) =>
  all.reduce((total, one) => total + cents(one), 0);

/**
 * What the conditions of a cancelled charter still give back: their share of what had been paid by then, less what has gone back
 * of it since; and all that came later, which is for nothing.
 *
 * @param agreed what was owed when it was cancelled
 */
export function stillToGiveBack(
  { at, percent }: CalledOff,
  { payments, refunds }: { readonly payments: readonly Paid[]; readonly refunds: readonly GivenBack[] },
  agreed: readonly Owed[],
): Cents {
  // Money that had come in on an earlier day counts, although a colleague wrote it down only afterwards.
  const wasThere = ({ recordedAt, receivedOn }: Paid) => recordedAt < at || receivedOn < charterDayAt(at);
  const before = payments.filter(wasThere);
  const ofBefore = new Set(before.map(({ id }) => id));
  const since = refunds.filter(
    ({ paymentId, state, wantedAt }) => isLive(state) && wantedAt >= at && ofBefore.has(paymentId),
  );
  const backSince = sum(since, ({ cents }) => cents);
  const here = sum(before, ({ leftCents }) => leftCents) + backSince;
  const { overCents } = settledParts(here, agreed);
  const notOwed = notOwedCents({ owedCents: sumOfParts(totalOwed(agreed)), overCents });
  const later = sum(
    payments.filter((payment) => !wasThere(payment)),
    ({ leftCents }) => leftCents,
  );
  return Math.max(0, backOf(here, notOwed, percent) - backSince) + later;
}
