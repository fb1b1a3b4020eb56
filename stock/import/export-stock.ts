import { newYorkTime } from '../../domain/new-york-time.ts';
import { fieldText } from '../../domain/stock/fields/field-text.ts';
import { vehicleFields } from '../../domain/stock/fields/vehicle-fields.ts';
import { comparable } from '../../domain/stock/file-cells.ts';
import { type StockedVehicle, stockedSince, type Vehicle } from '../../domain/stock/vehicle.ts';
import { asText, csvLine, guarded } from '../../domain/text/csv-line.ts';
import { templateFields } from './field-guide.ts';
import { fieldsOf } from './mapping/row-reader.ts';
import { readVehicle } from './row/read-vehicle.ts';
import { type StockField, specificationColumns, stockFields } from './row/stock-field.ts';

/** An import reads these files back exactly. Carts that have left are not in them. */

export function* stockJson(vehicles: Iterable<StockedVehicle>): Generator<string> {
  let separator = '[\n';
  for (const vehicle of inStockFile(vehicles)) {
    yield separator + JSON.stringify(vehicle);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

const typed: ReadonlySet<string> = new Set(['dollars', 'miles', 'year', 'seats', 'day']);

/** Without formulas; the starter spreadsheet's columns come first. */
export function* stockCsv(vehicles: Iterable<StockedVehicle>): Generator<string> {
  const rows = [...inStockFile(vehicles)].map(exportCells);
  const filled = new Set(rows.flatMap((cells) => Object.keys(cells)));
  const others = (Object.keys(stockFields) as StockField[]).filter(
    (field) => filled.has(field) && !templateFields.some((one) => one === field),
  );
  const columns: readonly StockField[] = [...templateFields, ...others];
  // Spreadsheets read UTF-8 only with the byte order mark.
  yield `\uFEFF${csvLine(columns.map((field) => stockFields[field].label))}`;
  for (const cells of rows) {
    yield csvLine(
      columns.map((field) => {
        const cell = guarded(cells[field] ?? '');
        return typed.has(stockFields[field].kind) ? cell : asText(cell);
      }),
    );
  }
}

function* inStockFile(vehicles: Iterable<StockedVehicle>): Generator<Vehicle> {
  for (const vehicle of vehicles) {
    if (!vehicle.offer.isListed) continue;
    const inStockSince = newYorkTime(new Date(stockedSince(vehicle))).date;
    const entries = Object.entries({ ...vehicle, inStockSince });
    const known = entries.filter(([name, value]) => name in vehicleFields && value !== undefined);
    yield Object.fromEntries(known) as unknown as Vehicle;
  }
}

type ExportCells = Partial<Record<StockField, string>>;

/** Written only where the import would derive another value. */
const derived = ['name', 'category', 'inStock', 'isNew', 'id'] as const;

/** Derived values are left out, so that correcting the model corrects the name. */
function exportCells(vehicle: Vehicle): ExportCells {
  const cells: ExportCells = { ...fieldCells(vehicle), ...factCells(vehicle.specifications) };
  const facts = Object.entries(vehicle.specifications);
  const readBack = readCells(cells)?.specifications ?? {};
  const odd = facts.filter(([key, value]) => readBack[key] !== value);
  for (const [key] of odd) {
    const column = specificationColumns.find((one) => one.key === key);
    if (column !== undefined) delete cells[column.field];
  }
  if (odd.length > 0) cells.specifications = JSON.stringify(Object.fromEntries(odd));
  for (const field of derived) {
    if (comparable(readCells(cells)?.[field]) === comparable(vehicle[field])) continue;
    cells[field] = cellOf(field, vehicle[field]);
  }
  return cells;
}

function fieldCells({ specifications: _, ...vehicle }: Vehicle): ExportCells {
  const entries = (Object.keys(vehicle) as (keyof typeof vehicle)[])
    .filter((field) => !(derived as readonly string[]).includes(field))
    .map((field) => [field, cellOf(field, vehicle[field])]);
  return Object.fromEntries(entries);
}

function factCells(specifications: Vehicle['specifications']): ExportCells {
  const present = specificationColumns.filter(({ key }) => specifications[key] !== undefined);
  return Object.fromEntries(present.map(({ field, key }) => [field, String(specifications[key])]));
}

function readCells(cells: ExportCells): Vehicle | undefined {
  const result = readVehicle(fieldsOf(Object.entries(cells)));
  return result.ok ? { id: result.identity.id, ...result.vehicle } : undefined;
}

function cellOf(field: keyof Vehicle, value: Vehicle[keyof Vehicle]): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (vehicleFields[field].kind === 'place') return fieldText(field, value);
  if (typeof value !== 'object') return String(value);
  if (!Array.isArray(value)) return JSON.stringify(value);
  const joined = value.join('|');
  const isPlain =
    !value.some((entry: string) => entry.includes('|')) &&
    !joined.startsWith('[') &&
    (value.length > 1 || !/[,;\n]/.test(joined));
  return isPlain ? joined : JSON.stringify(value);
}
