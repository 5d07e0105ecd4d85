import type { Language } from '#core/language.ts';
import type { Result } from '#core/result.ts';
import type { ActivityEntry } from '#features/activity/domain.ts';
import type { Deps } from '#platform/deps.ts';
import type { HoldWay } from '../domain/index.ts';
import type { Billed, Doer } from './account.ts';

/** What a client is told of their money. */
export type MoneyNews =
  | { readonly kind: 'received'; readonly id: string; readonly cents: number; readonly receiptNumber: number }
  | {
      readonly kind: 'sent-back';
      readonly id: string;
      readonly cents: number /** How it goes: "by Zelle". */;
      readonly way: string;
      /** Whether that is not the way it came, because its card did not take it. */
      readonly isOtherWay: boolean;
    }
  | HoldNews
  /** The kept card was charged in vain, or what was on its way did not come: the client is asked to pay by hand. */
  | { readonly kind: 'charge-failed' | 'payment-failed'; readonly id: string; readonly cents: number };

/** What a client is told of a damage hold: it is to be authorized by them, it stands, it could not be had, it is let go of, or used. */
export type HoldNews =
  | {
      readonly kind: 'hold-due' | 'hold-failed';
      readonly id: string;
      readonly cents: number;
    }
  | {
      readonly kind: 'hold-held' | 'hold-released';
      readonly id: string;
      readonly cents: number;
      readonly way: HoldWay;
    }
  | {
      readonly kind: 'hold-captured';
      readonly id: string;
      readonly cents: number;
      readonly ofCents: number;
      readonly reason: string;
    };

/** Whether a charter is confirmed and not over, and when it sails. */
export type Sails = { readonly isConfirmed: boolean; readonly departsAt: Date; readonly returnsAt: Date };

/** Whether a charter is ahead, or out. */
export const isAhead = ({ isConfirmed, returnsAt }: Sails, now: Date): boolean =>
  isConfirmed && returnsAt > now;

/** A charter as far as money needs to know it. */
export type BilledCharter = Billed & {
  /** Whether its client is still known: past their time, and after an erasure, nobody knows whose it was. */
  readonly isNamed: boolean;
  readonly sails: Sails;
  /** Whether nobody came aboard. */
  readonly isMissed: boolean;
  /** As the log of what staff did names it. */
  readonly subject: ActivityEntry['subject'];
  /** What a client puts on a transfer. */
  readonly reference: string;
  /** Over the amount on a page to pay on, and where its receipt goes; undefined for a client without an email address. */
  readonly told: { readonly title: string; readonly email: string | undefined };
  /** What a receipt says of it, and in which language. */
  readonly receipt: {
    readonly client: string;
    readonly yacht: string;
    readonly startOn: string;
    readonly language: Language;
  };
  /** When it was cancelled, and how many percent its conditions give back for that; null unless it is cancelled. */
  readonly cancelled: { readonly at: Date; readonly percent: number } | null;
};

/** A charter as far as is needed to tell whether money is for it. */
export type NamedCharter = {
  readonly charterId: string;
  /** What a client writes on a payment, behind the word "Charter". */
  readonly number: string;
  readonly client: string;
  readonly yacht: string;
  readonly startOn: string;
};

/** What charters, which stand above money, hand in: whose money it is, and how its client is reached. */
export type ChartersOfMoney = {
  /** Refused with `charter-not-found`. */
  readonly openBilled: (
    deps: Pick<Deps, 'db' | 'log' | 'now'>,
    charterId: string,
  ) => Promise<Result<BilledCharter, 'charter-not-found'>>;
  /**
   * The charter for which money has come, which nobody else changes until the caller's transaction ends. One that was taken up
   * again takes its time, if that is free: `stands` says whether the money is for anything.
   */
  readonly holdForPayment: (
    deps: Deps,
    charterId: string,
  ) => Promise<Result<Billed & { readonly stands: boolean }, 'charter-not-found'>>;
  /** The charters of these ids or numbers, or those that a colleague looks for by words, which are few. */
  readonly findNamed: (
    deps: Pick<Deps, 'db'>,
    asked:
      | { readonly ids: readonly string[] }
      | { readonly numbers: readonly string[] }
      | { readonly words: string },
  ) => Promise<readonly NamedCharter[]>;
  readonly tellClient: (deps: Deps, charterId: string, news: MoneyNews) => Promise<void>;
};

/** What working on the money of charters needs. */
export type MoneyOfCharters = Deps & { readonly charters: ChartersOfMoney };

/** Who is noted for payments by the card page. */
export const CARD_PAGE: Doer = { name: 'card page' };
