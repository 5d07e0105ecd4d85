import { type RefObject, useEffect, useMemo } from 'react';

/**
 * Distinguishes a finger that picks something up, by resting in one place, from one that scrolls. Once it has picked up, the
 * frame does not scroll until the finger is lifted.
 *
 * @param restMs how long the finger must rest, in milliseconds
 * @param slack how far it may move meanwhile, in CSS pixels
 */
export function useRestingFinger(frame: RefObject<HTMLElement | null>, restMs: number, slack: number) {
  const finger = useMemo(() => {
    let waiting: { x: number; y: number; timer: ReturnType<typeof setTimeout> } | undefined;
    let hasTaken = false;
    const stopWaiting = () => {
      clearTimeout(waiting?.timer);
      waiting = undefined;
    };
    return {
      hasTaken: () => hasTaken,
      begin(x: number, y: number, take: () => void) {
        stopWaiting();
        const timer = setTimeout(() => {
          waiting = undefined;
          hasTaken = true;
          // Vibrate, on devices that can.
          navigator.vibrate?.(15);
          take();
        }, restMs);
        waiting = { x, y, timer };
      },
      move(x: number, y: number) {
        if (waiting && Math.hypot(x - waiting.x, y - waiting.y) > slack) stopWaiting();
      },
      end() {
        stopWaiting();
        hasTaken = false;
      },
    };
  }, [restMs, slack]);

  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    // React's own touch listeners are passive, so they cannot prevent scrolling or the context menu.
    const hold = (event: Event) => {
      if (finger.hasTaken() && event.cancelable) event.preventDefault();
    };
    current.addEventListener('touchmove', hold, { passive: false });
    current.addEventListener('contextmenu', hold);
    return () => {
      finger.end();
      current.removeEventListener('touchmove', hold);
      current.removeEventListener('contextmenu', hold);
    };
  }, [frame, finger]);
  return finger;
}
