import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, ApiError, answerOf } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type { UserAnswer } from '../schema.ts';

/** Who is signed in, with their profile; null for a guest. Pages ask only where `hasSessionHint` says so. */
export function userQuery(api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/auth/user'],
    queryFn: async (): Promise<UserAnswer | null> => {
      try {
        return await answerOf<UserAnswer>(await api.api.auth.user.$get());
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
  });
}

/** Whether a query's answer belongs to whoever is signed in. */
export function isPersonal({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean {
  const [path] = queryKey;
  return typeof path === 'string' && /^\/api\/(auth|profile|financing)\b/.test(path);
}
