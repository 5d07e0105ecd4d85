import { type CharterDay, daysBetween } from '#core/charter-time.ts';
import { MOST_DAYS } from '#core/half-hours.ts';
import type { FleetSearch } from '../domain/index.ts';

/** The query parameters that a yacht's page passes on to the booking. */
const CARRIED = ['date', 'slot', 'startTime', 'hours', 'guests', 'extras'] as const;
const LONGEST_CARRIED = 200;

/**
 * The day, time and extras that the visitor chose on another page. Always in the same order and without other parameters, so that
 * a cached page is the same for every browser.
 */
export function carriedChoices(query: { get(name: string): string | null }): [name: string, value: string][] {
  return CARRIED.flatMap((name): [string, string][] => {
    const value = query.get(name)?.trim();
    return value && value.length <= LONGEST_CARRIED ? [[name, value]] : [];
  });
}

/**
 * The address of "Book This Yacht": the charter form with this yacht and price list, and with what the visitor already chose. The
 * form checks these values like those of any address.
 */
export function bookingAddress(
  yachtId: string,
  pricingType: string | null,
  query: { get(name: string): string | null },
): string {
  const address = new URLSearchParams({ yacht: yachtId });
  if (pricingType !== null) address.set('pricing', pricingType);
  for (const [name, value] of carriedChoices(query)) address.set(name, value);
  return `/book-charter?${address}`;
}

/** The address at which to ask about the yacht, with what the visitor already chose. */
export const askingAddress = (yachtId: string, query: { get(name: string): string | null }) =>
  bookingAddress(yachtId, null, query).replace('/book-charter', '/contact');

/**
 * The part of a search that a yacht's address carries: "?date=2027-03-06&guests=8"; empty if the search has no such part. Of days
 * that begin today only the first: their noon may have passed, and what a page says must not depend on the hour.
 */
export function carriedBySearch(
  { checkin, checkout, startTime, hours, guests }: FleetSearch,
  today: CharterDay,
): string {
  const days = checkin && checkout && checkin > today ? daysBetween(checkin, checkout) : 0;
  // A charter of as many days as the stay has nights, from noon to noon: it lies within the hours searched for (product 2.6).
  const isStay = startTime === undefined && days > 0 && days <= MOST_DAYS;
  const wish = {
    // A check-out without check-in means that one day.
    date: checkin ?? checkout,
    startTime: isStay ? '12:00' : startTime,
    hours: (isStay ? days * 24 : hours)?.toString(),
    // One guest is what a search begins with: nobody chose it, and the charter form would not ask.
    guests: guests === 1 ? undefined : guests?.toString(),
  };
  const asked = Object.entries(wish).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
}
