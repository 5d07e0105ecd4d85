import { daysEarlier } from '#core/charter-time.ts';
import { type Cents, dollarsFromCents, percentOf } from '#core/money.ts';
import { type Named, nameNow } from '#core/translations.ts';
import { lengthText, listed, withThousands } from '#words/amounts.ts';
import { words as figures } from '#words/index.ts';
import { words } from '../words/index.ts';
import {
  DEFAULT_PRICING_TYPE,
  type Duration,
  HOURS_OF_A_WEEK,
  hoursOfSlot,
  isPriced,
  PRICING_TYPES,
  type PriceSheet,
  type PricingType,
  priceForHours,
  type Stay,
  startingPrice,
} from './sheets.ts';

/** A line of an estimate. The amount is in cents, rounded to whole dollars. */
export type EstimateLine =
  /**
   * `duration`: the listed duration that the price is for, which can be longer than the charter. Null for several days, and for
   * a price that staff named.
   */
  | {
      readonly kind: 'base';
      readonly cents: Cents;
      readonly hours: number;
      readonly duration: Duration | null;
      /** The weeks and days that the price of several days consists of. */
      readonly stay?: Stay | undefined;
    }
  | ({ readonly kind: 'extra'; readonly cents: Cents; readonly id: string } & Named)
  | { readonly kind: 'gratuity' | 'sales-tax' | 'apa'; readonly cents: Cents; readonly percent: number };

/** Which rules of deposit and balance apply: those of a charter or those of an event (product 3.6). */
export const BILLINGS = ['charter', 'event'] as const;
export type BilledAs = (typeof BILLINGS)[number];

/** How long before departure the balance is due. Days are calendar days in Miami. */
export type BalanceDue = { readonly before: number; readonly unit: 'hours' | 'days' };

/** The terms of payment: the deposit's share, and when the balance is due. */
export type PaymentTerms = {
  readonly depositPercent: number;
  readonly balanceDue: BalanceDue;
  /**
   * The percent of the paid amount that the business keeps after a timely cancellation. Old prices
   * lack it: the setting applies.
   */
  readonly cancellationFeePercent?: number | undefined;
};

/** The payment rules for charters and events, as staff set them. */
export type PaymentRules = {
  readonly charterDepositPercent: number;
  readonly charterBalanceHoursBefore: number;
  readonly eventDepositPercent: number;
  readonly eventBalanceDaysBefore: number;
  readonly cancellationFeePercent?: number | undefined;
};

/** The payment terms for what is billed: a charter or an event. */
export function paymentTermsOf(rules: PaymentRules, billedAs: BilledAs): PaymentTerms {
  const { cancellationFeePercent } = rules;
  return billedAs === 'event'
    ? {
        depositPercent: rules.eventDepositPercent,
        balanceDue: { before: rules.eventBalanceDaysBefore, unit: 'days' },
        cancellationFeePercent,
      }
    : {
        depositPercent: rules.charterDepositPercent,
        balanceDue: { before: rules.charterBalanceHoursBefore, unit: 'hours' },
        cancellationFeePercent,
      };
}

/** A price with its payment terms. It keeps these terms when the rules change later. */
export type PriceEstimate = PaymentTerms & {
  readonly pricingType: PricingType;
  readonly lines: readonly EstimateLine[];
  /** Base and extras, without gratuity, tax and APA. */
  readonly subtotalCents: Cents;
  /** The sum of the lines. */
  readonly totalCents: Cents;
  readonly depositCents: Cents;
  /** The total less the deposit; an APA is part of it (`restOf` names it apart). */
  readonly balanceCents: Cents;
};

type PricedExtra = Named & { readonly id: string; readonly priceCents: Cents };

export type EstimateQuestion = PaymentTerms & {
  readonly sheets: readonly PriceSheet[];
  readonly pricingType: PricingType;
  readonly hours: number;
  readonly extras: readonly PricedExtra[];
};

/**
 * Estimates a charter by its yacht's price sheets (product 3.2).
 *
 * @returns null when the price is on demand: no sheet of that type, or no priced duration that covers the hours
 */
export function estimatePrice(question: EstimateQuestion): PriceEstimate | null {
  const { sheets, pricingType, hours, extras, depositPercent, balanceDue, cancellationFeePercent } = question;
  const sheet = sheets.find((candidate) => candidate.pricingType === pricingType);
  const priced = sheet && priceForHours(sheet, hours);
  if (!sheet || !priced) return null;
  return addUp({
    ...sheet,
    hours,
    duration: priced.duration,
    stay: priced.stay,
    baseCents: priced.cents,
    extras,
    depositPercent,
    balanceDue,
    cancellationFeePercent,
  });
}

