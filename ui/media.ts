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

let isPrinting = false;

function whenPrinted(onChange: () => void) {
  const hear = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    onChange();
  };
  isPrinting = false;
  addEventListener('beforeprint', hear);
  addEventListener('afterprint', hear);
  return () => {
    removeEventListener('beforeprint', hear);
    removeEventListener('afterprint', hear);
  };
}

/** Whether the page is being printed. A browser measures the sheets before a media query tells of it: these events come before. */
export const useOnPaper = (): boolean =>
  useSyncExternalStore(
    whenPrinted,
    () => isPrinting,
    () => false,
  );
