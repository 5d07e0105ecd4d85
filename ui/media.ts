import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches.
 *
 * @param atFirst the value on the server and until hydration, when no browser can be asked
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
