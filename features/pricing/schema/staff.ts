import { z } from 'zod';
import { plainText, textLine } from '#core/text-schema.ts';
import { pricingRecordAnswer } from './answers.ts';

const dollarsOrNone = (label: string) =>
  z
    .union([z.number(), z.string().trim().max(20), z.null()], { error: `${label} must be a number` })
    .optional()
    .transform((given, context) => {
      if (given === undefined || given === null || given === '') return null;
      const value = Number(typeof given === 'string' ? given.replaceAll(/[$,\s]/g, '') : given);
      if (Number.isInteger(value) && value >= 0 && value <= 10_000_000) return value;
      context.addIssue({ code: 'custom', message: `${label} must be a whole amount of 0 or more` });
      return z.NEVER;
    });

const percentOr = <Fallback extends number | null>(label: string, fallback: Fallback) =>
  z
    .union([z.number(), z.string().trim().max(20), z.null()], { error: `${label} must be a number` })
    .optional()
    .transform((given, context) => {
      if (given === undefined || given === null || given === '') return fallback;
      const value = Number(given);
      if (value >= 0 && value <= 100) return Math.round(value * 100) / 100;
      context.addIssue({ code: 'custom', message: `${label} must be between 0 and 100` });
      return z.NEVER;
    });

const sheetBody = z.object({
  pricingType: z.enum(['with_amenities', 'without_amenities'], { error: 'There is no such kind of price' }),
  price3Hours: dollarsOrNone('3 hours'),
  price4Hours: dollarsOrNone('4 hours'),
  price5Hours: dollarsOrNone('5 hours'),
  price6Hours: dollarsOrNone('6 hours'),
  price8Hours: dollarsOrNone('8 hours'),
  price10Hours: dollarsOrNone('10 hours'),
  price12Hours: dollarsOrNone('12 hours'),
  price24Hours: dollarsOrNone('24 hours'),
  priceWeekly: dollarsOrNone('Weekly'),
  amenitiesIncluded: z.array(textLine(200)).max(60).default([]),
  gratuityPercent: percentOr('Gratuity', 0),
  salesTaxPercent: percentOr('Sales tax', 0),
  apaPercent: percentOr('APA', null),
  specialTerms: plainText(2_000).default(''),
});

/** Every price sheet of a yacht: one that is not among them is taken away. */
export const priceSheetsBody = z
  .object({
    sheets: z
      .array(sheetBody)
      .max(2)
      .refine(
        (sheets) => new Set(sheets.map(({ pricingType }) => pricingType)).size === sheets.length,
        'One sheet for each kind of price',
      ),
    version: z
      .string()
      .max(100)
      .optional()
      .meta({ description: 'As GET told it; refused when a colleague has changed a sheet since' }),
  })
  .meta({ id: 'PriceSheetsInput' });

export const priceSheetsAnswer = z
  .object({
    sheets: z.array(pricingRecordAnswer),
    version: z.string().meta({ description: 'Changes with every change of a sheet' }),
  })
  .meta({ id: 'PriceSheets' });

export const priceSheetsSavedAnswer = z
  .object({ version: z.string(), message: z.string() })
  .meta({ id: 'PriceSheetsSaved' });

export type PriceSheetsBody = z.output<typeof priceSheetsBody>;
export type PriceSheetsInput = z.input<typeof priceSheetsBody>;
export type PriceSheetsAnswer = z.infer<typeof priceSheetsAnswer>;
