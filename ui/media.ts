import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the browser answers a media query with yes.
 *
 * @param atFirst what holds where no browser can be asked: on the server, and until the page has been taken over
 */
export function useMedia<AtFirst>(query: string, atFirst: AtFirst): boolean | AtFirst {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore<boolean | AtFirst>(
    subscribe,
    () => matchMedia(query).matches,
    () => atFirst,
  );
}
