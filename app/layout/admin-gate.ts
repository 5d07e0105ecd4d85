import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { data, type RouterContextProvider, redirectDocument } from 'react-router';
import type { ApiClient } from '#core/api-client.ts';
import { userQuery } from '#features/accounts/queries/user.ts';
import type { ActivityApi } from '#features/activity/api.ts';
import { apiContext } from '../context.ts';
import { createQueryClient } from '../query-client.ts';

type Asked = { readonly context: Readonly<RouterContextProvider>; readonly request: Request };

/**
 * The door of the staff's pages: guests sign in on the home page and come back from there, clients are told that this is
 * not for them (403). What `read` fetches is in the page when it arrives; a read that fails is left to the page itself.
 *
 * @param read what the page shows first, by its queries
 */
export async function openForStaff(
  { context, request }: Asked,
  read?: (queries: QueryClient, api: ApiClient, address: URL) => Promise<unknown>,
) {
  const queries = createQueryClient();
  const api = context.get(apiContext);
  const url = new URL(request.url);
  const user = await queries.fetchQuery(userQuery(api)).catch(() => {
    // Nobody is sent away, and nothing is said not to be there, because it could not be asked who this is.
    throw data(null, { status: 503 });
  });
  if (!user) {
    const path = url.pathname.replace(/\.data$/, '');
    const asked = new URLSearchParams(url.searchParams);
    asked.delete('_routes');
    const next = path + (asked.size > 0 ? `?${asked}` : '');
    throw redirectDocument(
      next === '/admin' ? '/?sign-in=admin' : `/?sign-in=admin&next=${encodeURIComponent(next)}`,
    );
  }
  if (user.role !== 'administrator') throw data(null, { status: 403 });
  // Whoever may do nothing before a password or a second factor of their own reads nothing either.
  const isHeldBack = !user.hasSecondFactor && (await needsSecondFactor(api));
  if (read && !isHeldBack && !user.mustChoosePassword) await read(queries, api, url).catch(() => undefined);
  return { state: dehydrate(queries), isHeldBack };
}

/** Whether this business asks every administrator for a second factor: the staff's routes say so. */
async function needsSecondFactor(api: ApiClient): Promise<boolean> {
  const response = await api<ActivityApi>().api.admin.activity.choices.$get();
  return response.status === 403 && (await response.json()).code === 'second-factor-needed';
}

/** The page reads for itself what its address names: a search, a page or a filter asks the server's pages for nothing. */
export function isAnotherPage({ currentUrl, nextUrl }: { readonly currentUrl: URL; readonly nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname;
}
