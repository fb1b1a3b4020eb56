import { vehicleFields } from '../../domain/catalogue/fields/vehicle-fields.ts';
import {
  hasLeftStock,
  type StockedVehicle,
  stockedSince,
  type Vehicle,
} from '../../domain/catalogue/vehicle.ts';
import { newYorkTime } from '../../domain/new-york-time.ts';
import { asText, csvLine, guarded } from '../../domain/text/csv-line.ts';
import { exportCells } from './export-cells.ts';
import { templateFields } from './field-guide.ts';
import { type StockField, stockFields } from './row/stock-field.ts';

/** Read back exactly, without carts that have left. */

const fields = Object.keys(vehicleFields) as (keyof Vehicle)[];

export function* stockJson(vehicles: Iterable<StockedVehicle>): Generator<string> {
  let separator = '[\n';
  for (const vehicle of inStockFile(vehicles)) {
    yield separator + JSON.stringify(vehicle);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

const typed: ReadonlySet<string> = new Set(['dollars', 'miles', 'year', 'seats', 'day']);

/** Runs nothing in a spreadsheet. The starter's columns come first. */
export function* stockCsv(vehicles: Iterable<StockedVehicle>): Generator<string> {
  const rows = [...inStockFile(vehicles)].map(exportCells);
  const filled = new Set(rows.flatMap((cells) => Object.keys(cells)));
  const others = (Object.keys(stockFields) as StockField[]).filter(
    (field) => filled.has(field) && !templateFields.some((one) => one === field),
  );
  const columns: readonly StockField[] = [...templateFields, ...others];
  // The mark tells spreadsheets that the text is UTF-8: accents stay.
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
    if (hasLeftStock(vehicle)) continue;
    const inStockSince = newYorkTime(new Date(stockedSince(vehicle))).date;
    const dated: Vehicle = { ...vehicle, inStockSince };
    const present = fields.filter((field) => dated[field] !== undefined);
    const entries = present.map((field) => [field, dated[field]] as const);
    yield Object.fromEntries(entries) as Partial<Vehicle> as Vehicle;
  }
}
