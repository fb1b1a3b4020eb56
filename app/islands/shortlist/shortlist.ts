/** Where the list is kept between visits: in this browser alone, never in a cookie. */
const key = 'compare';

/** Ids of the carts on the list; none where the browser keeps nothing. */
export function readShortlist(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, 24) : [];
  } catch {
    return [];
  }
}

export function keepShortlist(ids: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // Storage can be switched off; the list then lasts as long as the address does.
  }
  showCount(ids);
}

/** The header's link leads to the list and says how long it is. */
function showCount(ids: readonly string[]): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-shortlist]')) {
    link.textContent = ids.length === 0 ? 'Your list' : `Your list (${ids.length})`;
    // The same as links.compare, whose code would make this script twice as large.
    link.search = ids.length === 0 ? '' : `?carts=${ids.map(encodeURIComponent).join(',')}`;
  }
}

const ticks = () => document.querySelectorAll<HTMLInputElement>('input[type=checkbox][name=carts]');

/** Ticks the cards of carts on the list, also those drawn later, and keeps what is ticked. */
export function watchShortlist(): void {
  const show = () => {
    const kept = readShortlist();
    for (const tick of ticks()) tick.checked = kept.includes(tick.value);
  };
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'carts') return;
    const others = readShortlist().filter((id) => id !== target.value);
    keepShortlist(target.checked ? [...others, target.value] : others);
  });
  showCount(readShortlist());
  if (ticks().length === 0) return;
  show();
  const list = document.querySelector('[data-island]');
  if (list) new MutationObserver(show).observe(list, { childList: true, subtree: true });
}
