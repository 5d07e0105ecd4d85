import { type CharterDay, isCharterDay } from '#core/charter-time.ts';
import { listed } from '#words/amounts.ts';
import { earliestCheckout } from '../domain/index.ts';
import { words } from '../words/index.ts';
import { MODAL_GUESTS, type SearchValues } from './search-values.ts';

/**
 * The fields that a search still lacks, in the order of the form: yacht type, location, check-in and check-out (product 9.1). A
 * past day, or a check-out before check-in, counts as missing.
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

/** The fields that the modal's search still lacks: those of `missingFromSearch`, and 1 to 50 guests. */
export function missingFromModal(values: SearchValues, today: CharterDay): (keyof SearchValues)[] {
  const guests = Number(values.guests);
  const areGuestsFine = Number.isInteger(guests) && guests >= MODAL_GUESTS.min && guests <= MODAL_GUESTS.max;
  return [...missingFromSearch(values, today), ...(areGuestsFine ? [] : (['guests'] as const))];
}

/** The missing fields as text: "a location and a check-out date". */
export function missingInWords(missing: readonly (keyof SearchValues)[]): string {
  return listed(missing.map((name) => words.lacking[name]));
}
