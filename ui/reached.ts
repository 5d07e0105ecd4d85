import { useEffect, useState } from 'react';

/** True while the element with that id is above the lowest two fifths of the screen, even if scrolled out at the top. */
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
