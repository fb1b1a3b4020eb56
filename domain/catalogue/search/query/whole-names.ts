import { modelName } from '../../model-name.ts';
import type { Vehicle } from '../../vehicle.ts';
import { type Bits, emptyBits, setBit } from '../bits.ts';
import { squeezed } from '../words.ts';

/**
 * Finds the vehicles whose name, id or stock number is exactly what was typed, whatever its case,
 * spaces and hyphens (spec S5.23). A name counts with and without its make and year.
 * @returns `undefined` where there is none
 */
export function wholeNamesOf(vehicles: readonly Vehicle[]): (text: string) => Bits | undefined {
  const named = Map.groupBy(
    vehicles.flatMap((vehicle, position) => [...keysOf(vehicle)].map((key) => ({ key, position }))),
    ({ key }) => key,
  );
  return (text) => {
    const same = named.get(squeezed(text));
    if (same === undefined) return undefined;
    const bits = emptyBits(vehicles.length);
    for (const { position } of same) setBit(bits, position);
    return bits;
  };
}

function keysOf(vehicle: Vehicle): ReadonlySet<string> {
  const { id, name, brand, year, stockNumber = '' } = vehicle;
  const model = modelName(vehicle);
  const withBrand = `${brand} ${model}`;
  const named = [name, withBrand, ...(year ? [`${year} ${model}`, `${year} ${withBrand}`] : [])];
  // One plain word, such as "Classic" or "Golf", is the start of other names or says nothing.
  const whole = [model, ...named].filter((text) => /[\s\d-]/.test(text.trim()));
  return new Set([id, stockNumber, ...whole].map(squeezed).filter((key) => key !== ''));
}
