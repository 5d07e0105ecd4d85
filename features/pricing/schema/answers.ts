import { z } from 'zod';
import { existingDay, requiredLine } from '#core/text-schema.ts';
import { SLOT_IDS } from '#features/calendar/domain/index.ts';
import { otherTime } from '#features/calendar/schema.ts';
import { BILLINGS } from '../domain/index.ts';

const dollars = z.number().int().nullable().meta({ description: 'Whole US dollars; null when not offered' });
const percent = z.number().min(0).max(100);

/** A yacht's prices for one pricing type, as the API answers them (product 3.1). */
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

/**
 * The question for an estimate: a slot, or a number of hours, for which the next longer priced duration counts.
 * With neither, a full day.
 */
export const estimateBody = z
  .object({
    yachtId: requiredLine(120, 'Must be the id of a yacht'),
    startDate: existingDay
      .optional()
      .meta({ description: 'YYYY-MM-DD, in Miami; tells when the balance is due', example: '2027-03-06' }),
    duration: z.enum(SLOT_IDS, { error: 'Must be a time of the day, or be left out' }).optional(),
    ...otherTime,
    extraIds: z
      .array(requiredLine(120, 'Must be an id'), { error: 'Must be a list of ids' })
      .max(50, 'Must be 50 at most')
      .default([]),
    pricingType: z
      .enum(['with_amenities', 'without_amenities'], {
        error: 'Must be with_amenities or without_amenities',
      })
      .default('with_amenities'),
    billedAs: z
      .enum(BILLINGS, { error: 'Must be charter or event' })
      .default('charter')
      .meta({ description: 'By whose rules of deposit and balance it is paid' }),
  })
  .refine(({ duration, hours }) => duration === undefined || hours === undefined, {
    path: ['duration'],
    message: 'Must be a time of the day or so many hours, not both',
  })
  .meta({ id: 'EstimateQuestion' });

export type EstimateInput = z.input<typeof estimateBody>;
export type EstimateBody = z.output<typeof estimateBody>;

const amount = z.number().int().min(0).meta({ description: 'Whole US dollars' });

/** A price line by line, for the site, the quote and the mails. */
export const priceAnswer = z
  .object({
    pricingType: z.enum(['with_amenities', 'without_amenities']),
    lines: z.array(
      z.object({
        kind: z.enum(['base', 'extra', 'gratuity', 'sales-tax', 'apa']),
        label: z.string().meta({ example: 'Sales tax (7%)' }),
        amount,
      }),
    ),
    subtotal: amount.meta({ description: 'Yacht and extras, in whole US dollars' }),
    total: amount,
    deposit: z.object({ percent: z.number(), amount }),
    balance: amount.meta({ description: 'The rest of the total without an APA' }),
    apa: amount.meta({ description: 'The APA, due with the balance; 0: none' }),
    balanceDueAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'null: with the deposit, or no day was named' }),
  })
  .meta({ id: 'Price' });

export const estimateAnswer = z
  .object({
    isOnDemand: z.boolean().meta({ description: 'There is no listed price: ask, and the team names one' }),
    price: priceAnswer.nullable(),
  })
  .meta({ id: 'Estimate' });
