import type { DestinationFields } from '../../domain/places/destination-fields.ts';
import priceLines from '../ui/element/price-lines.module.css';

/** Takes a vehicle's prices from the page at that address; opens other pages (spec S8.4). */
export function showPrices(to: DestinationFields): void {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(to)) address.searchParams.set(name, value);
  if (document.getElementById('delivered') === null) {
    location.replace(address);
    return;
  }
  const request = new XMLHttpRequest();
  request.open('GET', address);
  request.responseType = 'document';
  request.onload = () => {
    const page = request.responseXML;
    const total = page?.getElementById('delivered-total');
    if (total) document.getElementById('delivered-total')?.replaceWith(total);
    const lines = `#delivered .${priceLines.lines}`;
    document
      .getElementById('delivered')
      ?.append(...(page?.querySelectorAll(`${lines}, ${lines} ~ *`) ?? []));
  };
  request.send();
}
