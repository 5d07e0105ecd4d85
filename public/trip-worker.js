// Answers for a trip's page when there is no network, from what the page itself has put aside (core/kept-page.ts). It keeps nothing
// of its own. The page comes from the network as long as that answers; the files and pictures it is drawn with never change under
// their names, and a browser's own cache may have dropped them by the time they are needed.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  // What scripts ask for themselves is as the site has it now: data, and what is being put aside.
  if (request.destination === '') return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

/** With one bar at the marina a request does not fail: it hangs for a minute. */
const PATIENCE_MS = 4000;

/** Without a network, or with one that does not answer, comes the page that was put aside. */
async function page(request) {
  const fresh = fetch(request);
  const inTime = fresh.then(
    (answer) => answer,
    () => undefined,
  );
  const tooLate = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  return (await Promise.race([inTime, tooLate])) ?? (await keptFor(request)) ?? fresh;
}

/** The page that was put aside, until its time is over: then nothing of it stays. */
async function keptFor(request) {
  const until = await caches.match('/kept-until');
  if (until && !(Date.parse(await until.text()) > Date.now())) await caches.delete('kept-trip');
  return caches.match(request, { ignoreSearch: true });
}

/** A picture is kept in one of its formats, whichever its page asks for. */
async function file(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
