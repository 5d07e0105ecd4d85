import { type ComponentType, lazy, startTransition, useEffect, useState } from 'react';

/** Events after which the network may be back. `keydown` is for visitors without a mouse. */
const CHANCES = ['online', 'pointerdown', 'keydown'] as const;

/**
 * Loads a part of the page that few visitors need: with the first touch or key anywhere, so that it does not slow the first
 * load and is there when needed; or at once if it is `wanted` before that.
 *
 * If loading fails, the result stays `undefined`, and it tries again when wanted, at the next touch or key, or when the browser
 * is online again: a lost network must not turn a working page into an error screen. `load` must be the same function on every
 * render.
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
          // A transition, because this may arrive between two presses: a synchronous update would force a page that is still
          // hydrating to do so in one piece.
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

/** Loads what a page needs. If the network is gone, tries again after each event that may mean it is back. */
export async function untilFetched<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // On the server there is no network to wait for.
      if (typeof window === 'undefined') throw error;
      await nextChance();
    }
  }
}

/**
 * React's `lazy` for a part of a working page. If it cannot be fetched, the `Suspense` fallback stays until it can. Plain
 * `lazy` would replace the whole page, with everything typed, by an error screen.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await untilFetched(load) }));
