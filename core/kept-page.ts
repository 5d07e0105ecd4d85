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

/** Of what a page has fetched, what it is drawn with. What its scripts have asked for are data, which stand on it already. */
const filesAmong = (fetched: readonly PerformanceEntry[]) =>
  (fetched as PerformanceResourceTiming[])
    .filter(
      ({ name, initiatorType }) => initiatorType !== 'fetch' && new URL(name).origin === location.origin,
    )
    .map(({ name }) => name);

/** Its pictures, those that are still on their way as well. */
const picturesHere = () =>
  [...document.images].map(({ currentSrc }) => currentSrc).filter((address) => address !== '');

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
    const kept = await caches.open(KEPT);
    const ours = new Set([new URL(page, location.origin).href]);
    const keep = (addresses: readonly string[]) => {
      const added = addresses.filter((address) => !ours.has(address));
      for (const address of added) ours.add(address);
      // What is kept already never changes under its name.
      return Promise.allSettled(
        added.map(async (address) => (await kept.match(address)) ?? kept.add(address)),
      );
    };
    // Some of its files come once it is alive, as long as it is open.
    new PerformanceObserver((list, observer) => {
      if (location.pathname === page) void keep(filesAmong(list.getEntries()));
      else observer.disconnect();
    }).observe({ type: 'resource' });
    await keep([...filesAmong(performance.getEntriesByType('resource')), ...picturesHere()]);
    // Last the page itself: one that is there has what it is drawn with.
    await kept.add(page);
    for (const { url } of await kept.keys()) if (!ours.has(url)) await kept.delete(url);
  } catch {
    // Then what was kept before is as good as ever.
  }
}

/** Forgets the page that was kept: whoever signs out, or opens another, leaves nothing of it behind. */
export async function forgetKeptPage(): Promise<void> {
  if (canKeep()) await caches.delete(KEPT).catch(() => {});
}
