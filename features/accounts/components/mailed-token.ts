import { useSyncExternalStore } from 'react';

/** What stands behind the # of a mailed link: it never reaches a server's log. Undefined until the page can know. */
export const useMailedToken = (): string | undefined =>
  useSyncExternalStore(
    watchToken,
    () => window.location.hash.slice(1),
    () => undefined,
  );

function watchToken(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}
