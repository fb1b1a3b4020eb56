import { destinationParameters } from '../../domain/places/destination-fields.ts';
import { storedDestination } from './browser-storage.ts';

/** Keeps the typed destination; a page without one shows its prices for it (spec S8.4). */
export function rememberTown(): void {
  const field = document.querySelector<HTMLInputElement>('input[name=place]:not([type=hidden])');
  if (field === null) return;
  const keep = (input: HTMLInputElement) => {
    const place = input.value.trim();
    // What can't be priced would be asked again on every page.
    const isKept = place !== '' && !input.hasAttribute('aria-invalid');
    if (isKept) storedDestination.write({ place });
    else storedDestination.remove();
  };
  field.form?.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'place') keep(target);
  });
  const address = new URLSearchParams(location.search);
  if (destinationParameters.some((name) => address.has(name))) {
    keep(field);
    return;
  }
  const kept = storedDestination.read();
  if (kept === undefined || field.value !== '') return;
  // The inventory takes a place from its field, without another page.
  if (kept.place !== undefined) field.value = kept.place;
  if (kept.place !== undefined && field.closest('[data-island=inventory]')) return;
  import('./place-prices.ts').then(
    ({ showPrices }) => showPrices(kept),
    // The field has the place, and its button leads to the prices.
    () => undefined,
  );
}
