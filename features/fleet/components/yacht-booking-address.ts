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
 * Where "Book This Yacht" leads: the booking form with this yacht and price list chosen, and with what the visitor already
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