/**
 * The total of a charter with every fee and without extras, by a yacht's sheets; null when the price is on demand.
 * Payment terms do not affect it.
 */
export function allInPrice(
  sheets: readonly PriceSheet[],
  pricingType: PricingType,
  hours: number,
): Cents | null {
  const balanceDue: BalanceDue = { before: 0, unit: 'hours' };
  const price = estimatePrice({ sheets, pricingType, hours, extras: [], depositPercent: 0, balanceDue });
  return price?.totalCents ?? null;
}

/**
 * A yacht's headline price (product 3.8): the all-in price of a full day with full amenities, or as a basic charter when that
 * has no price; null when both are on demand.
 */
export function headlinePrice(
  sheets: readonly PriceSheet[],
): { readonly pricingType: PricingType; readonly cents: Cents } | null {
  for (const { id: pricingType } of PRICING_TYPES) {
    const cents = allInPrice(sheets, pricingType, hoursOfSlot('full-day'));
    if (cents !== null) return { pricingType, cents };
  }
  return null;
}

/**
 * The pricing type that a query asks for. If its text is no pricing type, answers the one that prices the hours, because a search
 * by hours promised a price; else the one of the headline price, as the yacht's card names it; else one with any price.
 *
 * @param hours 0 when the query asks for none
 */
export function readPricingType(
  text: string | null | undefined,
  sheets: readonly PriceSheet[] = [],
  hours = 0,
): PricingType {
  const ids = PRICING_TYPES.map(({ id }) => id);
  const priced = sheets.filter((sheet) => isPriced(sheet, hours)).map(({ pricingType }) => pricingType);
  return (
    ids.find((id) => id === text) ??
    ids.find((id) => priced.includes(id)) ??
    (headlinePrice(sheets) ?? startingPrice(sheets))?.pricingType ??
    DEFAULT_PRICING_TYPE
  );
}

/** What `addUp` needs: a base price, the percents for it, the extras and the payment terms. */
export type Bill = PaymentTerms &
  Pick<PriceSheet, 'pricingType' | 'gratuityPercent' | 'salesTaxPercent' | 'apaPercent'> & {
    readonly hours: number;
    readonly duration: Duration | null;
    readonly stay?: Stay | undefined;
    readonly baseCents: Cents;
    readonly extras: readonly PricedExtra[];
  };

/**
 * Adds up a charter (product 3.3): the base price and the extras (the subtotal), then gratuity and APA as percents of the base,
 * sales tax as a percent of the subtotal, and the deposit as a percent of subtotal and tax. There is always a gratuity line; a
 * tax line only above 0, an APA line only if the sheet has an APA. Each line is rounded half-up to whole dollars when it is
 * computed, so that the lines on a screen add up to the total.
 */
export function addUp(bill: Bill): PriceEstimate {
  const { hours, duration, stay, pricingType, depositPercent, balanceDue, cancellationFeePercent } = bill;
  const base = wholeDollars(bill.baseCents);
  const extraLines = bill.extras.map(
    ({ id, name, names, priceCents }): EstimateLine => ({
      kind: 'extra',
      cents: wholeDollars(priceCents),
      id,
      name,
      ...(names ? { names } : {}),
    }),
  );
  const subtotalCents = base + sumOf(extraLines);
  const salesTax = percentOf(subtotalCents, bill.salesTaxPercent);
  const lines: EstimateLine[] = [
    { kind: 'base', cents: base, hours, duration, ...(stay ? { stay } : {}) },
    ...extraLines,
    { kind: 'gratuity', cents: percentOf(base, bill.gratuityPercent), percent: bill.gratuityPercent },
  ];
  if (bill.salesTaxPercent > 0) {
    lines.push({ kind: 'sales-tax', cents: salesTax, percent: bill.salesTaxPercent });
  }
  if (bill.apaPercent !== null) {
    lines.push({ kind: 'apa', cents: percentOf(base, bill.apaPercent), percent: bill.apaPercent });
  }
  const totalCents = sumOf(lines);
  const depositCents = percentOf(subtotalCents + salesTax, depositPercent);
  return {
    pricingType,
    lines,
    subtotalCents,
    totalCents,
    depositPercent,
    balanceDue,
    depositCents,
    balanceCents: totalCents - depositCents,
    ...(cancellationFeePercent === undefined ? {} : { cancellationFeePercent }),
  };
}

