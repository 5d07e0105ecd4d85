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

/** Without a network the page that was put aside answers, until its time is over: then nothing of it stays. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const until = await caches.match('/kept-until');
    if (until && !(Date.parse(await until.text()) > Date.now())) await caches.delete('kept-trip');
    const kept = await caches.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}

/** A picture is kept in one of its formats, whichever its page asks for. */
async function file(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
