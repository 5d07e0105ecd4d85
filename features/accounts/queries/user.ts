import type { QueryClient } from '@tanstack/react-query';
import { type ApiClient, answer } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { readingAs } from '#ui/reading.ts';
import type { AccountsApi } from '../api/index.ts';

/** The client of the accounts' routes. */
export const accounts = (api: ApiClient = browserApi()) => api<AccountsApi>().api;

/** The address that says who is signed in. */
export const USER = '/api/auth/user';

/** The address of the account's own data: its requests, and those it could claim. */
export const PROFILE = '/api/profile';

/** The signed-in user with their profile; null for a guest. Pages ask only if `hasSessionHint` is true. */
export const userQuery = (api?: ApiClient) =>
  readingAs(accounts(api).auth.user, {}, async (response) =>
    response.status === 401 ? null : answer(response),
  );

/** Whether a query's answer belongs to the signed-in account. */
export function isPersonal({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean {
  const [path] = queryKey;
  return typeof path === 'string' && /^\/api\/(auth|profile|financing)\b/.test(path);
}

/**
 * Removes the cached data of the account that was signed in: at once if no page shows it, otherwise when its page unmounts. A
 * mounted page would read removed data again, and be refused.
 */
export function forgetPersonal(queries: QueryClient): void {
  queries.removeQueries({ predicate: isPersonal, type: 'inactive' });
  const cache = queries.getQueryCache();
  const shown = new Set(cache.findAll({ predicate: isPersonal }));
  const stop = cache.subscribe(({ query }) => {
    if (!shown.has(query) || query.isActive()) return;
    shown.delete(query);
    cache.remove(query);
    if (shown.size === 0) stop();
  });
}
