import { daysEarlier } from '#core/charter-time.ts';
import { type Cents, dollarsFromCents, percentOf } from '#core/money.ts';
import { type Named, nameNow } from '#core/translations.ts';
import { lengthText, listed, withThousands } from '#words/amounts.ts';
import { words as figures } from '#words/index.ts';
import { words } from '../words/index.ts';
import {
  type Duration,
  HOURS_OF_A_WEEK,
  hoursOfSlot,
  PRICING_TYPES,
  type PriceSheet,
  type PricingType,
  priceForHours,
  type Stay,
} from './sheets.ts';

/** A line of an estimate, in whole dollars expressed in cents. */
export type EstimateLine =
  /** The duration whose price it is, which may be longer than the charter; null for several days and for a price that staff have named. */
  | {
      readonly kind: 'base';
      readonly cents: Cents;
      readonly hours: number;
      readonly duration: Duration | null;
      /** Which of the prices several days are made of. */
      readonly stay?: Stay | undefined;
    }
  | ({ readonly kind: 'extra'; readonly cents: Cents; readonly id: string } & Named)
  | { readonly kind: 'gratuity' | 'sales-tax' | 'apa'; readonly cents: Cents; readonly percent: number };

/** By whose rules something is paid: those of a charter, or those of an event (product 3.6). */
export const BILLINGS = ['charter', 'event'] as const;
export type BilledAs = (typeof BILLINGS)[number];

/** How long before departure the balance is due; days are those of Miami's calendar. */
export type BalanceDue = { readonly before: number; readonly unit: 'hours' | 'days' };

/** How a price is paid: what share first, and when the rest. */
export type PaymentTerms = {
  readonly depositPercent: number;
  readonly balanceDue: BalanceDue;
  /** What is kept of what was paid when it is cancelled in good time; prices of old do not say it, and the setting holds. */
  readonly cancellationFeePercent?: number | undefined;
};

/** Both rules, as staff set them. */
export type PaymentRules = {
  readonly charterDepositPercent: number;
  readonly charterBalanceHoursBefore: number;
  readonly eventDepositPercent: number;
  readonly eventBalanceDaysBefore: number;
  readonly cancellationFeePercent?: number | undefined;
};

/** The rule that applies. */
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

/** What something costs, and how that is paid: it keeps its terms when the rules change. */
export type PriceEstimate = PaymentTerms & {
  readonly pricingType: PricingType;
  readonly lines: readonly EstimateLine[];
  /** Base and extras. */
  readonly subtotalCents: Cents;
  /** The sum of the lines. */
  readonly totalCents: Cents;
  readonly depositCents: Cents;
  /** What is left of the total once the deposit is paid. */
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
 * What a charter will cost by its yacht's price sheets (product 3.2).
 *
 * @returns null where the price is on demand: no sheet of that type, or none of its durations covers the hours
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
 * What a charter comes to with every fee and without extras, by a yacht's sheets; null where the price is on demand. How it
 * is paid changes nothing about it.
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
 * The figure that stands for a yacht (product 3.8): a full day's with full amenities, and where that has no price as a basic
 * charter; null where both are on demand.
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

/** What is added up: a base price, and the percents that go with it. */
export type Bill = PaymentTerms &
  Pick<PriceSheet, 'pricingType' | 'gratuityPercent' | 'salesTaxPercent' | 'apaPercent'> & {
    readonly hours: number;
    readonly duration: Duration | null;
    readonly stay?: Stay | undefined;
    readonly baseCents: Cents;
    readonly extras: readonly PricedExtra[];
  };

/**
 * Adds up a charter (product 3.3): the base price, then the extras, then gratuity and APA as percents of the base, sales
 * tax as a percent of both, the deposit as a percent of both and the tax. Gratuity is always a line, sales tax only above
 * 0, APA only when one is asked for. Each line is rounded half-up to whole dollars when it is computed, so that the
 * lines on a screen add up to the total.
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

/** What a line is for, as a person reads it: "Yacht, 5 hours", "Jet Ski", "Sales tax (7%)". */
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

/** A price as screens and the API write it: in whole dollars, each line with its words. */
export type WrittenPrice = {
  readonly pricingType: PricingType;
  readonly lines: { readonly kind: EstimateLine['kind']; readonly label: string; readonly amount: number }[];
  readonly subtotal: number;
  readonly total: number;
  readonly deposit: { readonly percent: number; readonly amount: number };
  readonly balance: number;
  /** Null: with the deposit, or no day was named. */
  readonly balanceDueAt: string | null;
};

/** Writes a price in whole dollars; its lines are whole already, so that they still add up. */
export function writePrice(price: PriceEstimate, dueAt: Date | null): WrittenPrice {
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
    balance: dollarsFromCents(price.balanceCents),
    balanceDueAt: dueAt?.toISOString() ?? null,
  };
}

/** When the balance falls due for a departure (product 3.6). */
export function balanceFallsDue(departsAt: Date, { before, unit }: BalanceDue): Date {
  return unit === 'days'
    ? daysEarlier(departsAt, before)
    : new Date(departsAt.getTime() - before * 3_600_000);
}

/** The same; null once that has passed, when all is due with the deposit. */
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
