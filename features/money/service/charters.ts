import type { Result } from '#core/result.ts';
import type { ActivityEntry } from '#features/activity/domain.ts';
import type { Deps } from '#platform/deps.ts';
import type { Billed } from './account.ts';

/** What a client is told of their money. */
export type MoneyNews =
  | { readonly kind: 'received'; readonly id: string; readonly cents: number; readonly receiptNumber: number }
  | {
      readonly kind: 'sent-back';
      readonly id: string;
      readonly cents: number /** How it goes: "by Zelle". */;
      readonly way: string;
    };

/** A charter as far as money needs to know it. */
export type BilledCharter = Billed & {
  /** As the log of what staff did names it. */
  readonly subject: ActivityEntry['subject'];
  /** What a client puts on a transfer. */
  readonly reference: string;
  /** By when it was cancelled: how many percent its conditions give back; null unless it is cancelled. */
  readonly refundPercent: number | null;
};

/** What charters, which stand above money, hand in: whose money it is, and how its client is reached. */
export type ChartersOfMoney = {
  /** Refused with `charter-not-found`. */
  readonly openBilled: (
    deps: Pick<Deps, 'db' | 'log' | 'now'>,
    charterId: string,
  ) => Promise<Result<BilledCharter, 'charter-not-found'>>;
  readonly tellClient: (deps: Deps, charterId: string, news: MoneyNews) => Promise<void>;
};
