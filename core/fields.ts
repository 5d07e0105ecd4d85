import { z } from 'zod';
import { isCharterDay } from './charter-time.ts';
import { textLine } from './text-schema.ts';

/** A calendar date that exists. */
export const existingDay = z
  .string()
  .refine(isCharterDay, 'Please give a date that exists, such as 2027-03-06.');

/** A reference to a picture or a film: a name of ours, a path or a full address. Empty for none. */
export const mediaReference = textLine(500).refine(
  (text) => text === '' || /^(https?:\/\/[^\s|]+|\/?[\w-][\w./?=&%-]*)$/.test(text),
  'Please give a picture’s name or its full address',
);

/** More than any extra or event costs; it keeps a slip of the finger out of the database. */
const DOLLARS_MAX = 10_000_000;

/**
 * Whole US dollars as a form sends them: a number, or digits as they were typed.
 *
 * @param sentence says that there must be an amount
 */
export function dollarsField(sentence: string) {
  return z
    .union(
      [
        z.number({ error: sentence }),
        z.string({ error: sentence }).trim().regex(/^\d+$/, sentence).transform(Number),
      ],
      { error: sentence },
    )
    .pipe(
      z
        .number()
        .int('Please give whole dollars')
        .min(0, 'Please give 0 or more')
        .max(DOLLARS_MAX, `Please give at most ${DOLLARS_MAX}`),
    )
    .meta({ type: 'integer', description: 'Whole US dollars' });
}

/** What a guarded edit was made on. Without it the last write wins. */
export const versionField = z.number().int().min(1).optional().meta({
  description: 'The version that was edited; when it is no longer the latest, 409 tells the current one',
});

/** What a list of staff's adds to each of its entries. */
export const keptFields = { isActive: z.boolean(), version: z.number().int() } as const;
