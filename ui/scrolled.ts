import { useSyncExternalStore } from 'react';

/**
 * Whether the page has moved by more than that; on the server it has not.
 *
 * @param pixels how far, asked anew with each move and each change of the window's size
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
