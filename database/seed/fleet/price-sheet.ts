import { type TermSaid, termsInEnglish } from '../translations/index.ts';
import { basicAmenities, basicTerms, fullAmenities, fullTerms } from './charter-terms.ts';
import { variationOf } from './variation.ts';
import type { PriceSheetSeed } from './yacht-seed.ts';

export type PriceSheetInput = {
  /** Seeds the small differences between yachts; the same id always gives the same sheet. */
  id: string;
  brand: string;
  lengthFt: number;
  cabins: number;
  /** What this yacht brings along beyond what every full charter includes. */
  amenities: readonly string[];
  /** The basic charter is a bareboat agreement: no crew in the price, no sales tax on it. */
  bareboat: boolean;
  /** What an hour costs where the site names it: so many times that up to twelve hours, whatever the market. */
  perHourUsd?: number | undefined;
};

type Duration = keyof typeof HOURS_FACTOR;

/** Four hours with amenities, USD, mid-market brand: the Miami day-charter level by length overall in feet. */
const MARKET_LEVEL: readonly (readonly [feet: number, usd: number])[] = [
  [24, 480],
  [26, 550],
  [30, 700],
  [34, 870],
  [40, 1150],
  [45, 1450],
  [50, 1830],
  [55, 2270],
  [60, 2740],
  [65, 3250],
  [70, 3850],
  [80, 5250],
  [90, 7000],
  [100, 9000],
  [115, 12800],
  [132, 18200],
];

/** What a duration costs against four hours: the hour gets cheaper the longer the day, as in the trade. */
const HOURS_FACTOR = {
  price3Hours: 0.8,
  price4Hours: 1,
  price5Hours: 1.21,
  price6Hours: 1.41,
  price8Hours: 1.78,
  price10Hours: 2.12,
  price12Hours: 2.42,
  price24Hours: 2.95,
  priceWeekly: 15.6,
} as const;

const VALUE_BRANDS = new Set([
  'Aquila',
  'Axopar',
  'Beneteau',
  'Cruisers Yachts',
  'Fountaine Pajot',
  'Galeon',
  'Gold Coast',
  'Lagoon',
  'Leopard',
  'Sea Ray',
]);

const SIGNATURE_BRANDS = new Set([
  'Benetti',
  'Hinckley',
  'Mangusta',
  'Pershing',
  'Riva',
  'Sanlorenzo',
  'Sunreef',
  'VanDutch',
  'Westport',
]);

/** Sales tax on a charter let in Miami-Dade: 6 % state and 1 % county. */
const MIAMI_DADE_SALES_TAX = 7;

/** The tier a maker's yachts are priced in: 0.9, 1 or 1.12 of the market level. */
export function brandTier(brand: string): number {
  if (VALUE_BRANDS.has(brand)) return 0.9;
  return SIGNATURE_BRANDS.has(brand) ? 1.12 : 1;
}

/**
 * Both price lists of a yacht in whole USD, multiples of 50. Within a list prices rise strictly with the
 * hours; the basic list is below the full one at every duration; in one brand tier a yacht at least a tenth
 * longer always costs more. Yachts differ by up to 2.5 % in level and 1.2 % per duration. Durations that the
 * trade does not offer are null: under 34 ft, or without a cabin, no 24 hours; a week only from 40 ft and two cabins; no
 * three hours above 100 ft. An advance provisioning allowance is asked from 80 ft on.
 */
