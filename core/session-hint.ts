/**
 * Whether somebody may be signed in in this browser. The cookie says no more than that; the server is asked who it is,
 * and only then, so that a guest's page makes no call that is refused.
 */
export function hasSessionHint(): boolean {
  return typeof document !== 'undefined' && /(^|;\s*)signed_in=/.test(document.cookie);
}
