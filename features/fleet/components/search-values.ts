/** The values of the home page's search, as text; empty means "not chosen yet". Named like the query parameters. */
export type SearchValues = Readonly<Record<'type' | 'location' | 'checkin' | 'checkout' | 'guests', string>>;

/** The search before any input: only one guest (product 9.1). */
export const FRESH_SEARCH: SearchValues = { type: '', location: '', checkin: '', checkout: '', guests: '1' };

/** How many guests the search modal allows; the bars have no upper limit (product 9.1). */
export const MODAL_GUESTS = { min: 1, max: 50 } as const;

/** The search with one value changed. A check-in after the check-out clears the check-out. */
export function withAnswer(values: SearchValues, name: keyof SearchValues, value: string): SearchValues {
  const next = { ...values, [name]: value };
  const isReversed = name === 'checkin' && next.checkout !== '' && next.checkout < next.checkin;
  return isReversed ? { ...next, checkout: '' } : next;
}
