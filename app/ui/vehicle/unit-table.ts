import { standsAt } from '../../../domain/stock/fields/field-text.ts';
import {
  hoursKey,
  type OfferedVehicle,
  type SpecificationValue,
  specificationText,
  type Vehicle,
} from '../../../domain/stock/vehicle.ts';

export interface UnitTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const stated =
  (pattern: RegExp, inWords: (value: SpecificationValue) => string = specificationText) =>
  ({ specifications }: Vehicle): string => {
    const entry = Object.entries(specifications).find(([key]) => pattern.test(key));
    return entry === undefined ? '' : inWords(entry[1]);
  };

export const hoursOf = stated(hoursKey, (value) => specificationText(Number(value) || value));
export const batteriesKey = /batter(?:y|ies)[ _-]?(?:year|date|age|installed)/i;
/** Year or age, as in the row. */
export const batteriesOf = stated(batteriesKey, String);

const facts: readonly (readonly [label: string, (vehicle: OfferedVehicle) => string])[] = [
  ['Stock number', ({ stockNumber = '' }) => stockNumber],
  ['Miles', ({ mileage }) => mileage?.toLocaleString('en-US') ?? ''],
  ['Hours', hoursOf],
  ['Batteries', batteriesOf],
  ['Place', (vehicle) => standsAt(vehicle) ?? ''],
  ['Status', ({ offer }) => (offer.isInStock ? '' : offer.label)],
];

/** The stock number, then each fact that a cart states. */
export function unitTableOf(vehicles: readonly OfferedVehicle[]): UnitTable {
  const columns = facts.filter(
    ([, read], place) => place === 0 || vehicles.some((vehicle) => read(vehicle) !== ''),
  );
  return {
    columns: columns.map(([label]) => label),
    rows: vehicles.map((vehicle) => columns.map(([, read]) => read(vehicle))),
  };
}
