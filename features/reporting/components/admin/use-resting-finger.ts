import { type RefObject, useEffect, useMemo } from 'react';

/**
 * Tells a finger that takes something up from one that scrolls: it rests on one place for a while. From then on the frame
 * does not scroll under it until it is lifted.
 *
 * @param restMs how long it must rest, in milliseconds
 * @param slack how far it may tremble meanwhile, in CSS pixels
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
          // Where the device can, it is felt.
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
    // React's own listeners are passive: they cannot keep the browser from scrolling, nor from its menu.
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
