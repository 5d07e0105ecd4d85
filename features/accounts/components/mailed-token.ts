import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const neverChanges = () => () => {};

/**
 * What stands behind the # of a mailed link: it never reaches a server's log. Undefined until the page can know. It is read from the
 * page that is shown: the window has the next page's address before that page is there, and nothing behind its #.
 */
export function useMailedToken(): string | undefined {
  const { hash } = useLocation();
  return useSyncExternalStore(
    neverChanges,
    () => hash.slice(1),
    () => undefined,
  );
}
