/**
 * Whether somebody may be signed in in this browser. The cookie says no more than that. Ask the server who it is only if this
 * is true, so that a guest's page makes no call that would be refused.
 */
export function hasSessionHint(): boolean {
  return typeof document !== 'undefined' && /(^|;\s*)signed_in=/.test(document.cookie);
}

/** The header that names the account whose page sends the call. */
export const ACCOUNT_HEADER = 'x-account';

/**
 * Calls `tell` once when the person now signed in has signed out. It checks the cookie when the tab gets the focus, so it also
 * notices signing out in another tab. Returns a function that stops it.
 */
export function whenSignedOut(tell: () => void): () => void {
  if (!hasSessionHint()) return () => {};
  const look = () => {
    if (document.visibilityState !== 'visible' || hasSessionHint()) return;
    stop();
    tell();
  };
  const stop = () => {
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return stop;
}
