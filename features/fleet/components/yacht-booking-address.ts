/** What a yacht's page may have been given, and hands on. */
const CARRIED = ['date', 'slot', 'extras'] as const;
const LONGEST_CARRIED = 200;

/**
 * Where "Book This Yacht" leads: the booking form with this yacht and price list chosen, and with the day, the time and
 * the extras that the visitor already chose elsewhere. The form reads them with the same doubt as any address.
 */
export function bookingAddress(
  yachtId: string,
  pricingType: string | null,
  query: { get(name: string): string | null },
): string {
  const address = new URLSearchParams({ yacht: yachtId });
  if (pricingType !== null) address.set('pricing', pricingType);
  for (const name of CARRIED) {
    const value = query.get(name)?.trim();
    if (value && value.length <= LONGEST_CARRIED) address.set(name, value);
  }
  return `/book-charter?${address}`;
}
