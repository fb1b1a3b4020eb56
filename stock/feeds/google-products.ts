import { business } from '../../domain/dealer/business/identity.ts';
import type { StockedVehicle } from '../../domain/stock/vehicle.ts';
import { cleanText } from '../../domain/text/clean-text.ts';
import { xmlText } from '../../domain/text/xml-text.ts';
import { eligible } from './eligibility.ts';
import { pricesOf, shortened } from './feed-text.ts';
import { pictureUrls, vehicleUrl } from './site.ts';

/** Vehicles & Parts > Vehicles > Motor Vehicles > Golf Carts. */
const golfCarts = '3931';

/** Merchant Center help, answers 14987622 and 7052112. A display unit is `used` (6324469). */
export function* googleProductsXml(
  vehicles: Iterable<StockedVehicle>,
  siteUrl: string,
): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n';
  yield element('title', business.name);
  yield element('link', siteUrl);
  yield element('description', `Golf carts in stock at ${business.name}`);
  for (const vehicle of eligible('google-products', vehicles)) yield item(vehicle, siteUrl);
  yield '</channel>\n</rss>\n';
}

function item(vehicle: StockedVehicle, siteUrl: string): string {
  const [picture, ...pictures] = pictureUrls(siteUrl, vehicle);
  const { price, salePrice } = pricesOf(vehicle);
  const { mpn } = vehicle.specifications;
  const elements: readonly (readonly [string, string | undefined])[] = [
    ['id', vehicle.id],
    ['title', shortened(vehicle.name, 150)],
    ['description', shortened(vehicle.description || vehicle.name, 5000)],
    ['link', vehicleUrl(siteUrl, vehicle)],
    ['image_link', picture],
    ...pictures.slice(0, 10).map((url) => ['additional_image_link', url] as const),
    // `preorder` and `backorder` require a date (answer 6324448).
    ['availability', vehicle.offer.isInStock ? 'in_stock' : 'out_of_stock'],
    ['price', price],
    ['sale_price', salePrice],
    ['condition', vehicle.offer.feedCondition],
    ['brand', shortened(vehicle.brand, 70)],
    ['mpn', mpn === undefined ? undefined : shortened(String(mpn), 70)],
    ['identifier_exists', mpn === undefined ? 'no' : undefined],
    ['google_product_category', golfCarts],
    ['product_type', shortened(vehicle.category, 750)],
    ['color', vehicle.exteriorColor && shortened(vehicle.exteriorColor, 100)],
  ];
  const lines = elements.map(([name, text]) => (text ? element(`g:${name}`, text) : ''));
  return `<item>\n${lines.join('')}</item>\n`;
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(cleanText(text))}</${name}>\n`;
}
