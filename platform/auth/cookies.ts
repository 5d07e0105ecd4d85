import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { browserCookieName } from '#core/browser-name.ts';
import type { Config } from '#platform/config.ts';

/** A visitor stays signed in for this long after the last visit. */
export const SESSION_SECONDS = 30 * 86_400;
/** A browser in which a password was once right is known for this long after the last time. */
export const DEVICE_SECONDS = 400 * 86_400;

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
    /** Names what the browser may open without a session; the grants themselves are in the database. */
    applications: `${prefix}miami_flow_applications`,
    /** Made by the site's own script; it tells one browser's forms from another's, and opens nothing. */
    browser: browserCookieName(isHttps),
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

/** What a cookie of that name says; undefined when it is none of ours. */
function tokenIn(c: Context, name: string): string | undefined {
  const token = getCookie(c, name);
  return token && /^[\w-]{32,64}$/.test(token) ? token : undefined;
}

/** The name by which this browser is known; undefined for one that has none. */
export function deviceOf(c: Context, config: Config): string | undefined {
  return tokenIn(c, cookieNames(config).device);
}

/** What names the applications that this browser may open; undefined for one that holds none. */
export function applicationsOf(c: Context, config: Pick<Config, 'isHttps'>): string | undefined {
  return tokenIn(c, cookieNames(config).applications);
}

/** The name that the site's script has given this browser; undefined where there is none. */
export function browserOf(c: Context, config: Pick<Config, 'isHttps'>): string | undefined {
  return tokenIn(c, cookieNames(config).browser);
}

/** Takes out of the browser what tells it from a new one. What it named on the server has an end of its own there. */
export function forgetBrowser(c: Context, config: Pick<Config, 'isHttps'>): void {
  const gone = { ...cookieAttributes(config), maxAge: 0 };
  const { applications, browser } = cookieNames(config);
  if (getCookie(c, applications) !== undefined) setCookie(c, applications, '', gone);
  if (getCookie(c, browser) !== undefined) setCookie(c, browser, '', { ...gone, httpOnly: false });
}

export function rememberDevice(c: Context, config: Config, device: string): void {
  setCookie(c, cookieNames(config).device, device, { ...cookieAttributes(config), maxAge: DEVICE_SECONDS });
}
