import { storedShortlist } from '../browser-storage.ts';
import { tellWorker } from '../offline.ts';

/** Ids of the carts on the visitor's list; none where the browser keeps nothing. */
export function readShortlist(): readonly string[] {
  return storedShortlist.read() ?? [];
}

/** Makes these carts the visitor's list. */
export function saveShortlist(ids: readonly string[]): void {
  storedShortlist.write(ids);
  showCount(ids);
  tellWorker();
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

/** The header's link leads to the list and says how long it is. */
function showCount(ids: readonly string[]): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-shortlist]')) {
    link.textContent = ids.length === 0 ? 'Your list' : `Your list (${ids.length})`;
    link.search = ids.length === 0 ? '' : searchOf(ids);
  }
}

/** On the page of a cart that is on the list, its link says so and leads to the whole list. */
function showAdded(): void {
  const list = readShortlist();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-add-to-list]')) {
    if (!list.includes(link.dataset.addToList ?? '')) continue;
    link.textContent = `Added · ${list.length} in your list`;
    link.search = searchOf(list);
  }
}

const ticks = () => document.querySelectorAll<HTMLInputElement>('input[type=checkbox][name=carts]');

/** Ticks the cards of carts on the list, also those drawn later, and saves what is ticked. */
export function watchShortlist(): void {
  const show = () => {
    const ids = readShortlist();
    for (const tick of ticks()) tick.checked = ids.includes(tick.value);
  };
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'carts') return;
    const others = readShortlist().filter((id) => id !== target.value);
    saveShortlist(target.checked ? [...others, target.value] : others);
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
    showAdded();
    sayAdded();
  });
  showAdded();
  showCount(readShortlist());
  if (ticks().length === 0) return;
  show();
  const list = document.querySelector('[data-island]');
  if (list) new MutationObserver(show).observe(list, { childList: true, subtree: true });
}
