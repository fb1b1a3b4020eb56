import { badgeOf, conditionLabelOf } from '../../../domain/catalogue/badges.ts';
import { fieldText } from '../../../domain/catalogue/fields/field-text.ts';
import { categoryOf } from '../../../domain/catalogue/known-models/known-model.ts';
import { colorOf } from '../../../domain/catalogue/search/searched-texts.ts';
import { seatsOf, specificationText, type Vehicle } from '../../../domain/catalogue/vehicle.ts';
import { deliveredPrice } from '../../../domain/places/delivered-price.ts';
import type { Destination } from '../../../domain/places/destination.ts';
import type { AtPlace, CardVehicle } from './vehicle-card.tsx';
import { picturesOf } from './vehicle-picture.ts';

/** A vehicle as its card shows it, for as many carts as agree with it (spec S5.21). */
export function cardOf(vehicle: Vehicle, count = 1): CardVehicle {
  const { id, name, price, inStock, isNew, status, condition } = vehicle;
  const [picture] = picturesOf(vehicle);
  return {
    ...{ id, name, price, inStock, isNew, status, condition, picture },
    category: categoryOf(vehicle) || vehicle.brand,
    ground: groundOf(vehicle),
    facts: factsOf(vehicle),
    unit: unitOf(vehicle, count === 1),
  };
}

/** Colors that a card has a ground for, each with the words for it. */
const grounds = {
  black: /black|onyx|ebony|charcoal|graphite/,
  blue: /blue|navy|denim|teal|aqua/,
  green: /green|sage|moss|olive|lime|mint/,
  red: /red|burgundy|maroon|cherry|scarlet/,
  orange: /orange|copper|yellow|gold|tangerine/,
  gray: /gr[ae]y|silver|platinum|titanium/,
  tan: /tan|beige|brown|sand|champagne|bronze|cream/,
} as const;

/** The color that a card's picture stands on until it is there. */
function groundOf(vehicle: Vehicle): CardVehicle['ground'] {
  const color = colorOf(vehicle).toLowerCase();
  return (Object.keys(grounds) as (keyof typeof grounds)[]).find((name) =>
    grounds[name].test(color),
  );
}

/** The part of a vehicle's card about a chosen destination. */
export function atPlace({ price }: Pick<Vehicle, 'price'>, destination: Destination): AtPlace {
  const { fields: to } = destination;
  if (price === undefined) return { to };
  const { totalUsd, includesDelivery } = deliveredPrice(price, destination);
  return { to, delivered: { totalUsd, includesDelivery } };
}

function factsOf(vehicle: Vehicle): string {
  const seats = seatsOf(vehicle);
  const { range, topSpeed } = vehicle.specifications;
  return line([
    seats && `${seats} seats`,
    range && `${specificationText(range)} range`,
    topSpeed && specificationText(topSpeed),
  ]);
}

/** The facts in which this cart differs from others of its name; for several, those they share. */
function unitOf(vehicle: Vehicle, isOne: boolean): string {
  const { year, condition, exteriorColor, stockNumber, location, inStock } = vehicle;
  return line([
    year?.toString(),
    // Its badges say any other.
    condition === 'new' && badgeOf(vehicle) !== 'NEW' && conditionLabelOf(vehicle),
    exteriorColor,
    isOne && stockNumber && `Stock ${stockNumber}`,
    isOne && inStock && location && fieldText('location', location),
  ]);
}

function line(parts: readonly (string | number | boolean | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}
