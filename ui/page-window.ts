/** A gap in the page numbers, before or after the current page. */
export type Gap = 'gap-before' | 'gap-after';

/**
 * The page numbers to show: the first, the last, the current one and its neighbors, with a gap wherever pages are left out. A
 * `current` outside 1…`total` counts as the nearest page.
 */
export function pageWindow(current: number, total: number): (number | Gap)[] {
  const here = Math.min(Math.max(current, 1), Math.max(total, 1));
  const shown: (number | Gap)[] = [];
  let last = 0;
  for (let page = 1; page <= total; page++) {
    if (page !== 1 && page !== total && Math.abs(page - here) > 1) continue;
    if (page - last > 1) shown.push(page <= here ? 'gap-before' : 'gap-after');
    shown.push(page);
    last = page;
  }
  return shown;
}
