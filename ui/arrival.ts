import { useEffect, useRef } from 'react';

/**
 * The heading of a page that came without a load of its own takes the focus, so that whoever listens hears where they are.
 * One that was loaded is announced by the browser itself.
 */
export function useArrivalFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The root sets this after all that is in it has appeared for the first time.
    if (document.documentElement.dataset.hydrated === undefined) return;
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
