// Ends the service worker that earlier versions of this site installed, and deletes the pages it kept.
// A 404 here would leave it in charge (tried in Chromium).
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
