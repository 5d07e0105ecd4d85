import { z } from 'zod';
import { MOST_DAYS, START_TIME } from '#core/half-hours.ts';
import { SLOT_IDS } from './domain/index.ts';
import { words } from './words/index.ts';

const WEEK = 7 * 24;

/** When a charter begins, if not when its slot does. */
export const startTime = z
  .string({ error: () => words.beginsWhen })
  .regex(START_TIME, { error: () => words.halfHours })
  .meta({ description: 'HH:MM by Miami’s clocks, an hour or a half hour', example: '18:00' });

/** How long a charter is, if not as long as its slot. */
export const hours = z
  .number({ error: () => words.hoursNumber })
  .int({ error: () => words.wholeHours })
  .min(1, { error: () => words.anHourAtLeast })
  .max(MOST_DAYS * 24, { error: () => words.askForLonger(MOST_DAYS) })
  .refine((count) => count <= WEEK || count % 24 === 0, { error: () => words.wholeDays })
  .meta({ description: 'Whole hours; 24 for each day, by the clock' });

/** `hours` as text, from a query string. */
export const hoursText = z.coerce.number({ error: () => words.hoursNumber }).pipe(hours);

/** The parts of a time that is none of the four slots. `duration` names the nearest slot; a part left out is that slot's own. */
export const otherTime = {
  startTime: startTime.optional(),
  hours: hours.optional(),
};

/** A free time that is offered in place of a taken one. */
export const offeredTime = z.object({
  startDate: z.string(),
  duration: z.enum(SLOT_IDS),
  startTime: z.string().optional(),
  hours: z.number().optional(),
});
