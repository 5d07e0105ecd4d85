import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Config } from '#server/config.ts';

/** A visitor stays signed in for this long after the last visit. */
export const SESSION_SECONDS = 30 * 86_400;
const DEVICE_SECONDS = 400 * 86_400;

/** Says that there may be a session, and nothing else: pages read it before they ask. */
const HINT = 'signed_in';

/**
 * The names of the cookies that scripts can't read. Where the site is reached over https they carry the prefix that
 * binds them to this very host; a plain-http address could not set them so.
 */
export function cookieNames({ isHttps }: Pick<Config, 'isHttps'>) {
  const prefix = isHttps ? '__Host-' : '';
  return {
    session: `${prefix}miami_flow_session`,
    challenge: `${prefix}miami_flow_sign_in`,
    device: `${prefix}miami_flow_device`,
  };
}

/** How each of them is set. */
export function cookieAttributes({ isHttps }: Pick<Config, 'isHttps'>) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;
}

export function hintAtSession(c: Context, config: Config): void {
  setCookie(c, HINT, '1', { ...cookieAttributes(config), httpOnly: false, maxAge: SESSION_SECONDS });
}

/** Takes session and hint out of the browser. The session's own end is in the database. */
export function forgetSession(c: Context, config: Config): void {
  const gone = { ...cookieAttributes(config), maxAge: 0 };
  if (getCookie(c, HINT) !== undefined) setCookie(c, HINT, '', { ...gone, httpOnly: false });
  const { session } = cookieNames(config);
  if (getCookie(c, session) !== undefined) setCookie(c, session, '', gone);
}

/** The name by which this browser is known; undefined for one that has none. */
export function deviceOf(c: Context, config: Config): string | undefined {
  const device = getCookie(c, cookieNames(config).device);
  return device && /^[\w-]{32,64}$/.test(device) ? device : undefined;
}

export function rememberDevice(c: Context, config: Config, device: string): void {
  setCookie(c, cookieNames(config).device, device, { ...cookieAttributes(config), maxAge: DEVICE_SECONDS });
}
