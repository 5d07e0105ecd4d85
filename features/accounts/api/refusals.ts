import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Deps } from '#platform/deps.ts';
import type { ApiEnv } from '#platform/http/route.ts';
import { leaveOwnTrail } from '../service/trail.ts';

/** Records each call that a signed-in account was refused (403): such calls can reveal a stolen session. */
export function noteRefusals(deps: Deps): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    // Skip calls that the server makes to render a page: it only tries what the reader may see.
    if (c.res.status !== 403 || (c.env as { isPage?: boolean } | undefined)?.isPage) return;
    const actor = await c.get('findActor')();
    if (!actor) return;
    const { code } = (await c.res.clone().json()) as { code: string };
    await leaveOwnTrail(deps, actor, 'was refused', { code, call: `${c.req.method} ${routePath(c, -1)}` });
  };
}
