import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import { data, type RouterContextProvider } from 'react-router';
import type { ApiClient } from '#core/api-client.ts';
import { apiContext } from './context.ts';
import { createQueryClient } from './query-client.ts';

/** What a page's loader hands to its component: the answers it read, and whether reading them failed. */
export type PageData = { readonly state: DehydratedState | null; readonly failed: boolean };

/** What a page has when the visitor came by a link inside the site: nothing yet, it reads for itself. */
export const NOTHING_READ: PageData = { state: null, failed: false };

/**
 * Reads a page's data on the server. `read` answers the page's status (404 for something that is not there). When a
 * read fails the page is still rendered, with its own sentence and status 503.
 */
export async function readPageData(
  context: Readonly<RouterContextProvider>,
  read: (queries: QueryClient, api: ApiClient) => Promise<200 | 404>,
) {
  const queries = createQueryClient();
  try {
    const status = await read(queries, context.get(apiContext));
    return data<PageData>({ state: dehydrate(queries), failed: false }, { status });
  } catch {
    return data<PageData>(
      { state: dehydrate(queries), failed: true },
      { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' } },
    );
  }
}
