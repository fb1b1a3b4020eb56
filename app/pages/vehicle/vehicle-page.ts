import { formatPrice } from '../../../domain/money.ts';
import { addressOf, renderingNote, setOf } from '../../../domain/stock/pictures/picture.ts';
import { drawingOf, picturesOf } from '../../../domain/stock/pictures/pictures-of.ts';
import { isTrailer, type OfferedVehicle, type Vehicle } from '../../../domain/stock/vehicle.ts';
import {
  descriptionLength,
  type Page,
  type SharedPicture,
  sentencesWithin,
} from '../../head/page.ts';
import { inventoryPage } from '../../head/site-pages.ts';
import { links } from '../../links.ts';

export function vehiclePage(vehicle: OfferedVehicle): Page {
  const { id, name, brand, category, description, offer } = vehicle;
  const path = links.vehicle(id);
  const price = offer.isListed ? formatPrice(vehicle.price) : offer.label;
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
  const [picture] = picturesOf(vehicle);
  const set = setOf(picture);
  const note = picture.kind === 'rendering' ? renderingNote : undefined;
  const kind = isTrailer(vehicle) ? 'trailer' : 'cart';
  const shown = set === undefined ? `Drawing of the ${kind}` : picture.alt;
  return {
    set: set ?? addressOf(drawingOf(vehicle)).replace('.svg', ''),
    alt: [shown, picture.caption ?? note].filter(Boolean).join('. '),
  };
}

/** spec S21.2 */
function productTags({ id, price, brand, offer }: OfferedVehicle): Page['tags'] {
  const tags: readonly (readonly [string, string | undefined])[] = [
    ['price:amount', price?.toString()],
    ['price:currency', price === undefined ? undefined : 'USD'],
    ['availability', offer.isInStock ? 'in stock' : 'out of stock'],
    ['condition', offer.feedCondition],
    ['brand', brand],
    ['retailer_item_id', id],
  ];
  return tags.flatMap(([name, content]) =>
    content === undefined ? [] : [{ property: `product:${name}`, content }],
  );
}
