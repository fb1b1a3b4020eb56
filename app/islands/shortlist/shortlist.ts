import { maxShortlist } from '../../../domain/catalogue/compare/shortlist.ts';
import { isStorageBlocked, storedShortlist } from '../browser-storage.ts';
import { tellWorker } from '../offline.ts';

/** The list of this page where the browser keeps nothing. */
let unsaved: readonly string[] | undefined;

/** Ids of the carts on the visitor's list. */
export function readShortlist(): readonly string[] {
  return unsaved ?? storedShortlist.read() ?? [];
}

/** Makes these carts the visitor's list; only ticking, adding and removing call it (spec S7.7). */
export function saveShortlist(ids: readonly string[]): void {
  const list = ids.slice(0, maxShortlist);
  storedShortlist.write(list);
  unsaved = isStorageBlocked() ? list : undefined;
  showList();
  tellWorker();
}

/** Takes the carts of the address as the list where the browser keeps nothing. */
export function takeUnsavedList(ids: readonly string[]): void {
  unsaved = ids;
  showList();
}

/** The same as links.compare, with whose code comes React. */
export function searchOf(ids: readonly string[]): string {
  return `?carts=${ids.map(encodeURIComponent).join(',')}`;
}

/** Says that a cart was added, and leads to the comparison; the toast is loaded when it is needed. */
function sayAdded(): void {
  const href = `/compare${searchOf(readShortlist())}`;
  import('../toast.tsx').then(
    ({ showToast }) =>
      showToast({ title: 'Added to your list', action: { label: 'Compare', href } }),
    // The header and the button say so too.
    () => undefined,
  );
}

/** The header's link leads to the list and says how long it is; so does a phone's bottom bar. */
function showCount(ids: readonly string[]): void {
  const compare = document.querySelector<HTMLAnchorElement>('[data-compare-list]');
  if (compare) {
    compare.hidden = ids.length < 2;
    compare.textContent = `Compare (${ids.length})`;
    compare.search = searchOf(ids);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-shortlist]')) {
    link.textContent = ids.length === 0 ? 'Your list' : `Your list (${ids.length})`;
    link.search = ids.length === 0 ? '' : searchOf(ids);
  }
}

/** On the page of a cart that is on the list, its link says so and leads to the whole list. */
function showAdded(): void {
  const list = readShortlist();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-add-to-list]')) {
    const id = link.dataset.addToList ?? '';
    const isAdded = list.includes(id);
    if (!isAdded && link.textContent === 'Compare') continue;
    link.textContent = isAdded ? `Added · ${list.length} in your list` : 'Compare';
    link.search = searchOf(isAdded ? list : [id]);
  }
}

const ticks = () => document.querySelectorAll<HTMLInputElement>('input[type=checkbox][name=carts]');

function showTicks(): void {
  const ids = readShortlist();
  for (const tick of ticks()) tick.checked = ids.includes(tick.value);
}

/** Shows the list as it is in the header, the ticks and the link of a vehicle's page. */
function showList(): void {
  showCount(readShortlist());
  showTicks();
  showAdded();
}

/** Calls it when another tab changes the list, and when the browser brings back a page it kept. */
export function onListChange(action: () => void): void {
  addEventListener('storage', action);
  addEventListener('pageshow', ({ persisted }) => persisted && action());
}

/** Ticks the cards of carts on the list, also those drawn later, and saves what is ticked. */
export function watchShortlist(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'carts') return;
    const others = readShortlist().filter((id) => id !== target.value);
    saveShortlist(target.checked ? [...others, target.value] : others);
  });
  // The whole list is compared, not only the ticks that are drawn.
  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.id !== 'compare-form') return;
    event.preventDefault();
    const list = readShortlist();
    location.assign(list.length === 0 ? '/compare' : `/compare${searchOf(list)}`);
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('[data-add-to-list]');
    if (!(link instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey) return;
    const id = link.dataset.addToList ?? '';
    const list = readShortlist();
    // The second press, or a full list, leads to the comparison.
    if (list.includes(id)) return;
    saveShortlist([...list, id]);
    if (!readShortlist().includes(id)) return;
    event.preventDefault();
    sayAdded();
  });
  onListChange(showList);
  showList();
  if (ticks().length === 0) return;
  const list = document.querySelector('[data-island]');
  if (list) new MutationObserver(showTicks).observe(list, { childList: true, subtree: true });
}
