import type { Context } from 'hono';
import type { ApiEnv } from '#platform/http/route.ts';
import type { Doer } from '../service/index.ts';

/** The staff member of this call, as the doer that the ledger records. */
export function by(c: Context<ApiEnv>): Doer {
  const { username, accountId } = c.get('actor');
  return { name: username, accountId };
}
