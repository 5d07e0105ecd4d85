import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** What an address's end names; a mail program may have cut it off within a letter. */
function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * Scrolls to the address's anchor once what it names is there, and has the keys go on from it. The router has looked for it already,
 * but a page that came without a load of its own reads its data first; and where it has found it, the focus is still at the
 * beginning of the page.
 */
export function useAnchorOnArrival(isThere: boolean): void {
  const { hash } = useLocation();
  const wasThere = useRef(isThere);
  useEffect(() => {
    const named = isThere && hash ? document.getElementById(nameIn(hash)) : null;
    if (!wasThere.current) named?.scrollIntoView();
    wasThere.current ||= isThere;
    // A page that was loaded has its keys there already: the browser's own doing.
    const isLedTo = document.documentElement.dataset.hydrated !== undefined;
    if (named && isLedTo && !named.contains(document.activeElement)) {
      named.tabIndex = -1;
      named.focus({ preventScroll: true });
    }
  }, [isThere, hash]);
}
