/** Where the public site shows an event: a section or a signature package of /special-events, a card of /packages. */
export const EVENT_PLACEMENTS = ['section', 'signature', 'large-event'] as const;
export type EventPlacement = (typeof EVENT_PLACEMENTS)[number];

/** What can be asked for in the quote form (product 5.2): these, in this order. */
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

/** What the page says where no price is worded. */
export const PRICED_ON_REQUEST = 'Priced on request';

/** The event type that the quote form is opened with; one that the form does not know is asked for as a custom event. */
export function quoteEventTypeOf(event: { readonly quoteEventType: string }): QuoteEventType {
  return QUOTE_EVENT_TYPES.find((type) => type === event.quoteEventType) ?? 'Custom Event';
}
