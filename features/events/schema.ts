import { z } from 'zod';
import { publicOf } from '#core/field-values.ts';
import { answerShape, bodyShape, versionField } from '#core/fields.ts';
import { pictureAnswer } from '#features/fleet/schema/answers.ts';
import { EVENT_PLACEMENTS, QUOTE_EVENT_TYPES } from './domain.ts';
import { eventFields } from './fields.ts';

const own = {
  id: z.string().meta({ description: 'Also the anchor of a section on /special-events' }),
  picture: pictureAnswer,
  quoteEventType: z.enum(QUOTE_EVENT_TYPES).meta({ description: 'What the quote form is opened with' }),
};

export const eventAnswer = z.object({ ...answerShape(publicOf(eventFields)), ...own }).meta({ id: 'Event' });

export const staffEventAnswer = z
  .object({ ...answerShape(eventFields), ...own, version: z.number().int() })
  .meta({ id: 'StaffEvent' });

/** An empty placement is what a form with nothing chosen sends: it counts as absent. */
export const eventsQuery = z.object({
  placement: z
    .enum([...EVENT_PLACEMENTS, ''], { error: `Must be one of ${EVENT_PLACEMENTS.join(', ')}` })
    .optional(),
});

/** An event as staff send it. */
export const eventBody = z
  .object({ ...bodyShape(eventFields), version: versionField })
  .refine(({ minPrice, maxPrice }) => minPrice === null || maxPrice === null || minPrice <= maxPrice, {
    error: 'Maximum price must not be below the minimum',
    path: ['maxPrice'],
  })
  .meta({ id: 'EventFields' });

export type EventAnswer = z.infer<typeof eventAnswer>;
export type StaffEventAnswer = z.infer<typeof staffEventAnswer>;
