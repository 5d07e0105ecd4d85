import { z } from 'zod';
import { MOST_DAYS, START_TIME } from '#core/half-hours.ts';
import { SLOT_IDS } from './domain/index.ts';

const WEEK = 7 * 24;

/** When a charter begins, where that is not when its word does. */
export const startTime = z
  .string({ error: 'Please choose when it begins.' })
  .regex(START_TIME, 'Please choose an hour or a half hour, such as 18:30.')
  .meta({ description: 'HH:MM by Miami’s clocks, an hour or a half hour', example: '18:00' });

/** How long a charter is, where that is not what its word says. */
export const hours = z
  .number({ error: 'Please give the hours as a number.' })
  .int('Please give whole hours.')
  .min(1, 'A charter lasts an hour at least.')
  .max(MOST_DAYS * 24, `Please ask us for more than ${MOST_DAYS} days.`)
  .refine(
    (count) => count <= WEEK || count % 24 === 0,
    'Please give whole days where it is more than a week.',
  )
  .meta({ description: 'Whole hours; 24 for each day, by the clock' });

/** The same from an address. */
export const hoursText = z.coerce.number({ error: 'Please give the hours as a number.' }).pipe(hours);

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
