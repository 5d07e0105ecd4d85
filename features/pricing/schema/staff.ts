import { z } from 'zod';
import { answerShape, bodyShape } from '#core/fields.ts';
import { sheetFields } from '../fields.ts';
import { pricingRecordAnswer } from './answers.ts';

const sheetBody = z.object({
  pricingType: z.enum(['with_amenities', 'without_amenities'], { error: 'There is no such kind of price' }),
  ...bodyShape(sheetFields, 'named'),
});

/** All price sheets of a yacht. A stored sheet that is missing here is deleted. */
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
    sheets: z.array(
      pricingRecordAnswer
        .extend(answerShape({ translations: sheetFields.translations }))
        .meta({ id: 'PriceSheet' }),
    ),
    version: z.string().meta({ description: 'Changes with every change of a sheet' }),
  })
  .meta({ id: 'PriceSheets' });

export const priceSheetsSavedAnswer = z
  .object({ version: z.string(), message: z.string() })
  .meta({ id: 'PriceSheetsSaved' });

export type PriceSheetsBody = z.output<typeof priceSheetsBody>;
export type PriceSheetsInput = z.input<typeof priceSheetsBody>;
export type PriceSheetsAnswer = z.infer<typeof priceSheetsAnswer>;
