// Keeps one page in the phone's memory for reading offline: the page of the client's next charter.
import { pathIn, splitPath } from './language.ts';

const KEPT = 'kept-trip';
/** The stored file with the moment from which the page is no longer shown; the worker reads it, too. Its headers say whose page. */
const KEPT_UNTIL = '/kept-until';
const CHARTER = 'charter';
const DEPARTS_AT = 'departs-at';
const WORKER = '/trip-worker.js';
const TRIPS = '/trip/';

/** The path of all charter pages in the current page's language; undefined if the current page is not one of them. */
function tripsHere(): string | undefined {
  const { language, path } = splitPath(location.pathname);
  return path.startsWith(TRIPS) ? pathIn(language, TRIPS) : undefined;
}

/**
 * The files that the page needs to be drawn, out of all it has fetched. Data that scripts fetched are not needed: the HTML has
 * them already.
 */
const filesAmong = (fetched: readonly PerformanceEntry[]) =>
  (fetched as PerformanceResourceTiming[])
    .filter(
      ({ name, initiatorType }) => initiatorType !== 'fetch' && new URL(name).origin === location.origin,
    )
    .map(({ name }) => name);

/** The page's pictures, including those still loading. */
const picturesHere = () =>
  [...document.images].map(({ currentSrc }) => currentSrc).filter((address) => address !== '');

const canKeep = () => 'caches' in globalThis && 'serviceWorker' in navigator;

/** The charter of the page that the tab shows. */
type KeptCharter = {
  /** The charter has several links, so the page's address does not say which charter it is. */
  readonly number: string;
  readonly departsAt: Date;
  /** From then on the page is forgotten. */
  readonly until: Date;
};

/** Whether the stored page is another charter's that departs sooner: it is needed first, and this page can be kept after it. */
async function isSoonerKept({ number, departsAt }: KeptCharter): Promise<boolean> {
  const kept = await caches.match(KEPT_UNTIL);
  if (!kept || kept.headers.get(CHARTER) === number || !(Date.parse(await kept.text()) > Date.now()))
    return false;
  return Date.parse(kept.headers.get(DEPARTS_AT) ?? '') < departsAt.getTime();
}

/**
 * Stores the current page with its files, in place of an earlier one, unless that is of a charter that departs sooner. The
 * earlier one stays until the new one is complete: at the dock there may be no network. If the browser has no storage or no
 * room, nothing happens.
 */
export async function keepThisPage(charter: KeptCharter): Promise<void> {
  const scope = tripsHere();
  if (!canKeep() || !scope || !navigator.onLine) return;
  // Another page may be open by the time the storing ends.
  const page = location.pathname;
  try {
    if (await isSoonerKept(charter)) return;
    await navigator.serviceWorker.register(WORKER, { scope });
    const kept = await caches.open(KEPT);
    const ours = new Set([page, KEPT_UNTIL].map((path) => new URL(path, location.origin).href));
    const keep = (addresses: readonly string[]) => {
      const added = addresses.filter((address) => !ours.has(address));
      for (const address of added) ours.add(address);
      // A stored file is not fetched again: the content under a file's name never changes.
      return Promise.allSettled(
        added.map(async (address) => (await kept.match(address)) ?? kept.add(address)),
      );
    };
    // Some files load only after hydration: store them, too, while the page is open.
    new PerformanceObserver((list, observer) => {
      if (location.pathname === page) void keep(filesAmong(list.getEntries()));
      else observer.disconnect();
    }).observe({ type: 'resource' });
    await keep([...filesAmong(performance.getEntriesByType('resource')), ...picturesHere()]);
    const headers = { [CHARTER]: charter.number, [DEPARTS_AT]: charter.departsAt.toISOString() };
    await kept.put(KEPT_UNTIL, new Response(charter.until.toISOString(), { headers }));
    // Store the page itself last: if it is stored, then so are its files.
    await kept.add(page);
    for (const { url } of await kept.keys()) if (!ours.has(url)) await kept.delete(url);
  } catch {
    // The page that was stored before is still complete.
  }
}

/**
 * Deletes the stored page if it is of that charter, or was stored at the present address.
 *
 * @param number absent for a link that leads to no charter any more
 */
export async function forgetThisPage(number: string | undefined): Promise<void> {
  if (!canKeep()) return;
  const kept = await caches.match(KEPT_UNTIL).catch(() => undefined);
  const isOurs = number !== undefined && kept?.headers.get(CHARTER) === number;
  if (isOurs || (await caches.match(location.pathname).catch(() => undefined))) await forgetKeptPage();
}

/** Deletes the stored page: when somebody signs out, none of it may stay. */
export async function forgetKeptPage(): Promise<void> {
  if (canKeep()) await caches.delete(KEPT).catch(() => {});
}

/** Deletes the stored page once its time is over. A charter's page decides for itself. */
export async function forgetKeptPageInTime(): Promise<void> {
  if (!canKeep() || tripsHere()) return;
  const until = await caches.match(KEPT_UNTIL).catch(() => undefined);
  // Without a time, a page is being stored at this moment, or was by a former version: its own page gives it one.
  if (until && !(Date.parse(await until.text()) > Date.now())) await forgetKeptPage();
}
