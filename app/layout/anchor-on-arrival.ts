import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Scrolls to the address's anchor once what it names is there. The router has looked for it already, but a page that came
 * without a load of its own reads its data first.
 */
export function useAnchorOnArrival(isThere: boolean): void {
  const { hash } = useLocation();
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (!isThere || wasThere.current) return;
    wasThere.current = true;
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [isThere, hash]);
}
