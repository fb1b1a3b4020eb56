import { storedTown } from './browser-storage.ts';

/**
 * Keeps the place that is chosen on a page. A page opened without one gets it back in its list of
 * places: the inventory shows prices for it at once, other pages when their button is pressed.
 */
export function rememberTown(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.name === 'town') keep(target.value);
  });
  const list = document.querySelector<HTMLSelectElement>('select[name=town]');
  if (list === null) return;
  const town = storedTown.read();
  if (new URLSearchParams(location.search).has('town')) keep(list.value);
  else if (list.value === '' && [...list.options].some(({ value }) => value === town)) {
    list.value = town ?? '';
  }
}

function keep(slug: string): void {
  if (slug === '') storedTown.remove();
  else storedTown.write(slug);
}
