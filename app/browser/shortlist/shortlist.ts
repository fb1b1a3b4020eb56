import { maxShortlist } from '../../../domain/stock/compare/shortlist.ts';
import { isStorageBlocked, storedShortlist } from '../browser-storage.ts';
import { withToast } from '../with-toast.ts';

let unsaved: readonly string[] | undefined;

export function readShortlist(): readonly string[] {
  return unsaved ?? storedShortlist.read() ?? [];
}

/** Only ticking, adding and removing may call it (spec S7.7). */
export function saveShortlist(ids: readonly string[]): void {
  const list = ids.slice(0, maxShortlist);
  storedShortlist.write(list);
  unsaved = isStorageBlocked() ? list : undefined;
  showList();
  if (ids.length > maxShortlist) {
    const text = `It has room for ${maxShortlist} carts.`;
    withToast((show) => show({ title: 'Your list is full', text }));
  }
}

export function takeUnsavedList(ids: readonly string[]): void {
  unsaved = ids;
  showList();
}

/** As `links.compare`, whose code comes with React. */
export function searchOf(ids: readonly string[]): string {
  return ids.length === 0 ? '' : `?carts=${ids.map(encodeURIComponent).join(',')}`;
}

function showCount(ids: readonly string[]): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-shortlist]')) {
    const name = link.dataset.shortlist ?? '';
    link.textContent = ids.length === 0 ? name : `${name} (${ids.length})`;
    link.search = searchOf(ids);
    link.hidden = name === 'Compare' && ids.length < 2;
  }
}

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

function showList(): void {
  showCount(readShortlist());
  showAdded();
}

export function onListChange(action: () => void): void {
  addEventListener('storage', action);
  addEventListener('pageshow', ({ persisted }) => persisted && action());
}

export function watchShortlist(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('[data-add-to-list]');
    if (!(link instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey) return;
    const id = link.dataset.addToList ?? '';
    const list = readShortlist();
    if (list.includes(id)) return;
    saveShortlist([...list, id]);
    if (!readShortlist().includes(id)) return;
    event.preventDefault();
    const action = { label: 'Compare', href: `/compare${searchOf(readShortlist())}` };
    withToast((show) => show({ title: 'Added to your list', action }));
  });
  onListChange(showList);
  showList();
}
