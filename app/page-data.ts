import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { data, type RouterContextProvider } from 'react-router';
import type { ApiClient } from '#core/api-client.ts';
import type { PageData } from '#ui/kept-answers.ts';
import { createQueryClient } from '#ui/query-client.ts';
import { apiContext } from './context.ts';

/**
 * Loads a page's data on the server. `read` returns the page's status (404 if the page's subject does not exist). If loading
 * fails, the page still renders, with its own sentence and status 503.
 */
export async function readPageData(
  context: Readonly<RouterContextProvider>,
  read: (queries: QueryClient, api: ApiClient) => Promise<200 | 404>,
) {
  const queries = createQueryClient();
  try {
    const status = await read(queries, context.get(apiContext));
    return data<PageData>({ state: dehydrate(queries), failed: false, unread: [] }, { status });
  } catch {
    const asked = queries.getQueryCache().getAll();
    // The first failure ends `read`; the other parts of the page are shown if they can be read.
    await Promise.allSettled(asked.map(({ promise }) => promise));
    const unread = asked.filter(({ state }) => state.data === undefined).map(({ queryHash }) => queryHash);
    return data<PageData>(
      { state: dehydrate(queries), failed: true, unread },
      { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' } },
    );
  }
}
