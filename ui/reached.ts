import { useEffect, useState } from 'react';

/** True while the element of that id stands higher than the screen's lowest two fifths, or has gone out above. */
export function useReached(id: string): boolean {
  const [isReached, setReached] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry && setReached(entry.isIntersecting || entry.boundingClientRect.top < 0),
      { rootMargin: '0px 0px -40% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isReached;
}
