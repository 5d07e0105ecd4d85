/** What stands in the search of the home page, as text; empty is "not chosen yet". Its names are the query's. */
export type SearchValues = Readonly<Record<'type' | 'location' | 'checkin' | 'checkout' | 'guests', string>>;

/** An untouched search: nothing but the one guest that it starts with (product 9.1). */
export const FRESH_SEARCH: SearchValues = { type: '', location: '', checkin: '', checkout: '', guests: '1' };

/** The search modal takes so many guests; the bars know no upper bound (product 9.1). */
export const MODAL_GUESTS = { min: 1, max: 50 } as const;

/** The search with one answer changed. A check-in moved past the check-out asks for another check-out. */
export function withAnswer(values: SearchValues, name: keyof SearchValues, value: string): SearchValues {
  const next = { ...values, [name]: value };
  const isReversed = name === 'checkin' && next.checkout !== '' && next.checkout < next.checkin;
  return isReversed ? { ...next, checkout: '' } : next;
}
