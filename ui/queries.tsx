import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from './query-client.ts';
import { tabQueries } from './tab-queries.ts';

/** For a page that reads data in the browser: provides the tab's query client, with what the page's loader has read. */
export function Queries({ state = null, children }: { state?: DehydratedState | null; children: ReactNode }) {
  // On the server, each rendering has its own client: one visitor's data must not reach another's page.
  const [client] = useState(import.meta.env.SSR ? createQueryClient : tabQueries);
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </QueryClientProvider>
  );
}
