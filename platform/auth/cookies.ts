import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { browserCookieName } from '#core/browser-name.ts';
import type { Config } from '#platform/config.ts';

/** How long a visitor stays signed in after the last visit, in seconds. */
export const SESSION_SECONDS = 30 * 86_400;
/** How long a browser in which a correct password was entered is remembered after the last time, in seconds. */
export const DEVICE_SECONDS = 400 * 86_400;

/** This cookie says only that there may be a session. Pages read it to decide whether to ask the server who is signed in. */
const HINT = 'signed_in';

/**
 * The names of the cookies. On https they carry the `__Host-` prefix, which binds a cookie to this exact host; browsers refuse
 * that prefix on plain http.
 */
export function cookieNames({ isHttps }: Pick<Config, 'isHttps'>) {
  const prefix = isHttps ? '__Host-' : '';
  return {
    session: `${prefix}miami_flow_session`,
    challenge: `${prefix}miami_flow_sign_in`,
    device: `${prefix}miami_flow_device`,
    /** Names the applications that this browser may open without a session. The grants themselves are in the database. */
    applications: `${prefix}miami_flow_applications`,
    /** Set by the site's own script. It only tells the forms of one browser from those of another, and opens nothing. */
    browser: browserCookieName(isHttps),
  };
}

/** The attributes with which each of these cookies is set. */
export function cookieAttributes({ isHttps }: Pick<Config, 'isHttps'>) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;
}

export function hintAtSession(c: Context, config: Config): void {
  setCookie(c, HINT, '1', { ...cookieAttributes(config), httpOnly: false, maxAge: SESSION_SECONDS });
}

/** Removes the session cookie and its hint from the browser. Ending the session itself is done in the database. */
export function forgetSession(c: Context, config: Config): void {
  const gone = { ...cookieAttributes(config), maxAge: 0 };
  if (getCookie(c, HINT) !== undefined) setCookie(c, HINT, '', { ...gone, httpOnly: false });
  const { session } = cookieNames(config);
  if (getCookie(c, session) !== undefined) setCookie(c, session, '', gone);
}

/** The value of the cookie of that name; undefined when it is missing or has not the shape of our tokens. */
function tokenIn(c: Context, name: string): string | undefined {
  const token = getCookie(c, name);
  return token && /^[\w-]{32,64}$/.test(token) ? token : undefined;
}

/** The token by which this browser is remembered; undefined when it has none. */
export function deviceOf(c: Context, config: Config): string | undefined {
  return tokenIn(c, cookieNames(config).device);
}

/** The token of the applications that this browser may open; undefined when it has none. */
export function applicationsOf(c: Context, config: Pick<Config, 'isHttps'>): string | undefined {
  return tokenIn(c, cookieNames(config).applications);
}

/** The token that the site's script gave this browser; undefined when there is none. */
export function browserOf(c: Context, config: Pick<Config, 'isHttps'>): string | undefined {
  return tokenIn(c, cookieNames(config).browser);
}

/** Removes the cookies that identify this browser. The records they name on the server end there on their own. */
export function forgetBrowser(c: Context, config: Pick<Config, 'isHttps'>): void {
  const gone = { ...cookieAttributes(config), maxAge: 0 };
  const { applications, browser } = cookieNames(config);
  if (getCookie(c, applications) !== undefined) setCookie(c, applications, '', gone);
  if (getCookie(c, browser) !== undefined) setCookie(c, browser, '', { ...gone, httpOnly: false });
}

export function rememberDevice(c: Context, config: Config, device: string): void {
  setCookie(c, cookieNames(config).device, device, { ...cookieAttributes(config), maxAge: DEVICE_SECONDS });
}
