import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { data, type RouterContextProvider, redirect, redirectDocument } from 'react-router';
import type { ApiClient } from '#core/api-client.ts';
import { splitPath } from '#core/language.ts';
import { may } from '#core/rights.ts';
import type { AccountsApi } from '#features/accounts/api/index.ts';
import { userQuery } from '#features/accounts/queries/user.ts';
import { createQueryClient } from '#ui/query-client.ts';
import { apiContext } from '../context.ts';
import { areaAt, placesFor } from './admin-tabs.ts';

type Asked = { readonly context: Readonly<RouterContextProvider>; readonly request: Request };

/**
 * The door of the staff's pages: guests sign in on the home page and come back from there, clients are told that this is
 * not for them (403), and staff whose role it is not part of too. What `read` fetches is in the page when it arrives; a read that fails is left to the page itself.
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
  const { path } = splitPath(url.pathname.replace(/\.data$/, ''));
  const user = await queries.fetchQuery(userQuery(api)).catch(() => {
    // Nobody is sent away, and nothing is said not to be there, because it could not be asked who this is.
    throw data(null, { status: 503 });
  });
  if (!user) {
    const asked = new URLSearchParams(url.searchParams);
    asked.delete('_routes');
    const next = path + (asked.size > 0 ? `?${asked}` : '');
    throw redirectDocument(
      next === '/admin' ? '/?sign-in=admin' : `/?sign-in=admin&next=${encodeURIComponent(next)}`,
    );
  }
  if (user.role !== 'administrator') throw data(null, { status: 403 });
  if (path === '/admin' && !may(user.staffRoles, areaAt(path), 'reads'))
    throw redirect(placesFor(user.staffRoles)[0]?.to ?? '/');
  const isRefused = !may(user.staffRoles, areaAt(path), 'reads');
  // Whoever may do nothing before a password or a second factor of their own reads nothing either.
  const isHeldBack = !user.hasSecondFactor && !user.hasPasskey && (await needsSecondFactor(api));
  if (read && !isRefused && !isHeldBack && !user.mustChoosePassword)
    await read(queries, api, url).catch(() => undefined);
  return { state: dehydrate(queries), isHeldBack, isRefused };
}

/** Whether whoever is signed in needs a second factor before anything else: the staff's routes say so. */
async function needsSecondFactor(api: ApiClient): Promise<boolean> {
  const response = await api<AccountsApi>().api.admin.colleagues.$get();
  return response.status === 403 && (await response.json()).code === 'second-factor-needed';
}

/** The page reads for itself what its address names: a search, a page or a filter asks the server's pages for nothing. */
export function isAnotherPage({ currentUrl, nextUrl }: { readonly currentUrl: URL; readonly nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname;
}
