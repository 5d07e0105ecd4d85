import { useSyncExternalStore } from 'react';

/**
 * Whether the page has scrolled by more than that; false on the server.
 *
 * @param pixels the distance; read again at each scroll and each change of the window's size
 */
export function useScrolledPast(pixels: () => number): boolean {
  return useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > pixels(),
    () => false,
  );
}

function subscribeToScroll(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange, { passive: true });
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
}
