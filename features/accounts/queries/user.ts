import type { QueryClient } from '@tanstack/react-query';
import { type ApiClient, answer } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { readingAs } from '#ui/reading.ts';
import type { AccountsApi } from '../api/index.ts';

/** The routes of accounts. */
export const accounts = (api: ApiClient = browserApi()) => api<AccountsApi>().api;

/** Where it was read who is signed in. */
export const USER = '/api/auth/user';

/** Where what is the account's own was read: what it has asked for, and what it could add. */
export const PROFILE = '/api/profile';

/** Who is signed in, with their profile; null for a guest. Pages ask only where `hasSessionHint` says so. */
export const userQuery = (api?: ApiClient) =>
  readingAs(accounts(api).auth.user, {}, async (response) =>
    response.status === 401 ? null : answer(response),
  );

/** Whether a query's answer belongs to whoever is signed in. */
export function isPersonal({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean {
  const [path] = queryKey;
  return typeof path === 'string' && /^\/api\/(auth|profile|financing)\b/.test(path);
}

/**
 * Forgets what was read for whoever was signed in: at once what no page shows, and the rest when its page has gone. A page
 * that still stands would ask again for what is forgotten, and be refused.
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
