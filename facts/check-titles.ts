import { brands } from '../domain/dealer/business/models/brands.ts';
import { formatPrice } from '../domain/money.ts';
import { makeNames, makeOf } from '../domain/stock/known-models/makes.ts';
import type { Vehicle } from '../domain/stock/vehicle.ts';
import { elementText, metaOf } from '../test/support/html.ts';
import type { FactPage } from './fact-page.ts';

/** Pages about a make or its work, whatever is in stock. */
const ofMakes = [...brands.map(({ slug }) => `/${slug}`), '/services'];

/** Checks that titles, and the descriptions under them, name carts, prices and makes that there are (spec S21.2). */
export function checkTitles({ path, html }: FactPage, stock: readonly Vehicle[]): string[] {
  const title = elementText(html, 'title') ?? '';
  const description = metaOf(html, 'description') ?? '';
  const id = /^\/vehicles?\/(.+)$/.exec(path)?.[1];
  const vehicle = stock.find((one) => one.id === decodeURIComponent(id ?? ''));
  if (vehicle !== undefined) {
    const start = `${vehicle.name} - ${formatPrice(vehicle.price)}`;
    return title.replaceAll(/\s+/g, ' ').startsWith(start.replaceAll(/\s+/g, ' '))
      ? []
      : [`title "${title}" of ${start}`];
  }
  if (ofMakes.includes(path) || path.endsWith('.txt')) return [];
  const inStock = new Set(stock.map(({ brand }) => makeOf(brand.trim())));
  return makeNames
    .filter((make) => !inStock.has(makeOf(make)))
    .filter((make) => [title, description].some((text) => text.includes(make)))
    .map((make) => `title or description names ${make}, which is not in stock`);
}
