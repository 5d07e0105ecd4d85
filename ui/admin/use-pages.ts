import { useEffect } from 'react';
import type { ListState } from './list-state.ts';

/**
 * The number of pages of a list with `size` rows per page. If the address names a page past the last, as an old link may, it
 * changes to the last page. A list that was not read has 0 pages.
 */
export function usePages(
  list: ListState,
  { data, isPlaceholderData }: { data: { total: number } | undefined; isPlaceholderData: boolean },
  size: number,
): number {
  const pages = Math.ceil((data?.total ?? 0) / size);
  const isPast = data !== undefined && !isPlaceholderData && list.page > Math.max(1, pages);
  useEffect(() => {
    if (isPast) list.show({ page: pages > 1 ? String(pages) : null });
  }, [isPast, list, pages]);
  return pages;
}
