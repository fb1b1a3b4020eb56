import { stockStateOf } from '../../domain/catalogue/badges.ts';
import {
  conditionOf,
  isTrailer,
  seatsOf,
  specificationText,
  type Vehicle,
} from '../../domain/catalogue/vehicle.ts';
import { formatPrice } from '../../domain/money.ts';
import { lookOf } from '../drawings/look.ts';
import { links } from '../links.ts';
import type { ShareCard } from '../social-image/share-card.ts';
import { isRendering, picturesOf, renderingNote } from '../ui/vehicle/vehicle-picture.ts';
import { descriptionLength, type Page, sentencesWithin } from './page.ts';
import { inventoryPage } from './site-pages.ts';

/**
 * A vehicle's page: its title is name, price and dealer (spec S21.2).
 * @param state why it is listed no more stands in place of its price
 */
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
    card: {
      kicker: category,
      title: name,
      figure: state.isBuyable ? price : state.label,
      facts: factsOf(vehicle),
      ...artOf(vehicle),
    },
  };
}

/** The page's main picture where that is a picture set of ours; otherwise a drawing. */
function artOf(vehicle: Vehicle): Pick<ShareCard, 'art' | 'caption'> {
  const [picture] = picturesOf(vehicle);
  const { set, caption = isRendering(picture) ? renderingNote : undefined } = picture;
  return set === undefined
    ? {
        art: { kind: 'cart', look: lookOf(vehicle) },
        caption: caption ?? `Drawing of the ${isTrailer(vehicle) ? 'trailer' : 'cart'}`,
      }
    : { art: { kind: 'photograph', set }, caption };
}

/** Open Graph's tags of a product; what is not known is left out (spec S21.2). */
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

/** Seats and speed on one line, range on the next. */
function factsOf(vehicle: Vehicle): readonly string[] {
  const seats = seatsOf(vehicle);
  const { range, topSpeed } = vehicle.specifications;
  const seatsAndSpeed = [seats && `${seats} seats`, topSpeed && specificationText(topSpeed)];
  return [
    seatsAndSpeed.filter(Boolean).join(' · '),
    range ? `${specificationText(range)} of range` : '',
  ].filter(Boolean);
}
