import { elsewhere } from '../../domain/places/destination-fields.ts';
import { storedDestination } from './browser-storage.ts';

/** Keeps the chosen destination; a page without one shows its prices for it (spec S8.4). */
export function rememberTown(): void {
  document.addEventListener('change', ({ target }) => {
    const field =
      target instanceof Element ? target.closest('[name=town], [name=miles], [name=zip]') : null;
    if (field !== null) keep(readFields());
  });
  const list = document.querySelector<HTMLSelectElement>('select[name=town]');
  if (list === null) return;
  if (new URLSearchParams(location.search).has('town')) {
    // What could not be priced here would be asked again on every page.
    if (document.querySelector('[name=zip][aria-invalid], [name=miles][aria-invalid]') === null) {
      keep(readFields());
    } else storedDestination.remove();
    return;
  }
  const { town = '', ...rest } = storedDestination.read() ?? {};
  if (list.value !== '' || ![...list.options].some(({ value }) => value === town)) return;
  // The inventory takes a place from its list, without another page.
  list.value = town;
  if (town === '' || (town !== elsewhere && list.closest('[data-island=inventory]'))) return;
  import('./place-prices.ts').then(
    ({ showPrices }) => showPrices({ town, ...rest }),
    // The list has the place, and its button leads to the prices.
    () => undefined,
  );
}

function readFields() {
  const fieldText = (name: string) =>
    document.querySelector<HTMLSelectElement | HTMLInputElement>(
      `[name=${name}]:not([type=hidden])`,
    )?.value ?? '';
  return { town: fieldText('town'), miles: fieldText('miles'), zip: fieldText('zip') };
}

function keep({ town, miles, zip }: ReturnType<typeof readFields>): void {
  if (town === '') storedDestination.remove();
  else if (town !== elsewhere) storedDestination.write({ town });
  else if (miles !== '') storedDestination.write({ town, miles });
  else if (zip !== '') storedDestination.write({ town, zip });
}
