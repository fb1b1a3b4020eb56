import { formatUsd } from '../../../domain/money.ts';
import { deliveredPrice } from '../../../domain/places/delivered-price.ts';
import type { Destination } from '../../../domain/places/destination.ts';
import { fieldText, standsAt } from '../../../domain/stock/fields/field-text.ts';
import { paintNamed } from '../../../domain/stock/pictures/colors.ts';
import { pictureOf } from '../../../domain/stock/pictures/pictures-of.ts';
import {
  type OfferedVehicle,
  seatsOf,
  specificationText,
  type Vehicle,
} from '../../../domain/stock/vehicle.ts';
import { hoursOf } from './unit-table.ts';
import type { AtPlace, CardVehicle } from './vehicle-card.tsx';

/** @param count of equal carts (spec S5.21) */
export function cardOf(vehicle: OfferedVehicle, count = 1): CardVehicle {
  const { id, name, brand, price, year, exteriorColor, stockNumber, offer } = vehicle;
  // Without "In Stock" (spec S5.12).
  const badges = offer.badges.filter((badge) => !offer.isInStock || badge !== offer.label);
  if (offer.belowListUsd !== undefined) badges.push(`${formatUsd(offer.belowListUsd)} below list`);
  const picture = pictureOf(vehicle);
  const { isForSale } = offer;
  const ground = paintNamed(exteriorColor)?.hex;
  const facts = inOneLine([
    badges.length === 0 && offer.label,
    !name.includes(String(year)) && year,
    ...drivingFactsOf(vehicle),
    offer.offeredAs === 'used' && hoursOf(vehicle) && `${hoursOf(vehicle)} hours`,
    exteriorColor,
    count === 1 && stockNumber && `Stock ${stockNumber}`,
    count === 1 && standsAt(vehicle),
  ]);
  return { id, name, brand, price, picture, badges, isForSale, ground, facts };
}

export function atPlace({ price }: Pick<Vehicle, 'price'>, destination: Destination): AtPlace {
  const { fields: to } = destination;
  if (price === undefined) return { to };
  const { totalUsd, includesDelivery } = deliveredPrice(price, destination);
  return { to, delivered: { totalUsd, includesDelivery } };
}

/** `["4 seats", "55 miles range", "25 mph"]` */
export function drivingFactsOf(vehicle: Vehicle): readonly (string | undefined)[] {
  const seats = seatsOf(vehicle);
  const { fuel, specifications } = vehicle;
  const { range, topSpeed } = specifications;
  return [
    seats && `${seats} seats`,
    range && specificationText(range),
    topSpeed && specificationText(topSpeed),
    (range === undefined || fuel === 'gas') && fuel && fieldText('fuel', fuel),
  ].map((fact) => fact || undefined);
}

/** Separators end a line and never begin one. */
export function inOneLine(facts: readonly unknown[]): string {
  return facts
    .filter(Boolean)
    .map((fact) => String(fact).replaceAll(' ', '\u00a0').replaceAll('–', '–\u2060'))
    .join('\u00a0· ');
}
