import type { ConflictField } from '#ui/admin/conflict-notice.tsx';
import { formatDollars } from '#words/amounts.ts';
import { DURATIONS, PRICING_TYPES } from '../../domain.ts';
import type { PriceSheetsAnswer, PriceSheetsInput } from '../../schema/index.ts';

type DurationField = (typeof DURATIONS)[number]['key'];
type PercentField = 'gratuityPercent' | 'salesTaxPercent' | 'apaPercent';

/** One sheet as it is typed: amenities a line each. */
type SheetValues = Record<DurationField | PercentField, string> & {
  pricingType: string;
  isOffered: boolean;
  amenities: string;
  specialTerms: string;
};
export type PricesValues = { sheets: SheetValues[] };

export const PERCENTS: readonly (readonly [PercentField, string])[] = [
  ['gratuityPercent', 'Gratuity (%)'],
  ['salesTaxPercent', 'Sales tax (%)'],
  ['apaPercent', 'APA (%)'],
];

const text = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : String(value);

/** A yacht's sheets as the form shows them: each kind of price, offered or not. */
export function valuesOf({ sheets }: Pick<PriceSheetsAnswer, 'sheets'>): PricesValues {
  return {
    sheets: PRICING_TYPES.map(({ id }) => {
      const sheet = sheets.find(({ pricingType }) => pricingType === id);
      const fields = [...DURATIONS.map(({ key }) => key), ...PERCENTS.map(([name]) => name)];
      return {
        ...Object.fromEntries(fields.map((name) => [name, text(sheet?.[name])])),
        pricingType: id,
        isOffered: sheet !== undefined,
        amenities: sheet ? (JSON.parse(sheet.amenitiesIncluded) as string[]).join('\n') : '',
        specialTerms: sheet?.specialTerms ?? '',
      } as SheetValues;
    }),
  };
}

const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The body as the API takes it: what is offered. */
export function bodyOf({ sheets }: PricesValues, version: string | undefined): PriceSheetsInput {
  return {
    sheets: sheets
      .filter(({ isOffered }) => isOffered)
      .map(({ isOffered: _, amenities, ...sheet }) => ({
        ...sheet,
        amenitiesIncluded: linesOf(amenities),
      })) as PriceSheetsInput['sheets'],
    ...(version === undefined ? {} : { version }),
  };
}

/** Each of a sheet's fields as it is called, and as a person would write what is in it. */
function wordsOf(sheet: SheetValues): (readonly [string, string])[] {
  const dollars = (typed: string) => {
    const plain = typed.replaceAll(/[$,\s]/g, '');
    return plain === '' || !Number.isFinite(Number(plain)) ? typed : formatDollars(Number(plain));
  };
  return [
    ...DURATIONS.map(({ key, label }) => [label, dollars(sheet[key])] as const),
    ...PERCENTS.map(
      ([name, label]) => [label.replace(' (%)', ''), sheet[name] === '' ? '' : `${sheet[name]}%`] as const,
    ),
    ['Amenities included', linesOf(sheet.amenities).join(', ')],
    ['Special terms', sheet.specialTerms],
  ];
}

/** Where two people's prices differ, price by price; of a sheet that only one of them offers, only that. */
export function pricesThatDiffer(mine: PricesValues, theirs: PricesValues): ConflictField[] {
  return PRICING_TYPES.flatMap(({ label: sheet }, index) => {
    const [my, their] = [mine.sheets[index], theirs.sheets[index]];
    if (!my || !their || !(my.isOffered || their.isOffered)) return [];
    if (my.isOffered !== their.isOffered) {
      const said = ({ isOffered }: SheetValues) => (isOffered ? 'Offered' : 'Not offered');
      return [{ label: sheet, mine: said(my), theirs: said(their) }];
    }
    const read = new Map(wordsOf(their));
    return wordsOf(my).flatMap(([name, value]) => {
      const field = { label: `${sheet}: ${name}`, mine: value, theirs: read.get(name) ?? '' };
      return field.mine === field.theirs ? [] : [field];
    });
  });
}
