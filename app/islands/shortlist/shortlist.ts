import { maxShortlist } from '../../../domain/catalogue/compare/shortlist.ts';
import { isStorageBlocked, storedShortlist } from '../browser-storage.ts';
import type { ToastContent } from '../toast.tsx';

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
  if (ids.length > maxShortlist) {
    say({ title: 'Your list is full', text: `It has room for ${maxShortlist} carts.` });
  }
}

/** Takes the carts of the address as the list where the browser keeps nothing. */
export function takeUnsavedList(ids: readonly string[]): void {
  unsaved = ids;
  showList();
}

/** The query of a comparison of these carts, empty without any; as links.compare, with whose code comes React. */
export function searchOf(ids: readonly string[]): string {
  return ids.length === 0 ? '' : `?carts=${ids.map(encodeURIComponent).join(',')}`;
}

/** Shows a toast, which is loaded when it is needed. */
function say(content: ToastContent): void {
  import('../toast.tsx').then(
    ({ showToast }) => showToast(content),
    // The header and the button say so too.
    () => undefined,
  );
}

/** The links to the list lead to it and say how long it is; a phone's bottom bar has one from two carts. */
function showCount(ids: readonly string[]): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-shortlist]')) {
    const name = link.dataset.shortlist ?? '';
    link.textContent = ids.length === 0 ? name : `${name} (${ids.length})`;
    link.search = searchOf(ids);
    link.hidden = name === 'Compare' && ids.length < 2;
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

/** Shows the list as it is in the header and the link of a vehicle's page. */
function showList(): void {
  showCount(readShortlist());
  showAdded();
}

/** Calls it when another tab changes the list, and when the browser brings back a page it kept. */
export function onListChange(action: () => void): void {
  addEventListener('storage', action);
  addEventListener('pageshow', ({ persisted }) => persisted && action());
}

/** Shows the list on every page with a script, and adds the cart of a vehicle's page to it. */
export function watchShortlist(): void {
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
    const href = `/compare${searchOf(readShortlist())}`;
    say({ title: 'Added to your list', action: { label: 'Compare', href } });
  });
  onListChange(showList);
  showList();
}
