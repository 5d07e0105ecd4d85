import { useEffect, useState } from 'react';

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
          if (!ended.signal.aborted) setPart(() => loaded);
        },
        () => listenFor('online', 'pointerdown'),
      );
    };
    if (wanted) fetchPart();
    else listenFor('pointerdown', 'keydown');
    return () => ended.abort();
  }, [load, part, wanted]);

  return part;
}
