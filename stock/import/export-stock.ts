import type { StockedVehicle, Vehicle } from '../../domain/catalogue/vehicle.ts';
import { csvLine, guarded } from '../../domain/text/csv-line.ts';

/**
 * The stock as files that the import reads back to exactly the same stock. Carts that have left
 * the stock are not in them.
 */

/** Columns of the CSV: every field of a vehicle. */
const columns = [
  'id',
  'name',
  'brand',
  'category',
  'price',
  'msrp',
  'condition',
  'year',
  'stockNumber',
  'vin',
  'mileage',
  'exteriorColor',
  'interiorColor',
  'location',
  'inStock',
  'isNew',
  'streetLegal',
  'lifted',
  'description',
  'features',
  'images',
  'externalUrl',
  'specifications',
] as const satisfies readonly (keyof Vehicle)[];

/** A JSON array of vehicles, one to a line. */
export function* stockJson(vehicles: Iterable<StockedVehicle>): Generator<string> {
  let separator = '[\n';
  for (const vehicle of inStockFile(vehicles)) {
    yield separator + JSON.stringify(vehicle);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * A CSV that a spreadsheet opens without running anything. Lists are separated by `|`, or a JSON
 * array where that would be read differently; specifications are a JSON object.
 */
export function* stockCsv(vehicles: Iterable<StockedVehicle>): Generator<string> {
  yield csvLine(columns);
  for (const vehicle of inStockFile(vehicles)) {
    yield csvLine(columns.map((column) => guarded(cellOf(vehicle[column]))));
  }
}

function* inStockFile(vehicles: Iterable<StockedVehicle>): Generator<Vehicle> {
  for (const { addedAt: _added, updatedAt: _updated, withdrawnAt, ...vehicle } of vehicles) {
    if (withdrawnAt === undefined) yield vehicle;
  }
}

function cellOf(value: Vehicle[keyof Vehicle]): string {
  if (value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  if (!isTexts(value)) return JSON.stringify(value);
  const joined = value.join('|');
  const isPlain =
    !value.some((entry) => entry.includes('|')) &&
    !joined.startsWith('[') &&
    (value.length > 1 || !/[,;\n]/.test(joined));
  return isPlain ? joined : JSON.stringify(value);
}

function isTexts(value: object): value is readonly string[] {
  return Array.isArray(value);
}
