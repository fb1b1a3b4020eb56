import { badgeOf, conditionLabelOf } from '../../../domain/catalogue/badges.ts';
import { fieldText, standsAt } from '../../../domain/catalogue/fields/field-text.ts';
import { categoryOf } from '../../../domain/catalogue/known-models/known-model.ts';
import { paintNamed } from '../../../domain/catalogue/known-models/trade-colors.ts';
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
    ground: paintNamed(colorOf(vehicle))?.hex,
    facts: factsOf(vehicle),
    unit: unitOf(vehicle, count === 1),
  };
}

/** The part of a vehicle's card about a chosen destination. */
export function atPlace({ price }: Pick<Vehicle, 'price'>, destination: Destination): AtPlace {
  const { fields: to } = destination;
  if (price === undefined) return { to };
  const { totalUsd, includesDelivery } = deliveredPrice(price, destination);
  return { to, delivered: { totalUsd, includesDelivery } };
}

/** `"4 seats · 55 miles range · 25 mph"`, as far as they are known. */
export function factsOf(vehicle: Vehicle): string {
  const seats = seatsOf(vehicle);
  const { fuel, specifications } = vehicle;
  const { range, topSpeed } = specifications;
  return line([
    seats && `${seats} seats`,
    range && specificationText(range),
    topSpeed && specificationText(topSpeed),
    // A range says that it is electric.
    (range === undefined || fuel === 'gas') && fuel && fieldText('fuel', fuel),
  ]);
}

/** The facts in which this cart differs from others of its name; for several, those they share. */
function unitOf(vehicle: Vehicle, isOne: boolean): string {
  const { year, condition, exteriorColor, stockNumber } = vehicle;
  return line([
    year?.toString(),
    // Its badges say any other.
    condition === 'new' && badgeOf(vehicle) !== 'NEW' && conditionLabelOf(vehicle),
    exteriorColor,
    isOne && stockNumber && `Stock ${stockNumber}`,
    isOne && standsAt(vehicle),
  ]);
}

function line(parts: readonly (string | number | boolean | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}
