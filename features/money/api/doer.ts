import type { Context } from 'hono';
import type { ApiEnv } from '#platform/http/route.ts';
import type { Doer } from '../service/index.ts';

/** The colleague who calls, as whoever does something about money. */
export function by(c: Context<ApiEnv>): Doer {
  const { username, accountId } = c.get('actor');
  return { name: username, accountId };
}
