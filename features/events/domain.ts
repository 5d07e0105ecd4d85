/** Where the public site shows an event: a section or a signature package of /special-events, a card of /packages. */
export type EventPlacement = 'section' | 'signature' | 'large-event';

/** The event types of the quote form, in the form's order (product 5.2): the signature packages first. */
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

/**
 * The event types that the quote form offers: of the signature packages, which are the first four, only those that are shown.
 *
 * @param shown the signature packages that are shown; undefined while they are not read
 * @param asked the type of the event that the form was opened for, which may be shown elsewhere
 */
export const offeredEventTypes = (
  shown: readonly { readonly quoteEventType: string }[] | undefined,
  asked?: string | undefined,
) =>
  QUOTE_EVENT_TYPES.filter(
    (type, index) =>
      index > 3 || !shown || type === asked || shown.some(({ quoteEventType }) => quoteEventType === type),
  );

/** The page's text for an event that has no price note. */
export const PRICED_ON_REQUEST = 'Priced on request';

/** The event type that the quote form opens with. A type that the form does not have becomes `Custom Event`. */
export function quoteEventTypeOf(event: { readonly quoteEventType: string }): QuoteEventType {
  return QUOTE_EVENT_TYPES.find((type) => type === event.quoteEventType) ?? 'Custom Event';
}
