import { z } from 'zod';

const dollars = z.number().int().nullable().meta({ description: 'Whole US dollars; null when not offered' });
const percent = z.number().min(0).max(100);

/** What a yacht costs in one pricing type, with the fields and encodings of public-area §3. */
export const pricingRecordAnswer = z
  .object({
    id: z.string(),
    yachtId: z.string(),
    pricingType: z.enum(['with_amenities', 'without_amenities']),
    price3Hours: dollars,
    price4Hours: dollars,
    price5Hours: dollars,
    price6Hours: dollars,
    price8Hours: dollars,
    price10Hours: dollars,
    price12Hours: dollars,
    price24Hours: dollars,
    priceWeekly: dollars,
    amenitiesIncluded: z.string().meta({ description: 'A list of text, encoded as JSON' }),
    gratuityPercent: percent,
    salesTaxPercent: percent,
    apaPercent: percent.nullable(),
    specialTerms: z.string(),
  })
  .meta({ id: 'YachtPricing' });

export type PricingRecordAnswer = z.infer<typeof pricingRecordAnswer>;
