import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { cookieAttributes } from '#server/auth/cookies.ts';
import type { Deps } from '#server/deps.ts';
import type { ApiEnv } from '#server/http/route.ts';
import { browserMemory, type Caller, readBrowserMemory } from '../service/index.ts';

/** The browser that sent an application finds it again for this long. */
const REMEMBERED_SECONDS = 180 * 86_400;

function memoryName({ isHttps }: Pick<Deps['config'], 'isHttps'>): string {
  return `${isHttps ? '__Host-' : ''}miami_flow_applications`;
}

function remembered(c: Context, deps: Deps): readonly string[] {
  return readBrowserMemory(deps.vault, getCookie(c, memoryName(deps.config)));
}

/** Who calls: an account, a browser that remembers applications, or staff. */
export async function callerOf(c: Context<ApiEnv>, deps: Deps): Promise<Caller> {
  const actor = await c.get('findActor')();
  // A colleague who may do nothing yet but choose a password is no colleague here either.
  const mayWork =
    actor && !actor.mustChoosePassword && (!c.get('isSecondFactorRequired') || actor.hasSecondFactor);
  const isAdministrator = actor?.role === 'administrator' && mayWork === true;
  return {
    accountId: actor?.accountId,
    ownIds: remembered(c, deps),
    isAdministrator,
    name: isAdministrator ? actor.username : 'applicant',
  };
}

/**
 * The cookie by which this browser remembers an application beside those it knows. Scripts can't read it, and nobody can
 * write one for an application of another's.
 */
export function browserCookie(c: Context<ApiEnv>, deps: Deps, id: string): string {
  const memory = browserMemory(deps.vault, [id, ...remembered(c, deps)]);
  return generateCookie(memoryName(deps.config), memory, {
    ...cookieAttributes(deps.config),
    maxAge: REMEMBERED_SECONDS,
  });
}

/** Has this browser remember an application. */
export function rememberApplication(c: Context<ApiEnv>, deps: Deps, id: string): void {
  c.header('Set-Cookie', browserCookie(c, deps, id), { append: true });
}
