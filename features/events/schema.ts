import { z } from 'zod';
import { publicOf } from '#core/field-values.ts';
import { answerShape, catalogBody, pictureAnswer } from '#core/fields.ts';
import { formatDollars } from '#words/amounts.ts';
import { type EventPlacement, QUOTE_EVENT_TYPES } from './domain.ts';
import { eventFields } from './fields.ts';
import { words } from './words/index.ts';

/** What the answer holds of an event beside its fields. */
export const ownShape = {
  id: z.string().meta({ description: 'Also the anchor of a section on /special-events' }),
  quoteEventType: z.enum(QUOTE_EVENT_TYPES).meta({ description: 'What the quote form is opened with' }),
};

export const eventAnswer = z
  .object({ ...answerShape(publicOf(eventFields)), picture: pictureAnswer, ...ownShape })
  .meta({ id: 'Event' });

const PLACEMENTS = ['section', 'signature', 'large-event'] as const satisfies readonly EventPlacement[];

/** A form with nothing chosen sends an empty placement: treat it as absent. */
export const eventsQuery = z.object({
  placement: z.enum([...PLACEMENTS, ''], { error: `Must be one of ${PLACEMENTS.join(', ')}` }).optional(),
});

/** The event that staff send to create or change one. */
export const eventBody = catalogBody('event', eventFields).refine(
  ({ minPrice, maxPrice }) => minPrice === null || maxPrice === null || minPrice <= maxPrice,
  { error: () => words.pricesReversed, path: ['maxPrice'] },
);

/** The price as the page words it: the note that staff wrote, otherwise the prices, otherwise that it is on request. */
export function priceNoteOf({
  priceNote,
  minPrice,
  maxPrice,
}: Pick<EventAnswer, 'priceNote' | 'minPrice' | 'maxPrice'>): string {
  if (priceNote) return priceNote;
  if (minPrice !== null && maxPrice !== null)
    return minPrice === maxPrice
      ? formatDollars(minPrice)
      : `${formatDollars(minPrice)} – ${formatDollars(maxPrice)}`;
  if (minPrice !== null) return words.from(formatDollars(minPrice));
  return maxPrice === null ? words.pricedOnRequest : words.upTo(formatDollars(maxPrice));
}

export type EventAnswer = z.infer<typeof eventAnswer>;
