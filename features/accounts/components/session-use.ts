/** When a page of this browser last used the session, for all of its tabs; the session is one. */
const KEPT = 'miami-flow:session-used-at';

/** This tab's own last use; it has just been loaded. */
let usedAt = Date.now();
const listeners = new Set<() => void>();

function useBy(at: number): void {
  usedAt = at;
  try {
    localStorage.setItem(KEPT, String(at));
  } catch {
    // Storage is refused: each tab counts its own use.
  }
  for (const tell of listeners) tell();
}

/** Notes that the server has just heard of the session. */
export const noteUse = () => useBy(Date.now());

/** Notes that the server knows of no session any more. */
export const noteEnd = () => useBy(0);

/** When this tab or another one last used the session, in milliseconds. */
export function lastUse(): number {
  try {
    return Math.max(usedAt, Number(localStorage.getItem(KEPT)));
  } catch {
    return usedAt;
  }
}

/** How often to look at the clock, in milliseconds. */
const LOOK_MS = 5_000;

/** Calls `tell` after each use and every few seconds. */
export function watchUse(tell: () => void): () => void {
  listeners.add(tell);
  const clock = setInterval(tell, LOOK_MS);
  return () => {
    listeners.delete(tell);
    clearInterval(clock);
  };
}
