// One page that is kept in a phone's memory, to be read where there is no network: the charter that comes next, and no other.
import { pathIn, splitPath } from './language.ts';

const KEPT = 'kept-trip';
const WORKER = '/trip-worker.js';
const TRIPS = '/trip/';

/** Where charters' pages are in the language of the open page; undefined where that is no such page. */
function tripsHere(): string | undefined {
  const { language, path } = splitPath(location.pathname);
  return path.startsWith(TRIPS) ? pathIn(language, TRIPS) : undefined;
}

const isOfThisSite = (address: string) => address.startsWith(`${location.origin}/`);

/** What the page has fetched; what the API answered stands on it already. */
const filesHere = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => !new URL(address).pathname.startsWith('/api/'));

/** Its pictures, those that are still on their way as well. */
const picturesHere = () => [...document.images].map((picture) => picture.currentSrc);

const canKeep = () => 'caches' in globalThis && 'serviceWorker' in navigator;

/**
 * Keeps the page that is open, with what it was drawn from, in place of any that was kept before, which stays until the new one is
 * here: at the dock there may be no network. Where the browser keeps nothing, or there is no room, nothing else changes.
 */
export async function keepThisPage(): Promise<void> {
  const scope = tripsHere();
  if (!canKeep() || !scope || !navigator.onLine) return;
  // By the time it is kept another page may be open.
  const page = location.pathname;
  try {
    await navigator.serviceWorker.register(WORKER, { scope });
    const files = new Set([...filesHere(), ...picturesHere()].filter(isOfThisSite));
    const kept = await caches.open(KEPT);
    // Last the page itself: one that is there has what it is drawn with.
    await Promise.allSettled([...files].map((address) => kept.add(address)));
    await kept.add(page);
    const ours = files.add(new URL(page, location.origin).href);
    for (const { url } of await kept.keys()) if (!ours.has(url)) await kept.delete(url);
  } catch {
    // Then what was kept before is as good as ever.
  }
}

/** Forgets the page that was kept: whoever signs out, or opens another, leaves nothing of it behind. */
export async function forgetKeptPage(): Promise<void> {
  if (canKeep()) await caches.delete(KEPT).catch(() => {});
}