export function priceSheets(input: PriceSheetInput): {
  withAmenities: PriceSheetSeed;
  withoutAmenities: PriceSheetSeed;
} {
  const vary = variationOf(input.id);
  const level = marketLevel(input.lengthFt) * brandTier(input.brand) * vary.between('level', 0.975, 1.025);
  const basicShare = vary.between('basic', 0.77, 0.85);
  const ofMarket = (duration: Duration): number =>
    level * HOURS_FACTOR[duration] * vary.between(duration, 0.988, 1.012);
  const raw = input.perHourUsd === undefined ? ofMarket : byTheHour(input.perHourUsd);
  const prices = (share: number): Record<Duration, number | null> => {
    const at = (duration: Duration): number | null =>
      isOffered(duration, input) ? roundLikeASheet(raw(duration) * share) : null;
    return {
      price3Hours: at('price3Hours'),
      price4Hours: at('price4Hours'),
      price5Hours: at('price5Hours'),
      price6Hours: at('price6Hours'),
      price8Hours: at('price8Hours'),
      price10Hours: at('price10Hours'),
      price12Hours: at('price12Hours'),
      price24Hours: at('price24Hours'),
      priceWeekly: at('priceWeekly'),
    };
  };
  const apaPercent = input.lengthFt >= 80 ? vary.pick('apa', [25, 30, 30, 35]) : null;
  const gratuityPercent = vary.pick('gratuity', [15, 18, 18, 20, 20]);
  const overtimeUsd = roundLikeASheet((raw('price8Hours') / 8) * 1.15);
  const terms = { id: input.id, lengthFt: input.lengthFt, overtimeUsd, bareboat: input.bareboat };
  return {
    withAmenities: {
      ...prices(1),
      amenitiesIncluded: fullAmenities(terms, input.amenities),
      gratuityPercent,
      salesTaxPercent: MIAMI_DADE_SALES_TAX,
      apaPercent,
      ...said(fullTerms(terms)),
    },
    withoutAmenities: {
      ...prices(basicShare),
      amenitiesIncluded: basicAmenities(terms),
      gratuityPercent,
      salesTaxPercent: input.bareboat ? 0 : MIAMI_DADE_SALES_TAX,
      apaPercent,
      ...said(basicTerms(terms)),
    },
  };
}

const said = (terms: readonly TermSaid[]) => ({ terms, specialTerms: termsInEnglish(terms) });

/** So many times the price of an hour; a night and a week stand to eight hours as they do in the trade. */
function byTheHour(perHourUsd: number) {
  return (duration: Duration): number => {
    const hours = Number(/^price(\d+)Hours$/.exec(duration)?.[1] ?? Number.NaN);
    if (hours <= 12) return perHourUsd * hours;
    return (8 * perHourUsd * HOURS_FACTOR[duration]) / HOURS_FACTOR.price8Hours;
  };
}

function isOffered(duration: Duration, { id, lengthFt, cabins }: PriceSheetInput): boolean {
  const vary = variationOf(id);
  switch (duration) {
    case 'price3Hours':
      return lengthFt <= 100 && !(lengthFt >= 85 && vary.pick('short', [true, false]));
    case 'price5Hours':
      return vary.pick('five', [true, true, true, true, false]);
    case 'price10Hours':
      return vary.pick('ten', [true, true, true, false]);
    case 'price12Hours':
      return lengthFt >= 30;
    case 'price24Hours':
      return lengthFt >= 34 && cabins >= 1;
    case 'priceWeekly':
      return lengthFt >= 40 && cabins >= 2;
    default:
      return true;
  }
}

/** USD for four hours at a length, on a straight line in the logarithm between two known lengths. */
function marketLevel(lengthFt: number): number {
  for (const [index, [feet, usd]] of MARKET_LEVEL.entries()) {
    const next = MARKET_LEVEL[index + 1];
    if (next && lengthFt >= feet && lengthFt <= next[0]) {
      return usd * (next[1] / usd) ** ((lengthFt - feet) / (next[0] - feet));
    }
  }
  throw new RangeError(`No market level for a yacht of ${lengthFt} ft`);
}

/** Steps of 50 USD, of 100 above 5,000 and of 500 above 20,000: brokers do not quote $37,450. */
function roundLikeASheet(usd: number): number {
  const step = usd > 20_000 ? 500 : usd > 5_000 ? 100 : 50;
  return Math.round(usd / step) * step;
}
