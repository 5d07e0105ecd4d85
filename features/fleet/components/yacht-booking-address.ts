import { daysBetween } from '#core/charter-time.ts';
import { MOST_DAYS } from '#core/half-hours.ts';
import type { FleetSearch } from '../domain/index.ts';

/** What a yacht's page may have been given, and hands on. */
const CARRIED = ['date', 'slot', 'startTime', 'hours', 'guests', 'extras'] as const;
const LONGEST_CARRIED = 200;

/**
 * The day, the time and the extras that the visitor already chose elsewhere: always in the same order, and nothing
 * else of the address, so that a page kept for everybody reads the same in every browser.
 */
export function carriedChoices(query: { get(name: string): string | null }): [name: string, value: string][] {
  return CARRIED.flatMap((name): [string, string][] => {
    const value = query.get(name)?.trim();
    return value && value.length <= LONGEST_CARRIED ? [[name, value]] : [];
  });
}

/**
 * Where "Book This Yacht" leads: the charter form with this yacht and price list chosen, and with what the visitor already
 * chose elsewhere. The form reads them with the same doubt as any address.
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

/** What a search has asked for, as her page takes it along: "?date=2027-03-06&guests=8"; empty where it asked for none of it. */
export function carriedBySearch({ checkin, checkout, startTime, hours, guests }: FleetSearch): string {
  const days = checkin && checkout ? daysBetween(checkin, checkout) : 0;
  // As many days as the stay has nights, from noon to noon, within the hours in which she was found free (product 2.6).
  const isStay = startTime === undefined && days > 0 && days <= MOST_DAYS;
  const wish = {
    // A lone check-out is that one day.
    date: checkin ?? checkout,
    startTime: isStay ? '12:00' : startTime,
    hours: (isStay ? days * 24 : hours)?.toString(),
    guests: guests?.toString(),
  };
  const asked = Object.entries(wish).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
}
