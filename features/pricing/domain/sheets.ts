import type { Translations } from '#core/field-kinds.ts';
import type { Cents } from '#core/money.ts';
import { hoursOfSlotTime, type SlotId } from '#features/calendar/domain/index.ts';
import { lengthText } from '#words/amounts.ts';
import { words } from '../words/index.ts';

/** The two ways to charter a yacht: with everything on board and catering, or the yacht alone. */
export const PRICING_TYPES = [
  { id: 'with_amenities', label: 'With Full Amenities' },
  { id: 'without_amenities', label: 'Basic Charter' },
] as const;

export type PricingType = (typeof PRICING_TYPES)[number]['id'];
export const DEFAULT_PRICING_TYPE: PricingType = 'with_amenities';

export const HOURS_OF_A_WEEK = 168;

/** The durations that a yacht can have a price for, shortest first (product 3.1). `key` is the field of the record. */
export const DURATIONS = [
  { key: 'price3Hours', hours: 3, label: '3 hours' },
  { key: 'price4Hours', hours: 4, label: '4 hours' },
  { key: 'price5Hours', hours: 5, label: '5 hours' },
  { key: 'price6Hours', hours: 6, label: '6 hours' },
  { key: 'price8Hours', hours: 8, label: '8 hours' },
  { key: 'price10Hours', hours: 10, label: '10 hours' },
  { key: 'price12Hours', hours: 12, label: '12 hours' },
  { key: 'price24Hours', hours: 24, label: '24 hours' },
  { key: 'priceWeekly', hours: HOURS_OF_A_WEEK, label: 'Weekly' },
] as const;

export type Duration = (typeof DURATIONS)[number];

/** A pricing type's name in the language of the moment. */
export function pricingTypeName(type: PricingType): string {
  return words.types[type];
}

/** A duration's name in the language of the moment: "3 hours", "Weekly". */
export function durationName({ key, hours }: Duration): string {
  return key === 'priceWeekly' ? words.weekly : lengthText(hours);
}
export type DurationKey = Duration['key'];

/** The prices of a yacht for one pricing type. Null is a duration without a price. */
export type PriceSheet = {
  readonly pricingType: PricingType;
  readonly prices: Readonly<Record<DurationKey, Cents | null>>;
  readonly amenitiesIncluded: readonly string[];
  /** Percents of the base price, up to two decimals. */
  readonly gratuityPercent: number;
  readonly apaPercent: number | null;
  /** Percent of the subtotal, base and extras. */
  readonly salesTaxPercent: number;
  readonly specialTerms: string;
  readonly translations?: Translations;
};

/** A price sheet as stored, with its own id and its yacht's. */
export type PricingRecord = PriceSheet & { readonly id: string; readonly yachtId: string };

/** The durations that a sheet has a price for, with the price, shortest first. */
export function pricedDurations(sheet: PriceSheet): { duration: Duration; cents: Cents }[] {
  return DURATIONS.flatMap((duration) => {
    const cents = sheet.prices[duration.key];
    return cents === null ? [] : [{ duration, cents }];
  });
}

/** A listed price, with its pricing type and duration. */
export type ListedPrice = {
  readonly pricingType: PricingType;
  readonly duration: Duration;
  readonly cents: Cents;
};

/**
 * A yacht's starting price, before fees: the lowest listed price, with the shorter duration when two are equal;
 * null when no price is listed.
 */
export function startingPrice(sheets: readonly PriceSheet[]): ListedPrice | null {
  const listed = sheets.flatMap((sheet) =>
    pricedDurations(sheet).map((priced) => ({ pricingType: sheet.pricingType, ...priced })),
  );
  listed.sort((a, b) => a.cents - b.cents || a.duration.hours - b.duration.hours);
  return listed[0] ?? null;
}

/** The length of a slot in hours: 3 in the morning and the evening, 5 in the afternoon, 8 for a full day. */
export const hoursOfSlot = (slot: SlotId): number => hoursOfSlotTime(slot).hours;

/** The weeks and single days that the price of several days consists of. */
export type Stay = { readonly weeks: number; readonly days: number };

/** The price for a number of hours, with the listed duration it comes from, or the weeks and days it consists of. */
export type PricedHours = { readonly cents: Cents } & (
  | { readonly duration: Duration; readonly stay?: undefined }
  | { readonly duration: null; readonly stay: Stay }
);

const DAY = 24;
const WEEK_DAYS = 7;
const weekly = DURATIONS[DURATIONS.length - 1] as Duration;

/**
 * The price for a number of hours. Up to a day: the price of the shortest priced duration that covers them. Several days: the
 * cheapest combination of whole weeks and single days. If one more week costs less than the remaining days, it counts as a
 * week, so that six days never cost more than seven (product 3.7).
 *
 * @returns null when no listed price covers the hours
 */
export function priceForHours(sheet: PriceSheet, hours: number): PricedHours | null {
  if (hours > DAY) return priceForDays(sheet, Math.ceil(hours / DAY));
  return pricedDurations(sheet).find(({ duration }) => duration.hours >= hours) ?? null;
}

function priceForDays({ prices }: PriceSheet, days: number): PricedHours | null {
  const [ofDay, ofWeek] = [prices.price24Hours, prices.priceWeekly];
  let best: PricedHours | null = null;
  // Try first the exact combination with the most weeks: of two equal prices it wins, because its label is the shortest.
  const exact = Math.floor(days / WEEK_DAYS);
  for (const weeks of [...Array.from({ length: exact + 1 }, (_, less) => exact - less), exact + 1]) {
    const left = Math.max(0, days - weeks * WEEK_DAYS);
    if ((weeks > 0 && ofWeek === null) || (left > 0 && ofDay === null)) continue;
    const cents = weeks * (ofWeek ?? 0) + left * (ofDay ?? 0);
    if (best !== null && best.cents <= cents) continue;
    best =
      weeks === 1 && left === 0
        ? { cents, duration: weekly }
        : { cents, duration: null, stay: { weeks, days: left } };
  }
  return best;
}

/** Whether a visitor can choose exactly this number of hours: only times with a price of their own can be chosen. */
export function isPriced({ prices }: Pick<PriceSheet, 'prices'>, hours: number): boolean {
  const duration = DURATIONS.find((one) => one.hours === hours);
  if (duration && prices[duration.key] !== null) return true;
  if (hours <= DAY || hours % DAY !== 0) return false;
  return prices.price24Hours !== null || (hours % HOURS_OF_A_WEEK === 0 && prices.priceWeekly !== null);
}
