import { vehicleFields } from '../../domain/catalogue/fields/vehicle-fields.ts';
import { hasLeftStock, type StockedVehicle, type Vehicle } from '../../domain/catalogue/vehicle.ts';
import { csvLine, guarded } from '../../domain/text/csv-line.ts';

/**
 * The stock as files that the import reads back to exactly the same stock. Carts that have left
 * the stock are not in them.
 */

const columns = Object.keys(vehicleFields) as (keyof Vehicle)[];

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
  // The mark tells spreadsheets that the text is UTF-8: accents stay.
  yield `\uFEFF${csvLine(columns)}`;
  for (const vehicle of inStockFile(vehicles)) {
    yield csvLine(columns.map((column) => guarded(cellOf(vehicle[column]))));
  }
}

/** The fields of the table alone, of carts that have not left the stock. */
function* inStockFile(vehicles: Iterable<StockedVehicle>): Generator<Vehicle> {
  for (const vehicle of vehicles) {
    if (hasLeftStock(vehicle)) continue;
    const present = columns.filter((column) => vehicle[column] !== undefined);
    const entries = present.map((column) => [column, vehicle[column]] as const);
    yield Object.fromEntries(entries) as Partial<Vehicle> as Vehicle;
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
