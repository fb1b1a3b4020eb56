import { type DestinationFields, elsewhere } from '../../domain/places/destination-fields.ts';
import priceLines from '../ui/element/price-lines.module.css';

/**
 * Shows the prices for a place that was remembered (spec S8.4). A vehicle's page takes its price from
 * the page at the address with the place, without being loaded again; other pages are opened there.
 * @param to the place, or somewhere else
 */
export function showPrices(to: DestinationFields): void {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(to)) address.searchParams.set(name, value);
  if (to.town === elsewhere || document.getElementById('delivered') === null) {
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
