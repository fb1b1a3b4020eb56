import type { BrowserKey } from '../../domain/browser-storage.ts';

/**
 * The script at the worker's address while nothing is to be kept (OFFLINE=off, spec S30.6): it takes
 * the place of the worker in browsers that have it, deletes what it kept and ends itself.
 */
declare const self: ServiceWorkerGlobalScope;

const caching: BrowserKey<'cache'> = 'kept-pages';

async function remove(): Promise<void> {
  for (const name of await self.caches.keys()) {
    if (name.startsWith(caching)) await self.caches.delete(name);
  }
  await self.registration.unregister();
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
