import { queryOptions } from '@tanstack/react-query';
import type { YachtAnswer } from '../schema/answers.ts';

/**
 * A yacht's specifications. The server renders them into the page; after a navigation in the browser, the table of fields that
 * they are made from is loaded, so that no page has to contain it.
 */
export function yachtSheetQuery(yacht: YachtAnswer) {
  return queryOptions({
    queryKey: ['yacht-sheet', yacht.id, yacht.version],
    queryFn: async () => (await import('../components/yacht-sheet.ts')).completeSpecs(yacht),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
