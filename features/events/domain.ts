/** Where the public site shows an event: a section or a signature package of /special-events, a card of /packages. */
export const EVENT_PLACEMENTS = ['section', 'signature', 'large-event'] as const;
export type EventPlacement = (typeof EVENT_PLACEMENTS)[number];

/** The event types of the quote form, in the form's order (product 5.2). */
export const QUOTE_EVENT_TYPES = [
  'Signature Lifestyle Week',
  'Romantic Wedding Package',
  'Ultimate Party Experience',
  'Luxury Day Charter',
  'Lifestyle Vacation',
  'Wedding at Sea',
  'Night Boat Party',
  'Day Boat Party',
  'Custom Event',
] as const;
export type QuoteEventType = (typeof QUOTE_EVENT_TYPES)[number];

/** The page's text for an event that has no price note. */
export const PRICED_ON_REQUEST = 'Priced on request';

/** The event type that the quote form opens with. A type that the form does not have becomes `Custom Event`. */
export function quoteEventTypeOf(event: { readonly quoteEventType: string }): QuoteEventType {
  return QUOTE_EVENT_TYPES.find((type) => type === event.quoteEventType) ?? 'Custom Event';
}
