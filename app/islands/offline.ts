import { offlineWorker } from '../../domain/browser-storage.ts';
import { storedDestination, storedShortlist } from './browser-storage.ts';

/** Not in TypeScript's DOM library yet; not in every browser either. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(text: string): string };
}

/**
 * Registers the service worker that keeps the visitor's list for the road (app/offline/worker.ts), and
 * sends it the list; takes it away where the site says so (OFFLINE=off, spec S30.6). Called once the
 * page has loaded. Where the browser has no workers, or forbids them, nothing is kept.
 */
export async function keepForOffline(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (workers === undefined) return;
  try {
    if (document.documentElement.dataset.offline === 'off') {
      for (const one of await workers.getRegistrations()) await one.unregister();
      for (const name of await caches.keys()) await caches.delete(name);
      return;
    }
    // The page's security policy allows this one address to be run as a script of its own.
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    const policy = trustedTypes?.createPolicy('offline-worker', {
      createScriptURL: () => offlineWorker,
    });
    workers.addEventListener('message', sayKept);
    await workers.register(policy?.createScriptURL('') ?? offlineWorker);
    sendListToWorker();
  } catch {
    // Blocked with the rest of the browser's storage, or no reception at the first visit.
  }
}

/** Sends the worker, once there is one, the carts of the list and where they are to be kept. */
export function sendListToWorker(): void {
  navigator.serviceWorker?.ready.then(({ active }) =>
    active?.postMessage({ ids: storedShortlist.read() ?? [], ...storedDestination.read() }),
  );
}

/** The page of the list says that it is kept, once it is. */
function sayKept(): void {
  const line = document.querySelector<HTMLElement>('[data-kept-offline]');
  if (line !== null) line.style.visibility = 'visible';
}
