import {
  anyOf,
  anything,
  calendarDate,
  date,
  faultIn,
  flag,
  type Kind,
  listOf,
  number,
  oneOf,
  optional,
  recordOf,
  type Shape,
  text,
} from '../../row-shape.ts';
import type { StockedVehicle } from '../vehicle.ts';
import type { FieldValues, VehicleField } from './vehicle-field.ts';
import { vehicleFields } from './vehicle-fields.ts';

/** How what a field of each kind holds is checked. */
const kinds: { readonly [Name in keyof FieldValues]: Kind<FieldValues[Name]> } = {
  id: text,
  line: text,
  text,
  address: text,
  pictures: listOf(text),
  list: listOf(text),
  specifications: recordOf(anyOf(anyOf(text, number), flag)),
  dollars: number,
  miles: number,
  year: number,
  day: calendarDate,
  vin: text,
  place: text,
  flag,
};

/**
 * What a vehicle is when it leaves the store, from the table of fields. A start checks the whole
 * stock, later readings only the rows that have changed since.
 */
const storedVehicle = {
  ...Object.fromEntries(Object.entries<VehicleField>(vehicleFields).map(shapeOf)),
  addedAt: date,
  updatedAt: date,
  withdrawnAt: optional(date),
  fileCells: optional(recordOf(anything)),
} as Shape<StockedVehicle>;

function shapeOf([name, field]: [string, VehicleField]): [string, Kind<unknown>] {
  const kind: Kind<unknown> =
    field.kind === 'choice'
      ? oneOf(Object.fromEntries(Object.keys(field.choices).map((value) => [value, true])))
      : kinds[field.kind];
  return [name, field.required ? kind : optional(kind)];
}

/** Why `row` is no vehicle, in words; undefined when it is one. */
export function vehicleFault(row: unknown): string | undefined {
  return faultIn(storedVehicle, row);
}
