import { useEffect } from 'react';
import { MOST_COUNTED } from '#core/search-terms.ts';
import type { ListState } from './list-state.ts';
import { words } from './words/index.ts';

/** The count of a list in words: with "or more" where counting stopped. */
export const countSaid = (total: number, said: string) =>
  total === MOST_COUNTED ? words.orMore(said) : said;

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
