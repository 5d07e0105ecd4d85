import { notifyManager, QueryClient } from '@tanstack/react-query';

// A button that was pressed is drawn busy at once, not with the page's next timer.
notifyManager.setScheduler(queueMicrotask);

/**
 * The spec's cache rules (product 9.5): reads are fresh for ever, are not refetched on focus, not polled and not
 * retried; neither are changes.
 */
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
      // What cannot be sent says so at once, instead of waiting for a connection.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
