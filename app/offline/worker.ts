import type { BrowserKey } from '../../domain/browser-storage.ts';
import { answerPage, patience, within } from './answer-page.ts';
import { type Keeping, keepPages, keptPicture } from './keep-pages.ts';
import { addressesOf, isListed, isPicture, type KeptList, offlinePath } from './kept-copy.ts';

/**
 * The service worker: it keeps the visitor's list for the road (spec S30). Registered, and told the
 * list, by app/islands/offline.ts; pages come from the site as long as it answers.
 */
declare const self: ServiceWorkerGlobalScope;

/** Put in when it is bundled: which build it is of, and the fonts and scripts of the pages it keeps. */
declare const buildHash: string;
declare const assets: readonly string[];
const files = new Set([offlinePath, ...assets]);

/** Each build has a cache of its own, so that a kept page finds the files of its build. */
const caching: BrowserKey<'cache'> = 'kept-pages';
const cacheName = `${caching}-${buildHash}`;

async function keeping(): Promise<Keeping> {
  const cache = await self.caches.open(cacheName);
  return {
    cache,
    fetch: (address, init) => fetch(address, init),
    origin: self.location.origin,
    now: new Date(),
  };
}

/**
 * Keeps all that the build before has kept, anew: there is reception, or it would not have come.
 * @throws where something can't be had; the build before then stays, and this one is tried again
 */
async function install(): Promise<void> {
  const own = await keeping();
  await self.caches.open(cacheName).then((cache) => cache.addAll([...files]));
  const pages: string[] = [];
  for (const name of await earlierCaches()) {
    for (const { url } of await (await self.caches.open(name)).keys()) {
      if (isListed(new URL(url))) pages.push(url);
    }
  }
  if (!(await keepPages(pages, own))) throw new Error('A kept page could not be renewed');
  await self.skipWaiting();
}

async function earlierCaches(): Promise<readonly string[]> {
  return (await self.caches.keys()).filter((name) => name !== cacheName);
}

async function activate(): Promise<void> {
  for (const name of await earlierCaches()) await self.caches.delete(name);
  // The page is asked for while the worker starts.
  await self.registration.navigationPreload?.enable();
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

/** Lists are kept one after the other, as the pages sent them. */
let work: Promise<unknown> = Promise.resolve();

self.addEventListener('message', (event) => {
  const list = event.data as KeptList;
  work = work
    .then(async () => {
      const isKept = await keepPages(addressesOf(list), await keeping());
      if (isKept && list.ids.length > 0) event.source?.postMessage('kept');
    })
    .catch(() => undefined);
  event.waitUntil(work);
});

/**
 * The site's answer to a page that is asked for.
 * @throws without reception; Firefox then resolves its preload with the response of an error
 */
async function askSite({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const answer: Response | undefined = await preloadResponse;
  if (answer?.type === 'error') throw new TypeError('No reception');
  return answer ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (isPicture(url.pathname) && request.referrer && isListed(new URL(request.referrer))) {
    event.respondWith(picture(request, url.pathname));
  } else if (request.mode === 'navigate') {
    const network = askSite(event);
    // Whoever awaits it comes a moment later.
    network.catch(() => undefined);
    const navigation = {
      url,
      network,
      patience,
      later: (one: Promise<unknown>) => event.waitUntil(one),
    };
    event.respondWith(keeping().then((own) => answerPage(navigation, own)));
  } else if (files.has(url.pathname)) {
    // Its name has its hash: it is never another.
    event.respondWith(
      self.caches.match(url.href, { ignoreVary: true }).then((file) => file ?? fetch(request)),
    );
  }
});

/** A picture of a page that may be kept. */
async function picture(request: Request, path: string): Promise<Response> {
  try {
    return await within(patience, fetch(request));
  } catch (error) {
    const { cache } = await keeping();
    const copy = await keptPicture(path, cache);
    if (copy === undefined) throw error;
    return copy;
  }
}
