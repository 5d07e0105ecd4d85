/**
 * The cookie in which the site's own script stores a random name of this browser, so that the server knows a form sent again as
 * the same form. It gives no access. The `__Host-` prefix binds it to this host, so no other site of the domain can set it.
 */
export function browserCookieName(isHttps: boolean): string {
  return `${isHttps ? '__Host-' : ''}miami_flow_browser`;
}

/** Longer than the server keeps any answer for a form that is sent again. */
const NAMED_SECONDS = 30 * 86_400;

/**
 * Names this browser, unless it has a name. Called before a form is first sent: public pages come from shared caches and set no
 * cookies, and a cookie set by the answer would make the second attempt look like another browser's.
 */
export function nameBrowser(): void {
  const isHttps = window.location.protocol === 'https:';
  const name = browserCookieName(isHttps);
  if (document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`))) return;
  const random = crypto.getRandomValues(new Uint8Array(24));
  const value = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const attributes = `Path=/; Max-Age=${NAMED_SECONDS}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on a plain-http address
  document.cookie = `${name}=${value}; ${attributes}`;
}
