import { type ComponentType, lazy, startTransition, useEffect, useState } from 'react';

/** With these the line may be back: whoever has no mouse presses a key. */
const CHANCES = ['online', 'pointerdown', 'keydown'] as const;

/**
 * A part of the page that few visitors reach. It is fetched with the first touch or key anywhere, so that it weighs
 * nothing on the first load and is there when it is wanted; or at once when it is wanted before that.
 *
 * A failed fetch leaves `undefined` and is tried again the next time it is wanted, touched or on line again: a page that works must not
 * fall into an error screen because the network went away. `load` must be the same function on every render.
 */
export function useDeferred<Part>(load: () => Promise<Part>, wanted: boolean): Part | undefined {
  const [part, setPart] = useState<Part>();

  useEffect(() => {
    if (part !== undefined) return;
    const ended = new AbortController();
    const listenFor = (...events: readonly string[]) => {
      if (ended.signal.aborted) return;
      for (const event of events)
        window.addEventListener(event, fetchPart, { once: true, passive: true, signal: ended.signal });
    };
    const fetchPart = () => {
      load().then(
        (loaded) => {
          // Comes between what is pressed: drawn at once, it would have a page that is still coming alive do so in one piece.
          if (!ended.signal.aborted) startTransition(() => setPart(() => loaded));
        },
        () => listenFor(...CHANCES),
      );
    };
    if (wanted) fetchPart();
    else listenFor('pointerdown', 'keydown');
    return () => ended.abort();
  }, [load, part, wanted]);

  return part;
}

const nextChance = () =>
  new Promise<void>((resolve) => {
    const ended = new AbortController();
    const come = () => {
      ended.abort();
      resolve();
    };
    for (const event of CHANCES)
      window.addEventListener(event, come, { passive: true, signal: ended.signal });
  });

/** Fetches what a page needs, and where the line is gone does so again with each chance that it is back. */
export async function untilFetched<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // A server has no line that comes back.
      if (typeof window === 'undefined') throw error;
      await nextChance();
    }
  }
}

/**
 * React's `lazy` for a part of a page that works: where it cannot be fetched, what its `Suspense` shows meanwhile stands until it can. By
 * itself `lazy` would have the whole page, with all that was typed, give way to an error screen.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await untilFetched(load) }));
