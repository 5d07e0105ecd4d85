import { addUp } from '#features/pricing/domain/index.ts';

/** The price of five hours for $2,000 with gratuity and tax, half of it as deposit, except where the test's terms differ. */
export const aPrice = (terms: Partial<Parameters<typeof addUp>[0]> = {}) =>
  addUp({
    pricingType: 'with_amenities',
    gratuityPercent: 18,
    salesTaxPercent: 7,
    apaPercent: null,
    hours: 5,
    duration: null,
    baseCents: 200_000,
    extras: [],
    depositPercent: 50,
    balanceDue: { before: 24, unit: 'hours' },
    ...terms,
  });
