import { showrooms } from '../../business/identity.ts';
import { formatUsd } from '../../money.ts';
import { findShowroom } from '../../places/showrooms.ts';
import { capitalized } from '../../text/wording.ts';
import { conditionLabels } from '../badges.ts';
import type { Condition, Vehicle } from '../vehicle.ts';
import type { FieldValues, VehicleField } from './vehicle-field.ts';
import { vehicleFields } from './vehicle-fields.ts';

/** A fact about a vehicle in words, for a table. */
export interface Fact {
  readonly field: keyof Vehicle;
  readonly label: string;
  readonly text: string;
}

/** The table's entries as their type, which is wider than what each of them says. */
const fields: Readonly<Record<keyof Vehicle, VehicleField>> = vehicleFields;

/** The facts that belong in the table of specifications, in the order of the fields. */
export function tableFacts(vehicle: Vehicle): readonly Fact[] {
  return (Object.keys(fields) as (keyof Vehicle)[]).flatMap((field) => {
    const { published, kind, label } = fields[field];
    const value = vehicle[field];
    if (published !== 'table' || kind === 'specifications' || value === undefined) return [];
    if (field === 'location' && standsAt(vehicle) === undefined) return [];
    return [{ field, label, text: fieldText(field, value) }];
  });
}

/** The showroom where a cart in stock can be seen; a dealer's own code for a lot names none. */
export function standsAt({ inStock, location }: Vehicle): string | undefined {
  return inStock && findShowroom(location) ? fieldText('location', location) : undefined;
}

type NumericKind = {
  [Kind in keyof FieldValues]: FieldValues[Kind] extends number ? Kind : never;
}[keyof FieldValues];

/** A number of each kind in words; a kind of numbers that has none here does not compile. */
const numberTexts: { readonly [Kind in NumericKind]: (value: number) => string } = {
  dollars: formatUsd,
  miles: (miles) => `${miles.toLocaleString('en-US')} miles`,
  year: String,
};

/** A field's value as a person reads it: `"$7,995"`, `"1,204 miles"`, `"Yes"`, `"On hold"`. */
export function fieldText(field: keyof Vehicle, value: Vehicle[keyof Vehicle]): string {
  const { kind } = fields[field];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return numberTexts[kind as NumericKind](value);
  if (typeof value === 'string') {
    if (field === 'condition') return conditionLabels[value as Condition];
    if (kind === 'choice') return capitalized(value.replaceAll('-', ' '));
    return kind === 'place' ? (showrooms.find(({ id }) => id === value)?.city ?? value) : value;
  }
  if (Array.isArray(value)) return value.join(', ');
  return Object.entries(value ?? {})
    .map(([name, one]) => `${name}: ${one}`)
    .join(', ');
}
