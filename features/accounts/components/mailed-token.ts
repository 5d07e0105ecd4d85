import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const neverChanges = () => () => {};

/**
 * The token after the # of a mailed link, which browsers never send to a server, so that it is in no log. Undefined during
 * hydration. Read from the router's location, not from the window, which changes to the next page's address before that page is
 * shown.
 */
export function useMailedToken(): string | undefined {
  const { hash } = useLocation();
  return useSyncExternalStore(
    neverChanges,
    () => hash.slice(1),
    () => undefined,
  );
}
