import { type CharterDay, isCharterDay } from '#core/charter-time.ts';
import { listed } from '#words/amounts.ts';
import { earliestCheckout } from '../domain/index.ts';
import { words } from '../words/index.ts';

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

/**
 * What a search still lacks to be complete, in the order of the form: yacht type, location, check-in and check-out
 * (product 9.1). A day that has passed, or a check-out before check-in, counts as lacking.
 */
export function missingFromSearch(values: SearchValues, today: CharterDay): (keyof SearchValues)[] {
  const { type, location, checkin, checkout } = values;
  const isDayFrom = (day: string, earliest: CharterDay) => isCharterDay(day) && day >= earliest;
  return [
    ...(type === '' ? (['type'] as const) : []),
    ...(location === '' ? (['location'] as const) : []),
    ...(isDayFrom(checkin, today) ? [] : (['checkin'] as const)),
    ...(isDayFrom(checkout, earliestCheckout(checkin, today)) ? [] : (['checkout'] as const)),
  ];
}

/** What the modal's search still lacks: the same, and 1 to 50 guests. */
export function missingFromModal(values: SearchValues, today: CharterDay): (keyof SearchValues)[] {
  const guests = Number(values.guests);
  const areGuestsFine = Number.isInteger(guests) && guests >= MODAL_GUESTS.min && guests <= MODAL_GUESTS.max;
  return [...missingFromSearch(values, today), ...(areGuestsFine ? [] : (['guests'] as const))];
}

/** "a location and a check-out date" */
export function missingInWords(missing: readonly (keyof SearchValues)[]): string {
  return listed(missing.map((name) => words.lacking[name]));
}
