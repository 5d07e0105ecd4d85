import { QueryClient } from '@tanstack/react-query';
import { isBelow } from './reading.ts';

/** The cache rules of product 9.5: answers stay fresh for ever, and are not refetched on focus, polled or retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
      },
    },
  });
}

/**
 * Reads again what was read at these addresses, or below them. A first read that is still running may have been answered before
 * the change, and the query client would take that answer as current, so it is read once more.
 */
export async function readAgainIn(queries: QueryClient, addresses: readonly string[]): Promise<void> {
  const predicate = isBelow(...addresses);
  const underWay = queries.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' });
  const first = new Set(underWay.filter(({ state }) => state.data === undefined));
  await queries.invalidateQueries({ predicate });
  if (first.size > 0) await queries.invalidateQueries({ predicate: (query) => first.has(query) });
}
