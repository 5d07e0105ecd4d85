import { queryOptions } from '@tanstack/react-query';
import type { YachtAnswer } from '../schema/answers.ts';

/**
 * A yacht's specifications. The page brings them along; whoever comes to it from another page fetches the table of fields
 * that they are made from, so that no page carries it.
 */
export function yachtSheetQuery(yacht: YachtAnswer) {
  return queryOptions({
    queryKey: ['yacht-sheet', yacht.id, yacht.version],
    queryFn: async () => (await import('../components/yacht-sheet.ts')).completeSpecs(yacht),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
