import { type TermSaid, termsInEnglish } from '../translations/index.ts';
import { basicAmenities, basicTerms, fullAmenities, fullTerms } from './charter-terms.ts';
import { variationOf } from './variation.ts';
import type { PriceSheetSeed } from './yacht-seed.ts';

export type PriceSheetInput = {
  /** The same id always gives the same small differences between yachts, and so the same sheet. */
  id: string;
  brand: string;
  lengthFt: number;
  cabins: number;
  /** What this yacht offers beyond what every full charter includes. */
  amenities: readonly string[];
  /** The basic charter is a bareboat charter: its price contains no crew, and no sales tax is due. */
  bareboat: boolean;
  /** The price of an hour, if the site names it. Up to twelve hours cost that many times as much, whatever the market. */
  perHourUsd?: number | undefined;
};

type Duration = keyof typeof HOURS_FACTOR;

/** What four hours with amenities cost for a mid-market brand, in USD, by length in feet: Miami's market for day charters. */
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

/** The price of each duration as a multiple of four hours: as in the trade, an hour gets cheaper the longer the charter. */
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

/** The price tier of a maker: 0.9, 1 or 1.12 times the market level. */
export function brandTier(brand: string): number {
  if (VALUE_BRANDS.has(brand)) return 0.9;
  return SIGNATURE_BRANDS.has(brand) ? 1.12 : 1;
}

/**
 * Both price lists of a yacht in whole USD, multiples of 50. Within a list, prices strictly rise with the hours. The basic list
 * is below the full one at every duration. Within one brand tier a yacht at least a tenth longer always costs more. Yachts differ
 * by up to 2.5 % in level and 1.2 % per duration. Durations that the trade does not offer are null: no 24 hours under 34 ft or
 * without a cabin; a week only from 40 ft and two cabins on; no three hours above 100 ft. An APA is asked from 80 ft on.
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

/** Prices by a fixed price of an hour. A night and a week have the same ratio to eight hours as elsewhere in the trade. */
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

/** The market price of four hours at a length, in USD: interpolated between the two known lengths, linear in the logarithm. */
function marketLevel(lengthFt: number): number {
  for (const [index, [feet, usd]] of MARKET_LEVEL.entries()) {
    const next = MARKET_LEVEL[index + 1];
    if (next && lengthFt >= feet && lengthFt <= next[0]) {
      return usd * (next[1] / usd) ** ((lengthFt - feet) / (next[0] - feet));
    }
  }
  throw new RangeError(`No market level for a yacht of ${lengthFt} ft`);
}

/** Rounds to 50 USD, above 5,000 to 100 and above 20,000 to 500, because brokers do not quote $37,450. */
function roundLikeASheet(usd: number): number {
  const step = usd > 20_000 ? 500 : usd > 5_000 ? 100 : 50;
  return Math.round(usd / step) * step;
}
