import { modelName } from '../../model-name.ts';
import type { Vehicle } from '../../vehicle.ts';
import { type Bits, emptyBits, setBit } from '../bits.ts';
import { squeezed } from '../words.ts';

const numberWords = /^(?:stock|stk|unit|serial|vin)?\W*(?:number|num|no)?\W*(?=.*\d)/i;

const vinEnd = 6;

/** Name, id, stock number, VIN, its last six, serial number; any case and spaces (spec S5.23). */
export function wholeNamesOf(vehicles: readonly Vehicle[]): (text: string) => Bits | undefined {
  const named = Map.groupBy(
    vehicles.flatMap((vehicle, position) => [...keysOf(vehicle)].map((key) => ({ key, position }))),
    ({ key }) => key,
  );
  return (text) => {
    const same = named.get(squeezed(text)) ?? named.get(squeezed(text.replace(numberWords, '')));
    if (same === undefined) return undefined;
    const bits = emptyBits(vehicles.length);
    for (const { position } of same) setBit(bits, position);
    return bits;
  };
}

function keysOf(vehicle: Vehicle): ReadonlySet<string> {
  const { id, name, brand, year, stockNumber = '', vin = '', serialNumber = '' } = vehicle;
  const model = modelName(vehicle);
  const withBrand = `${brand} ${model}`;
  const named = [name, withBrand, ...(year ? [`${year} ${model}`, `${year} ${withBrand}`] : [])];
  // One plain word, such as "Classic", begins other names or means nothing.
  const whole = [model, ...named].filter((text) => /[\s\d-]/.test(text.trim()));
  const numbers = [id, stockNumber, vin, vin.slice(-vinEnd), serialNumber];
  return new Set([...numbers, ...whole].map(squeezed).filter((key) => key !== ''));
}
