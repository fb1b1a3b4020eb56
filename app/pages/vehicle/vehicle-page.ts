import { formatPrice } from '../../../domain/money.ts';
import { stockStateOf } from '../../../domain/stock/badges.ts';
import { conditionOf, isTrailer, type Vehicle } from '../../../domain/stock/vehicle.ts';
import {
  descriptionLength,
  type Page,
  type SharedPicture,
  sentencesWithin,
} from '../../head/page.ts';
import { inventoryPage } from '../../head/site-pages.ts';
import { links } from '../../links.ts';
import { drawingPath, lookOf } from '../../ui/drawings/look.ts';
import { isRendering, picturesOf, renderingNote } from '../../ui/vehicle/vehicle-picture.ts';

export function vehiclePage(vehicle: Vehicle, state = stockStateOf(vehicle)): Page {
  const { id, name, brand, category, description } = vehicle;
  const path = links.vehicle(id);
  const price = state.departed === undefined ? formatPrice(vehicle.price) : state.label;
  // Carts of one model may cost the same; their stock numbers differ.
  const stock = vehicle.stockNumber === undefined ? '' : ` - Stock ${vehicle.stockNumber}`;
  return {
    title: `${name} - ${price}${stock}`,
    description: sentencesWithin(
      `${name}, ${price}${stock}. ${description}`.trim(),
      descriptionLength,
    ),
    keywords: [...new Set([name, brand, category, 'golf cart', 'for sale'])],
    path,
    trail: [...(inventoryPage.trail ?? []), { label: name, path }],
    kind: 'product',
    tags: productTags(vehicle),
    picture: sharedPictureOf(vehicle),
  };
}

function sharedPictureOf(vehicle: Vehicle): SharedPicture {
  const [{ src, set, alt, caption = isRendering({ src }) ? renderingNote : undefined }] =
    picturesOf(vehicle);
  const shown =
    set === undefined ? `Drawing of the ${isTrailer(vehicle) ? 'trailer' : 'cart'}` : alt;
  return {
    set: set ?? drawingPath(lookOf(vehicle)).replace('.svg', ''),
    alt: [shown, caption].filter(Boolean).join('. '),
  };
}

/** spec S21.2 */
function productTags(vehicle: Vehicle): Page['tags'] {
  const { id, price, brand, inStock } = vehicle;
  const tags: readonly (readonly [string, string | undefined])[] = [
    ['price:amount', price?.toString()],
    ['price:currency', price === undefined ? undefined : 'USD'],
    ['availability', inStock ? 'in stock' : 'out of stock'],
    ['condition', conditionOf(vehicle)],
    ['brand', brand],
    ['retailer_item_id', id],
  ];
  return tags.flatMap(([name, content]) =>
    content === undefined ? [] : [{ property: `product:${name}`, content }],
  );
}
