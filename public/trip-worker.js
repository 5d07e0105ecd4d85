// Answers for a trip's page when there is no network, from what the page itself has put aside (core/kept-page.ts). It keeps nothing
// of its own, and as long as the network answers it stands aside.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(
    fetch(request).catch(async (error) => {
      const kept = await caches.match(request, { ignoreSearch: request.mode === 'navigate' });
      if (kept) return kept;
      throw error;
    }),
  );
});
