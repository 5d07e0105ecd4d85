import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from './query-client.ts';
import { tabQueries } from './tab-queries.ts';

/** For a page that asks in the browser: the tab's query client around it, with what the page's loader has read. */
export function Queries({ state = null, children }: { state?: DehydratedState | null; children: ReactNode }) {
  // On the server each rendering has its own: what one visitor's page read is no other's.
  const [client] = useState(import.meta.env.SSR ? createQueryClient : tabQueries);
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </QueryClientProvider>
  );
}
