import { type Place, placeLabel } from '../../business/place.ts';
import { formatPrice, formatUsdCents } from '../../money.ts';
import { deliveredPrice } from '../../places/delivered-price.ts';
import { stockLabelOf } from '../badges.ts';
import { tableFacts } from '../fields/field-text.ts';
import { specificationLabel, specificationText, type Vehicle } from '../vehicle.ts';

/** Carts side by side; more than these are listed below the table (spec S7.1). */
export const besideEachOther = 4;

export interface ComparedRow {
  readonly label: string;
  /** One a cart, in their order; `undefined` where it is not known. */
  readonly values: readonly (string | undefined)[];
  /** Whether not all of them are the same. */
  readonly differs: boolean;
}

/** Every fact that is known of any of the carts, a row each, the price first. */
export function comparedRows(vehicles: readonly Vehicle[], place?: Place): readonly ComparedRow[] {
  const cells = new Map<string, (string | undefined)[]>();
  for (const [index, vehicle] of vehicles.entries()) {
    for (const [label, text] of factsOf(vehicle, place)) {
      const row = cells.get(label) ?? vehicles.map(() => undefined);
      row[index] ??= text;
      cells.set(label, row);
    }
  }
  return [...cells].map(([label, values]) => ({
    label,
    values,
    differs: new Set(values).size > 1,
  }));
}

/** Labels and texts of one cart. */
function factsOf(
  vehicle: Vehicle,
  place: Place | undefined,
): readonly (readonly [string, string])[] {
  const { price, specifications, features } = vehicle;
  return [
    ['Price', formatPrice(price)],
    ...(place === undefined ? [] : [deliveredFact(price, place)]),
    ['Availability', stockLabelOf(vehicle)],
    ...Object.entries(specifications).map(
      ([key, value]) => [specificationLabel(key), specificationText(value)] as const,
    ),
    ...tableFacts(vehicle).map(({ label, text }) => [label, text] as const),
    ...(features.length === 0 ? [] : [['Features', features.join(', ')] as const]),
  ];
}

function deliveredFact(price: number | undefined, place: Place): readonly [string, string] {
  const label = `Delivered to ${placeLabel(place)}, with tax`;
  if (price === undefined) return [label, 'Call for Price'];
  const { totalUsd, includesDelivery } = deliveredPrice(price, place);
  const total = formatUsdCents(totalUsd);
  return [label, includesDelivery ? total : `${total} and delivery as quoted`];
}
