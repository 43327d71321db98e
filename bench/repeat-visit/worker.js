/* global caches, self */
// The service worker that would pay most: hashed assets from its cache, pages from the network.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const {request} = event;
  const {origin, pathname} = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) {
    return;
  }
  if (pathname.startsWith('/assets/')) {
    event.respondWith(
      caches.open('assets').then(async (cache) => {
        const known = await cache.match(request);
        if (known) {
          return known;
        }
        const response = await fetch(request);
        if (response.ok) {
          void cache.put(request, response.clone());
        }
        return response;
      }),
    );
  } else if (request.mode === 'navigate') {
    event.respondWith(fetch(request, {cache: 'no-cache'}));
  }
});
