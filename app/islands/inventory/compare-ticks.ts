import { onListChange, readShortlist, saveShortlist, searchOf } from '../shortlist/shortlist.ts';

function showTicks(): void {
  const ids = readShortlist();
  const ticks = 'input[type=checkbox][name=carts]';
  for (const tick of document.querySelectorAll<HTMLInputElement>(ticks)) {
    tick.checked = ids.includes(tick.value);
  }
}

/** Keeps the cards' ticks and the visitor's list the same (spec S7.7). */
export function watchTicks(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'carts') return;
    const others = readShortlist().filter((id) => id !== target.value);
    saveShortlist(target.checked ? [...others, target.value] : others);
    // A full list takes no more.
    showTicks();
  });
  // The whole list is compared, not only the ticks that are drawn.
  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.id !== 'compare-form') return;
    event.preventDefault();
    location.assign(`/compare${searchOf(readShortlist())}`);
  });
  onListChange(showTicks);
  showTicks();
  const list = document.querySelector('[data-island]');
  if (list) new MutationObserver(showTicks).observe(list, { childList: true, subtree: true });
}