/** The label of a line, in the language of the moment: "Yacht, 5 hours", "Jet Ski", "Sales tax (7%)". */
export function lineLabel(line: EstimateLine): string {
  switch (line.kind) {
    case 'base':
      return baseLabel(line);
    case 'extra':
      return nameNow(line);
    case 'gratuity':
      return words.gratuity(percentLabel(line.percent));
    case 'sales-tax':
      return words.salesTax(percentLabel(line.percent));
    case 'apa':
      return words.apa(percentLabel(line.percent));
  }
}

function baseLabel({ hours, duration, stay }: Extract<EstimateLine, { kind: 'base' }>): string {
  const own = hours === HOURS_OF_A_WEEK ? words.oneWeek : lengthText(hours);
  if (stay) {
    const { weeks, days } = stay;
    const made = listed([
      ...(weeks > 0 ? [lengthText(weeks * HOURS_OF_A_WEEK)] : []),
      ...(days > 0 ? [figures.days(days)] : []),
    ]);
    if ((weeks * 7 + days) * 24 > hours) return words.yachtAtPriceOf(own, made);
    return weeks > 0 && days > 0 ? words.yachtMadeOf(own, made) : words.yachtFor(own);
  }
  if (duration === null) return words.yacht;
  return duration.hours === hours
    ? words.yachtFor(own)
    : words.yachtAtPriceOf(
        own,
        duration.key === 'priceWeekly' ? words.aWeek : words.soManyHours(duration.hours),
      );
}

const percentLabel = (percent: number) => `${withThousands(Number(percent.toFixed(2)))}%`;

/** What a price leaves after the deposit: the balance, and the APA apart from it, as they are owed. */
export function restOf({ lines, balanceCents }: Pick<PriceEstimate, 'lines' | 'balanceCents'>) {
  const apaCents = sumOf(lines.filter(({ kind }) => kind === 'apa'));
  return { balanceCents: balanceCents - apaCents, apaCents };
}

/** A price as screens and the API show it: in whole dollars, each line with its label. */
export type WrittenPrice = {
  readonly pricingType: PricingType;
  readonly lines: { readonly kind: EstimateLine['kind']; readonly label: string; readonly amount: number }[];
  readonly subtotal: number;
  readonly total: number;
  readonly deposit: { readonly percent: number; readonly amount: number };
  /** The rest of the price without an APA. */
  readonly balance: number;
  /** 0: none. It is due with the balance. */
  readonly apa: number;
  /** Null when the balance is due with the deposit, or when no day was named. */
  readonly balanceDueAt: string | null;
};

/** Converts a price to whole dollars. The lines still add up, because `addUp` rounds each to whole dollars. */
export function writePrice(price: PriceEstimate, dueAt: Date | null): WrittenPrice {
  const rest = restOf(price);
  return {
    pricingType: price.pricingType,
    lines: price.lines.map((line) => ({
      kind: line.kind,
      label: lineLabel(line),
      amount: dollarsFromCents(line.cents),
    })),
    subtotal: dollarsFromCents(price.subtotalCents),
    total: dollarsFromCents(price.totalCents),
    deposit: { percent: price.depositPercent, amount: dollarsFromCents(price.depositCents) },
    balance: dollarsFromCents(rest.balanceCents),
    apa: dollarsFromCents(rest.apaCents),
    balanceDueAt: dueAt?.toISOString() ?? null,
  };
}

/** When the balance of a charter with this departure is due (product 3.6). */
export function balanceFallsDue(departsAt: Date, { before, unit }: BalanceDue): Date {
  return unit === 'days'
    ? daysEarlier(departsAt, before)
    : new Date(departsAt.getTime() - before * 3_600_000);
}

/** Like `balanceFallsDue`, but null when that moment has passed: the balance is then due with the deposit. */
export function balanceDueAt(departsAt: Date, balanceDue: BalanceDue, now: Date): Date | null {
  const due = balanceFallsDue(departsAt, balanceDue);
  return due > now ? due : null;
}

function wholeDollars(cents: Cents): Cents {
  return percentOf(cents, 100);
}

function sumOf(lines: readonly EstimateLine[]): Cents {
  return lines.reduce((sum, line) => sum + line.cents, 0);
}
