import { storedDestination } from '../browser-storage.ts';
import { readShortlist, saveShortlist, searchOf } from './shortlist.ts';

interface ShortlistProps {
  /** Ids of the carts that the page compares. */
  readonly ids: readonly string[];
  /** Ids in its address of carts that have left the stock. */
  readonly gone: readonly string[];
  /** The carts with their prices, a line each. */
  readonly text: string;
}

/**
 * Saves the list that the page shows, or brings back the saved one where the address names none, and
 * adds the device's own way to share it. No component to hydrate: its markup is
 * app/ui/buying/share-list.tsx.
 */
export function hydrate(host: HTMLElement, { ids, gone, text }: ShortlistProps): void {
  const saved = readShortlist();
  if (!new URLSearchParams(location.search).has('carts')) {
    if (saved.length > 0) {
      const place = new URLSearchParams({ ...storedDestination.read() });
      location.replace(`/compare${searchOf(saved)}${place.size > 0 ? `&${place}` : ''}`);
    }
    return;
  }
  // An address whose carts are all gone does not take others off the visitor's own list.
  const isAllGone = ids.length === 0 && gone.length > 0;
  saveShortlist(isAllGone ? saved.filter((id) => !gone.includes(id)) : ids);
  const mail = host.querySelector('a');
  if (mail === null) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = mail.className;
  button.textContent = 'Share this list';
  button.addEventListener('click', async () => {
    try {
      const url = location.href;
      if (navigator.share) await navigator.share({ title: document.title, text, url });
      else {
        await navigator.clipboard.writeText(`${text}\n${url}`);
        const { showToast } = await import('../toast.tsx');
        showToast({ title: 'Link copied', text: 'With the names and prices of the carts.' });
      }
    } catch {
      // Closed without sharing, or not allowed to copy: the address bar and the mail are there.
    }
  });
  mail.after(' ', button);
  host.dataset.hydrated = '';
}
