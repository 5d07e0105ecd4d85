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
 * The access check of the staff's pages. Guests are sent to sign in on the home page and come back from there. Clients get a
 * 403. Staff whose role excludes the page are told so. Data that `read` loads comes with the page; if loading fails, the page
 * loads it again itself.
 *
 * @param read loads the data that the page shows first
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
    // When the session check itself fails, answer neither a redirect to sign-in nor a 403: the visitor may well have access.
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
  // Staff who must first set a password or a second factor may not read any data before.
  const isHeldBack = !user.hasSecondFactor && !user.hasPasskey && (await needsSecondFactor(api));
  if (read && !isRefused && !isHeldBack && !user.mustChoosePassword)
    await read(queries, api, url).catch(() => undefined);
  return { state: dehydrate(queries), isHeldBack, isRefused };
}

/** Whether the signed-in staff member must first set up a second factor; the staff's routes refuse calls for that reason. */
async function needsSecondFactor(api: ApiClient): Promise<boolean> {
  const response = await api<AccountsApi>().api.admin.colleagues.$get();
  return response.status === 403 && (await response.json()).code === 'second-factor-needed';
}

/**
 * For `shouldRevalidate`: the loader runs again only for another page. A change of search, filter or page number is read by the
 * page itself.
 */
export function isAnotherPage({ currentUrl, nextUrl }: { readonly currentUrl: URL; readonly nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname;
}
