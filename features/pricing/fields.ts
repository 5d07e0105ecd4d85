import { type Fields, inLanguages } from '#core/field-kinds.ts';

// The all-in price of such a sheet, in cents and with every share at 100 %, still fits an integer.
const price = { kind: 'money', most: 5_000_000, isTyped: true, zeroIsNone: true } as const;
const share = { kind: 'percent', unit: '%', most: 100, decimals: 2, isTyped: true } as const;

/** The fields of a price sheet, in the order of the staff form: the prices by duration, then percents and terms. */
export const sheetFields = {
  price3Hours: { ...price, name: '3 hours', column: 'price3HoursCents' },
  price4Hours: { ...price, name: '4 hours', column: 'price4HoursCents', beside: true },
  price5Hours: { ...price, name: '5 hours', column: 'price5HoursCents', beside: true },
  price6Hours: { ...price, name: '6 hours', column: 'price6HoursCents', beside: true },
  price8Hours: { ...price, name: '8 hours', column: 'price8HoursCents', beside: true },
  price10Hours: { ...price, name: '10 hours', column: 'price10HoursCents', beside: true },
  price12Hours: { ...price, name: '12 hours', column: 'price12HoursCents', beside: true },
  price24Hours: { ...price, name: '24 hours', column: 'price24HoursCents', beside: true },
  priceWeekly: { ...price, name: 'Weekly', column: 'priceWeeklyCents', beside: true },
  gratuityPercent: {
    ...share,
    name: 'Gratuity',
    otherwise: 0,
    wrong: 'Gratuity must be between 0 and 100',
  },
  salesTaxPercent: {
    ...share,
    name: 'Sales tax',
    beside: true,
    required: 'Sales tax is required: 0 if none is due',
    wrong: 'Sales tax must be between 0 and 100',
  },
  apaPercent: { ...share, name: 'APA', beside: true, wrong: 'APA must be between 0 and 100' },
  amenitiesIncluded: {
    kind: 'list',
    name: 'Amenities included',
    hint: 'One a line',
    by: 'lines',
    most: 60,
    each: 200,
    lines: 3,
  },
  specialTerms: { kind: 'longText', name: 'Special terms', most: 2_000, lines: 2 },
  translations: inLanguages('amenitiesIncluded', 'specialTerms'),
} as const satisfies Fields;
