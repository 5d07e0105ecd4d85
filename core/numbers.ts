/**
 * "12,500" or "48.5": a number as English readers write it, to three decimals at most. The same text as the browser's own
 * `Intl.NumberFormat`, without making one while a page opens (see lazily).
 */
export function withThousands(value: number): string {
  const [whole = '', decimals] = String(Math.round(value * 1000) / 1000).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
