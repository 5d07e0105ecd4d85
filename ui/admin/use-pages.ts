import { useEffect } from 'react';
import type { ListState } from './list-state.ts';

/**
 * How many pages a list has, of so many lines each. Past the last, where a kept address may lead once lines are gone, it goes
 * to the last. A list that could not be read has none to turn.
 */
export function usePages(
  list: ListState,
  {
    data,
    isPlaceholderData,
    isError,
  }: { data: { total: number } | undefined; isPlaceholderData: boolean; isError: boolean },
  size: number,
): number {
  const pages = Math.ceil((data?.total ?? 0) / size);
  const isPast = data !== undefined && !isPlaceholderData && list.page > Math.max(1, pages);
  useEffect(() => {
    if (isPast) list.show({ page: pages > 1 ? String(pages) : null });
  }, [isPast, list, pages]);
  return isError ? 0 : pages;
}
