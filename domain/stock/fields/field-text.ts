import { showrooms } from '../../dealer/business/identity.ts';
import { formatUsd } from '../../money.ts';
import { findShowroom, isPlaceInWords } from '../../places/showrooms.ts';
import { capitalized } from '../../text/wording.ts';
import { conditionLabels } from '../offer/offer.ts';
import type { OfferedVehicle, Vehicle, VehicleCondition } from '../vehicle.ts';
import type { FieldValues, VehicleField } from './vehicle-field.ts';
import { vehicleFields } from './vehicle-fields.ts';

interface Fact {
  readonly field: keyof Vehicle;
  readonly label: string;
  readonly text: string;
}

const fields: Readonly<Record<keyof Vehicle, VehicleField>> = vehicleFields;

export function tableFacts(vehicle: OfferedVehicle): readonly Fact[] {
  return (Object.keys(fields) as (keyof Vehicle)[]).flatMap((field) => {
    const { published, kind, label } = fields[field];
    const value = vehicle[field];
    if (published !== 'table' || kind === 'specifications' || value === undefined) return [];
    if (field === 'location' && standsAt(vehicle) === undefined) return [];
    // A used cart's list price is that of the new cart it once was.
    if (field === 'msrp' && vehicle.offer.offeredAs === 'used') return [];
    return [{ field, label, text: fieldText(field, value) }];
  });
}

/** `undefined` for a dealer's own code of a lot. */
export function standsAt({ offer, location = '' }: OfferedVehicle): string | undefined {
  const isKnown = findShowroom(location) !== undefined || isPlaceInWords(location);
  return offer.isInStock && isKnown ? fieldText('location', location) : undefined;
}

type NumericKind = {
  [Kind in keyof FieldValues]: FieldValues[Kind] extends number ? Kind : never;
}[keyof FieldValues];

const numberTexts: { readonly [Kind in NumericKind]: (value: number) => string } = {
  dollars: formatUsd,
  miles: (miles) => `${miles.toLocaleString('en-US')} miles`,
  year: String,
};

export function fieldText(field: keyof Vehicle, value: Vehicle[keyof Vehicle]): string {
  const { kind } = fields[field];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return numberTexts[kind as NumericKind](value);
  if (typeof value === 'string') {
    if (field === 'condition') return conditionLabels[value as VehicleCondition];
    if (kind === 'choice') return capitalized(value.replaceAll('-', ' '));
    return kind === 'place' ? (showrooms.find(({ id }) => id === value)?.city ?? value) : value;
  }
  if (Array.isArray(value)) return value.join(', ');
  return Object.entries(value ?? {})
    .map(([name, one]) => `${name}: ${one}`)
    .join(', ');
}
