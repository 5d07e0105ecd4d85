/**
 * Whether somebody may be signed in in this browser. The cookie says no more than that; the server is asked who it is,
 * and only then, so that a guest's page makes no call that is refused.
 */
export function hasSessionHint(): boolean {
  return typeof document !== 'undefined' && /(^|;\s*)signed_in=/.test(document.cookie);
}

/** The header in which a call of an account's page says whose page that is. */
export const ACCOUNT_HEADER = 'x-account';

/**
 * Tells once when whoever is signed in now no longer is, as this tab sees it when it is looked at again: signing out in another tab
 * reaches it by the cookie that is gone. Answers how to stop.
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
