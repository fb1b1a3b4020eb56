/** Where the chosen place is kept between visits: in this browser alone, never in a cookie. */
const key = 'town';

/** Slug of the place chosen last; `''` where none is kept. */
export function readTown(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function keepTown(slug: string): void {
  try {
    if (slug === '') localStorage.removeItem(key);
    else localStorage.setItem(key, slug);
  } catch {
    // Storage can be switched off; the place then lasts as long as the address does.
  }
}

/**
 * Keeps the place that is chosen on a page. A page opened without one gets it back in its list of
 * places: the inventory shows prices for it at once, other pages when their button is pressed.
 */
export function rememberTown(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.name === 'town') keepTown(target.value);
  });
  const list = document.querySelector<HTMLSelectElement>('select[name=town]');
  if (list === null) return;
  const kept = readTown();
  if (new URLSearchParams(location.search).has('town')) keepTown(list.value);
  else if (list.value === '' && [...list.options].some(({ value }) => value === kept)) {
    list.value = kept;
  }
}
