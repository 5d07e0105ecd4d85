import { QueryClient } from '@tanstack/react-query';

/** The spec's cache rules (product 9.5): reads are fresh for ever, are not refetched on focus, not polled and not retried. */
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
