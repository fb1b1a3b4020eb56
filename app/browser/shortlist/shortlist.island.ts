import { destinationParameters } from '../../../domain/places/destination-fields.ts';
import { isStorageBlocked, storedDestination } from '../browser-storage.ts';
import { withToast } from '../with-toast.ts';
import {
  onListChange,
  readShortlist,
  saveShortlist,
  searchOf,
  takeUnsavedList,
} from './shortlist.ts';

interface ShortlistProps {
  readonly ids: readonly string[];
  readonly gone: readonly string[];
  readonly text: string;
}

/** Marks the list as the visitor's or a sent one, and shares it (spec S7.7). */
export function hydrate(host: HTMLElement, { ids, gone, text }: ShortlistProps): void {
  const named = [...ids, ...gone];
  if (named.length > 0 && isStorageBlocked()) takeUnsavedList(ids);
  const follow = () => followList(host, ids, gone);
  onListChange(follow);
  follow();
  if (named.length === 0) return;
  host.querySelector('[data-add-all]')?.addEventListener('click', () => {
    saveShortlist([...new Set([...readShortlist(), ...ids])]);
    host.querySelector('h1')?.focus();
    // The page then shows the whole list.
    if (!areSame(readShortlist(), ids)) history.replaceState(ownList, '');
    follow();
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('[data-remove]');
    if (!(link instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey) return;
    if (history.state !== ownList) return;
    event.preventDefault();
    saveShortlist(readShortlist().filter((id) => id !== link.dataset.remove));
    follow();
  });
  document.addEventListener('submit', ({ target }) => {
    if (history.state !== ownList || !(target instanceof HTMLFormElement)) return;
    const added = target.querySelector<HTMLSelectElement>('select[name=carts]')?.value;
    if (added) saveShortlist([...readShortlist(), added]);
  });
  host.querySelector('[data-share]')?.addEventListener('click', async () => {
    try {
      const url = location.href;
      if (navigator.share) await navigator.share({ title: document.title, text, url });
      else {
        await navigator.clipboard.writeText(`${text}\n${url}`);
        const words = 'With the names and prices of the carts.';
        withToast((show) => show({ title: 'Link copied', text: words }));
      }
    } catch {
      // Closed without sharing, or not allowed to copy.
    }
  });
}

const ownList = 'own-list';

function areSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}

/** By "Remove" on the page of the whole list, before its script ran. */
function isRemoval(list: readonly string[], named: readonly string[]): boolean {
  const [page = '', query] = document.referrer.split('?');
  const shown = new URLSearchParams(query).get('carts')?.split(',') ?? [];
  const isFromList = page === `${location.origin}/compare` && areSame(shown, list);
  const isLink = history.state === null && new URLSearchParams(location.search).has('carts');
  const left = list.filter((id) => named.includes(id));
  return isFromList && isLink && left.length === list.length - 1 && areSame(left, named);
}

/** A page of the visitor's own list, or of no cart, follows its changes. */
function followList(host: HTMLElement, ids: readonly string[], gone: readonly string[]): void {
  const named = [...ids, ...gone];
  if (isRemoval(readShortlist(), named)) saveShortlist(ids);
  const list = readShortlist();
  const isOwn = areSame(list, named) || areSame(list, ids);
  if (isOwn) {
    if (named.length > 0) history.replaceState(ownList, '');
    if (gone.length > 0 && list.length > ids.length) saveShortlist(ids);
  } else if (named.length === 0 || history.state === ownList) {
    // For the place of this address, else for the last one.
    const rest = new URLSearchParams(location.search);
    rest.delete('carts');
    if (!destinationParameters.some((name) => rest.has(name))) {
      for (const [name, value] of Object.entries(storedDestination.read() ?? {})) {
        rest.set(name, value);
      }
    }
    const query = list.length === 0 ? '?carts=' : searchOf(list);
    location.replace(`/compare${[query, String(rest)].filter(Boolean).join('&')}`);
    return;
  }
  const isSent = !ids.every((id) => list.includes(id));
  const words = host.querySelector('[data-sent]');
  if (words && document.referrer.startsWith(`${location.origin}/`)) {
    words.textContent =
      ids.length === 1 ? 'This cart is not on your list' : 'Not all of these are on your list';
  }
  host.dataset.list = isSent ? 'sent' : 'own';
  host.dataset.hydrated = '';
}
