import type { Language } from '#core/language.ts';
import type { Result } from '#core/result.ts';
import type { ActivityEntry } from '#features/activity/domain.ts';
import type { Deps } from '#platform/deps.ts';
import type { CalledOff, HoldWay } from '../domain/index.ts';
import type { Billed, Doer } from './account.ts';

type ReceiptNews<Kind extends string> = {
  readonly kind: Kind;
  readonly id: string;
  readonly cents: number;
  readonly receiptNumber: number;
};

/** The news about money for a client. */
export type MoneyNews =
  | ReceiptNews<'received'>
  /** The receipt of a payment was taken back. */
  | ReceiptNews<'received-reversed'>
  | {
      readonly kind: 'sent-back';
      readonly id: string;
      readonly cents: number;
      /** The way that the money goes: "by Zelle". */
      readonly way: string;
      /** Whether it goes another way than the payment came, because the card did not take it. */
      readonly isOtherWay: boolean;
    }
  | HoldNews
  /** Something was added to what is owed, or was withdrawn again. */
  | {
      readonly kind: 'addition' | 'addition-withdrawn';
      readonly id: string;
      readonly cents: number;
      readonly label: string;
    }
  /** A charge to the kept card failed, or a payment on its way did not arrive: the client must pay by hand. */
  | { readonly kind: 'charge-failed' | 'payment-failed'; readonly id: string; readonly cents: number };

/** The news about a damage hold for a client: to be authorized, held, failed, released, captured, or given back after that. */
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
      readonly kind: 'hold-given-back';
      readonly id: string;
      readonly cents: number;
      /** The way that the money goes: "by Zelle". */
      readonly way: string;
      readonly reason: string;
    }
  | {
      readonly kind: 'hold-captured';
      readonly id: string;
      readonly cents: number;
      readonly ofCents: number;
      readonly reason: string;
    };

/** Whether a charter is confirmed, and its departure and return. */
export type Sails = { readonly isConfirmed: boolean; readonly departsAt: Date; readonly returnsAt: Date };

/** Whether a charter is ahead or under way. */
export const isAhead = ({ isConfirmed, returnsAt }: Sails, now: Date): boolean =>
  isConfirmed && returnsAt > now;

/**
 * Whether what is paid for a charter is paid ahead (product 4.14): it is not confirmed, so nothing is owed yet, and its time is
 * still to come. The reports' `findPaidAhead` says the same in SQL.
 */
export const isPaidAhead = ({ stage, sails }: Pick<BilledCharter, 'stage' | 'sails'>, now: Date): boolean =>
  stage === 'agreed' && !sails.isConfirmed && sails.departsAt > now;

/** How long after the return a card is kept at most, and its balance charged. */
export const CARD_KEPT_MS = 14 * 86_400_000;

/**
 * Whether a kept card is still charged for what is owed. Also after the return: the client has agreed to it, has paid in no other
 * way, and the site or the card company may have been away when it was due. Not if nobody came aboard: then staff decide.
 */
export const mayCharge = (
  { stage, sails, isMissed }: Pick<BilledCharter, 'stage' | 'sails' | 'isMissed'>,
  now: Date,
): boolean =>
  (sails.isConfirmed || (stage === 'earned' && !isMissed)) &&
  sails.returnsAt.getTime() + CARD_KEPT_MS > now.getTime();

/** A charter with all that the money feature needs. */
export type BilledCharter = Billed & {
  /** Whether the client is still known: not after the retention time or an erasure. */
  readonly isNamed: boolean;
  readonly sails: Sails;
  /** Whether nobody came aboard. */
  readonly isMissed: boolean;
  /** How the activity names the charter. */
  readonly subject: ActivityEntry['subject'];
  /** The reference that a client writes on a transfer. */
  readonly reference: string;
  /** The title above the amount on a card page, and the email address for the receipt; undefined if the client has none. */
  readonly told: { readonly title: string; readonly email: string | undefined };
  /** The facts of the charter on a receipt, and the receipt's language. */
  readonly receipt: {
    readonly client: string;
    readonly yacht: string;
    readonly startOn: string;
    readonly language: Language;
  };
  /** The sales tax in the price that was agreed on, by which additions are taxed; null without a price. */
  readonly salesTaxPercent: number | null;
  /** When the charter was cancelled, and the percent that its conditions give back; null unless it is cancelled. */
  readonly cancelled: CalledOff | null;
};

/** A charter with the facts that tell whether a payment is for it. */
export type NamedCharter = {
  readonly charterId: string;
  /** The number that a client writes on a payment after the word "Charter". */
  readonly number: string;
  readonly client: string;
  readonly yacht: string;
  readonly startOn: string;
};

/** What the charters feature, which builds on money, provides: charters for payments, and mails to their clients. */
export type ChartersOfMoney = {
  /** Refused with `charter-not-found`. */
  readonly openBilled: (
    deps: Pick<Deps, 'db' | 'log' | 'now'>,
    charterId: string,
  ) => Promise<Result<BilledCharter, 'charter-not-found'>>;
  /**
   * Locks the charter for which a payment has come, until the caller's transaction ends. An accepted charter that had lost its
   * time is confirmed again if the time is still free. `stands`: whether the charter is confirmed, completed or a no-show, so
   * that the payment is for something.
   */
  readonly holdForPayment: (
    deps: Deps,
    charterId: string,
  ) => Promise<Result<Billed & { readonly stands: boolean }, 'charter-not-found'>>;
  /** The charters with these ids or numbers, or at most a few that match the words of staff. */
  readonly findNamed: (
    deps: Pick<Deps, 'db'>,
    asked:
      | { readonly ids: readonly string[] }
      | { readonly numbers: readonly string[] }
      | { readonly words: string },
  ) => Promise<readonly NamedCharter[]>;
  readonly tellClient: (deps: Deps, charterId: string, news: MoneyNews) => Promise<void>;
};

/** What the use cases for charters' money need. */
export type MoneyOfCharters = Deps & { readonly charters: ChartersOfMoney };

/** The doer for payments by card page. */
export const CARD_PAGE: Doer = { name: 'card page' };
