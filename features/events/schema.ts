import { z } from 'zod';
import { EVENT_CATEGORIES, EVENT_DURATIONS, EVENT_PLACEMENTS, QUOTE_EVENT_TYPES } from './domain.ts';

const text = z.string();
const dollarsOrNull = z.number().int().nullable().meta({ description: 'Whole US dollars' });

export const eventAnswer = z
  .object({
    id: text.meta({ description: 'Also the anchor of a section on /special-events' }),
    title: text,
    description: text,
    longDescription: text,
    imageUrl: text.meta({ description: 'A full address, or a name under /api/yacht-images/' }),
    category: z.enum(EVENT_CATEGORIES),
    minPrice: dollarsOrNull,
    maxPrice: dollarsOrNull,
    duration: z.enum(EVENT_DURATIONS),
    maxGuests: z.number().int().nullable(),
    features: z.array(text),
    isFeatured: z.boolean(),
    placement: z.enum([...EVENT_PLACEMENTS, 'none']),
    quoteEventType: z.enum(QUOTE_EVENT_TYPES).meta({ description: 'What the quote form is opened with' }),
    priceNote: text.meta({ description: 'The price as the page words it' }),
  })
  .meta({ id: 'Event' });

/** An empty placement is what a form with nothing chosen sends: it counts as absent. */
export const eventsQuery = z.object({
  placement: z
    .enum([...EVENT_PLACEMENTS, ''], { error: `Must be one of ${EVENT_PLACEMENTS.join(', ')}` })
    .optional(),
});

export type EventAnswer = z.infer<typeof eventAnswer>;
