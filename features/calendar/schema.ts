import { z } from 'zod';
import { MOST_DAYS, START_TIME } from '#core/half-hours.ts';
import { SLOT_IDS } from './domain/index.ts';
import { words } from './words/index.ts';

const WEEK = 7 * 24;

/** When a charter begins, where that is not when its word does. */
export const startTime = z
  .string({ error: () => words.beginsWhen })
  .regex(START_TIME, { error: () => words.halfHours })
  .meta({ description: 'HH:MM by Miami’s clocks, an hour or a half hour', example: '18:00' });

/** How long a charter is, where that is not what its word says. */
export const hours = z
  .number({ error: () => words.hoursNumber })
  .int({ error: () => words.wholeHours })
  .min(1, { error: () => words.anHourAtLeast })
  .max(MOST_DAYS * 24, { error: () => words.askForLonger(MOST_DAYS) })
  .refine((count) => count <= WEEK || count % 24 === 0, { error: () => words.wholeDays })
  .meta({ description: 'Whole hours; 24 for each day, by the clock' });

/** The same from an address. */
export const hoursText = z.coerce.number({ error: () => words.hoursNumber }).pipe(hours);

/** Another time than the four words have, beside the word that is nearest; either part may be left out, and is then the word's. */
export const otherTime = {
  startTime: startTime.optional(),
  hours: hours.optional(),
};

/** A time that is offered in place of one that is taken. */
export const offeredTime = z.object({
  startDate: z.string(),
  duration: z.enum(SLOT_IDS),
  startTime: z.string().optional(),
  hours: z.number().optional(),
});
