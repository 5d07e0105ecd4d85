import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusOnArrival } from '#ui/arrival.ts';

/** The id in an address's hash. A mail program may have cut the address within an encoded letter, which cannot be decoded. */
function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * Scrolls to the address's anchor once its element is on the page, and moves the focus there. The router tries this only once,
 * before a page reached by a link has loaded its data; and even when it finds the element, it leaves the focus at the beginning
 * of the page.
 */
export function useAnchorOnArrival(isThere: boolean): void {
  const { hash } = useLocation();
  const wasThere = useRef(isThere);
  useEffect(() => {
    const named = isThere && hash ? document.getElementById(nameIn(hash)) : null;
    if (!wasThere.current) named?.scrollIntoView();
    wasThere.current ||= isThere;
    focusOnArrival(named);
  }, [isThere, hash]);
}
