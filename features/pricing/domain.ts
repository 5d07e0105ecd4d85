import { type Cents, percentOf } from '#core/money.ts';
import { type SlotId, slotOf } from '#features/calendar/domain.ts';

/** Whether a charter comes with everything on board and at table, or as the yacht alone. */
export const PRICING_TYPES = [
  { id: 'with_amenities', label: 'With Full Amenities' },
  { id: 'without_amenities', label: 'Basic Charter' },
] as const;

export type PricingType = (typeof PRICING_TYPES)[number]['id'];
export const DEFAULT_PRICING_TYPE: PricingType = 'with_amenities';

const HOURS_OF_A_WEEK = 168;

/** The durations a yacht can be priced for, the shortest first (public-area §2). `key` is the record's field. */
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
export type DurationKey = Duration['key'];

/** What a yacht costs in one pricing type. A duration that is not offered is null. */
export type PriceSheet = {
  readonly pricingType: PricingType;
  readonly prices: Readonly<Record<DurationKey, Cents | null>>;
  readonly amenitiesIncluded: readonly string[];
  /** Percents of the base price, up to two decimals. */
  readonly gratuityPercent: number;
  readonly apaPercent: number | null;
  /** Percent of base and extras together. */
  readonly salesTaxPercent: number;
  readonly specialTerms: string;
};

/** A price sheet as it is stored, with its own id and whose it is. */
export type PricingRecord = PriceSheet & { readonly id: string; readonly yachtId: string };

/** A query's pricing type; the default for anything that is none. */
export function readPricingType(text: string | null | undefined): PricingType {
  return PRICING_TYPES.find((type) => type.id === text)?.id ?? DEFAULT_PRICING_TYPE;
}

/** The durations that a sheet has a price for, with it, the shortest first. */
export function pricedDurations(sheet: PriceSheet): { duration: Duration; cents: Cents }[] {
  return DURATIONS.flatMap((duration) => {
    const cents = sheet.prices[duration.key];
    return cents === null ? [] : [{ duration, cents }];
  });
}

/** A listed price, and what it is the price of. */
export type ListedPrice = {
  readonly pricingType: PricingType;
  readonly duration: Duration;
  readonly cents: Cents;
};

/** The cheapest way to have the yacht, the shorter of two at the same price; null when no price is listed. */
export function startingPrice(sheets: readonly PriceSheet[]): ListedPrice | null {
  const listed = sheets.flatMap((sheet) =>
    pricedDurations(sheet).map((priced) => ({ pricingType: sheet.pricingType, ...priced })),
  );
  listed.sort((a, b) => a.cents - b.cents || a.duration.hours - b.duration.hours);
  return listed[0] ?? null;
}

/** A yacht's starting price: the lowest of all listed prices, of every sheet; null when none is listed. */
export function lowestPrice(sheets: readonly PriceSheet[]): Cents | null {
  return startingPrice(sheets)?.cents ?? null;
}

/** The highest of all listed prices; null when none is listed. */
export function highestPrice(sheets: readonly PriceSheet[]): Cents | null {
  const listed = sheets.flatMap(pricedDurations).map(({ cents }) => cents);
  return listed.length === 0 ? null : Math.max(...listed);
}

/** The list of amenities in a pricing record's JSON text. Text that is no JSON, or no list, is an empty list. */
export function parseAmenities(json: string): string[] {
  try {
    const parsed: unknown = JSON.parse(json);
    if (!Array.isArray(parsed)) return [];
    return parsed.filter((item): item is string => typeof item === 'string' && item.trim() !== '');
  } catch {
    return [];
  }
}

/** How many hours of the yacht a slot is: 3 in the morning and the evening, 5 in the afternoon, 8 for a full day. */
export function hoursOfSlot(slot: SlotId): number {
  const { fromHour, toHour } = slotOf(slot);
  return toHour - fromHour;
}

/** The price for so many hours: that of the shortest priced duration that covers them; null when there is none. */
export function priceForHours(sheet: PriceSheet, hours: number): { duration: Duration; cents: Cents } | null {
  return pricedDurations(sheet).find(({ duration }) => duration.hours >= hours) ?? null;
}

/** A line of an estimate, in whole dollars expressed in cents. */
export type EstimateLine =
  | { readonly kind: 'base'; readonly cents: Cents; readonly duration: Duration }
  | { readonly kind: 'extra'; readonly cents: Cents; readonly id: string; readonly name: string }
  | { readonly kind: 'gratuity' | 'sales-tax' | 'apa'; readonly cents: Cents; readonly percent: number };

export type PriceEstimate = {
  readonly pricingType: PricingType;
  readonly lines: readonly EstimateLine[];
  /** Base and extras. */
  readonly subtotalCents: Cents;
  /** The sum of the lines. */
  readonly totalCents: Cents;
  readonly depositPercent: number;
  readonly depositCents: Cents;
};

export type EstimateQuestion = {
  readonly sheets: readonly PriceSheet[];
  readonly pricingType: PricingType;
  readonly hours: number;
  readonly extras: readonly { readonly id: string; readonly name: string; readonly priceCents: Cents }[];
  readonly depositPercent: number;
};

/**
 * What a charter will cost (decisions §1 and §4): the base price for the hours, then the extras, then gratuity and APA
 * as percents of the base, sales tax as a percent of both, the deposit as a percent of both and the tax. Gratuity is
 * always a line, sales tax only above 0, APA only when the sheet asks for one. Each line is rounded half-up to whole
 * dollars when it is computed, so that the lines on a screen add up to the total.
 *
 * @returns null where the price is on demand: no sheet of that type, or none of its durations covers the hours
 */
export function estimatePrice(question: EstimateQuestion): PriceEstimate | null {
  const { sheets, pricingType, hours, extras, depositPercent } = question;
  const sheet = sheets.find((candidate) => candidate.pricingType === pricingType);
  const priced = sheet && priceForHours(sheet, hours);
  if (!sheet || !priced) return null;

  const base = wholeDollars(priced.cents);
  const extraLines = extras.map(
    ({ id, name, priceCents }): EstimateLine => ({
      kind: 'extra',
      cents: wholeDollars(priceCents),
      id,
      name,
    }),
  );
  const subtotalCents = base + sumOf(extraLines);
  const gratuity = percentOf(base, sheet.gratuityPercent);
  const salesTax = percentOf(subtotalCents, sheet.salesTaxPercent);
  const lines: EstimateLine[] = [
    { kind: 'base', cents: base, duration: priced.duration },
    ...extraLines,
    { kind: 'gratuity', cents: gratuity, percent: sheet.gratuityPercent },
  ];
  if (sheet.salesTaxPercent > 0) {
    lines.push({ kind: 'sales-tax', cents: salesTax, percent: sheet.salesTaxPercent });
  }
  if (sheet.apaPercent !== null) {
    lines.push({ kind: 'apa', cents: percentOf(base, sheet.apaPercent), percent: sheet.apaPercent });
  }
  return {
    pricingType,
    lines,
    subtotalCents,
    totalCents: sumOf(lines),
    depositPercent,
    depositCents: percentOf(subtotalCents + salesTax, depositPercent),
  };
}

function wholeDollars(cents: Cents): Cents {
  return percentOf(cents, 100);
}

function sumOf(lines: readonly EstimateLine[]): Cents {
  return lines.reduce((sum, line) => sum + line.cents, 0);
}
