import * as v from 'valibot';
import { calendarDate, date, flag, listOf, number, recordOf, text } from '../../stored-row.ts';
import type { FieldValues, VehicleField } from './vehicle-field.ts';
import { vehicleFields } from './vehicle-fields.ts';

const kinds: { readonly [Name in keyof FieldValues]: v.GenericSchema<FieldValues[Name]> } = {
  id: text,
  line: text,
  text,
  address: text,
  pictures: listOf(text),
  list: listOf(text),
  specifications: recordOf(v.union([text, number, flag], 'a text, a number, true, or false')),
  dollars: number,
  miles: number,
  year: number,
  day: calendarDate,
  vin: text,
  place: text,
  flag,
};

function schemaOf([name, field]: [string, VehicleField]): [string, v.GenericSchema] {
  const schema =
    field.kind === 'choice'
      ? v.picklist(Object.keys(field.choices), Object.keys(field.choices).join(' or '))
      : kinds[field.kind];
  return [name, field.required ? schema : v.optional(schema)];
}

export const storedVehicle = v.object({
  ...Object.fromEntries(Object.entries<VehicleField>(vehicleFields).map(schemaOf)),
  addedAt: date,
  updatedAt: date,
  withdrawnAt: v.optional(date),
  fileCells: v.optional(
    v.union([v.literal('unknown'), recordOf(v.unknown())], 'an object or unknown'),
  ),
});
