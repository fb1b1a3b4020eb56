import type { StockChange } from './catalogue.ts';
import { vehicleFields } from './fields/vehicle-fields.ts';
import {
  type FileCells,
  type PutVehicle,
  rowOf,
  type StockedVehicle,
  type Vehicle,
} from './vehicle.ts';

/** Label of a change: whether the cart is offered. */
export const rowCell = 'row';

type Cells = Record<string, unknown>;

const ownFields = (Object.keys(vehicleFields) as (keyof Vehicle)[]).filter(
  (field) => !['id', 'specifications', 'status', 'inStock'].includes(field),
);
const factPrefix = 'specifications.';

/** Equal text for equal values, whatever the order of keys. */
export function comparable(value: unknown): string {
  if (value === undefined || value === null) return 'null';
  if (typeof value !== 'object' || Array.isArray(value)) return JSON.stringify(value);
  return JSON.stringify(Object.entries(value).sort());
}

function cellsOf(vehicle: Vehicle): Cells {
  const fields = ownFields.filter((field) => vehicle[field] !== undefined);
  return {
    ...Object.fromEntries(fields.map((field) => [field, vehicle[field]])),
    status: [vehicle.status ?? null, vehicle.inStock],
    ...Object.fromEntries(
      Object.entries(vehicle.specifications).map(([key, value]) => [factPrefix + key, value]),
    ),
  };
}

function differing(file: Cells, cells: Cells): Cells {
  const names = [...new Set([...Object.keys(file), ...Object.keys(cells)])];
  return Object.fromEntries(
    names
      .filter((name) => comparable(file[name]) !== comparable(cells[name]))
      .map((name) => [name, file[name] ?? null]),
  );
}

function orAbsent(cells: FileCells): FileCells | undefined {
  return Object.keys(cells).length === 0 ? undefined : cells;
}

function asOffered(cart: StockedVehicle): StockedVehicle {
  const { offer, status } = cart;
  if (offer.state !== 'left') return cart;
  return { ...cart, inStock: status === undefined || status === 'in-stock' };
}

/** `after`: undefined when removed other than as sold. */
export function fileCellsAfter(
  before: StockedVehicle,
  after: Vehicle | undefined,
): StockedVehicle['fileCells'] {
  const { row = before.offer.state === 'left' ? 'none' : undefined, ...setByHand } =
    before.fileCells ?? {};
  const file = { ...cellsOf(asOffered(before)), ...setByHand };
  if (after === undefined) return row === 'none' ? undefined : { ...file, row: 'removed' };
  // Sold is away, with or without a row.
  const isRowless = row === 'none' && after.status !== 'sold';
  return orAbsent({ ...differing(file, cellsOf(after)), ...(isRowless && { row }) });
}

export interface Merged {
  readonly vehicle: PutVehicle;
  readonly held: readonly string[];
  readonly isAway: boolean;
}

/** The row's values, except those set by hand and still valid. */
export function mergeRow(
  before: StockedVehicle,
  row: Vehicle,
  { isSaleCellChanged = false } = {},
): Merged {
  if (before.fileCells === undefined) return { vehicle: row, held: [], isAway: false };
  const { row: ofRow, ...fileCells } = before.fileCells;
  const cart = rowOf(asOffered(before));
  const cells = cellsOf(row);
  // Earlier versions kept colors in capitals: "WHITE" read as "White" is no change.
  const holds = (name: string) =>
    !(name === 'status' && isSaleCellChanged) &&
    comparable(fileCells[name]).toLowerCase() === comparable(cells[name]).toLowerCase();
  if (ofRow === 'removed') {
    // Photographs added to a cart's folder are no change of its row.
    const names = Object.keys(differing(fileCells, cells));
    const isAway = names.every((name) => name === 'images' || holds(name));
    return isAway
      ? { vehicle: { ...cart, fileCells: before.fileCells }, held: [rowCell], isAway }
      : { vehicle: row, held: [], isAway };
  }
  const hand = cellsOf(cart);
  const names = Object.keys(fileCells).filter(
    (name) => holds(name) && comparable(hand[name]) !== comparable(cells[name]),
  );
  const cellsByHand = Object.fromEntries(names.map((name) => [name, fileCells[name]]));
  const vehicle = { ...withCellsOf(row, cart, names), fileCells: orAbsent(cellsByHand) };
  return { vehicle, held: names, isAway: false };
}

function withCellsOf(row: Vehicle, cart: Vehicle, names: readonly string[]): Vehicle {
  const changed: Record<string, unknown> = { ...row, specifications: { ...row.specifications } };
  const specifications = changed.specifications as Record<string, unknown>;
  for (const name of names) {
    const isFact = name.startsWith(factPrefix);
    const [from, to] = isFact ? [cart.specifications, specifications] : [cart, changed];
    const keys =
      name === 'status' ? ['status', 'inStock'] : [isFact ? name.slice(factPrefix.length) : name];
    for (const key of keys) {
      const value = (from as Readonly<Record<string, unknown>>)[key];
      if (value === undefined) delete to[key];
      else to[key] = value;
    }
  }
  return changed as unknown as Vehicle;
}

export function isOfferedWithoutRow({ fileCells }: Pick<StockedVehicle, 'fileCells'>): boolean {
  return fileCells?.row === 'none';
}

/** As a change by hand: each cart keeps the values of the followed file. */
export function byHand(change: StockChange, stock: readonly StockedVehicle[]): StockChange {
  const stocked = new Map(stock.map((vehicle) => [vehicle.id, vehicle]));
  const put = change.put.map(({ fileCells: _, ...vehicle }): PutVehicle => {
    const before = stocked.get(vehicle.id);
    return {
      ...vehicle,
      fileCells: before === undefined ? { row: 'none' } : fileCellsAfter(before, vehicle),
    };
  });
  const isPut = new Set(put.map(({ id }) => id));
  const away = change.withdraw.flatMap((id): readonly PutVehicle[] => {
    const before = stocked.get(id);
    if (before === undefined || isPut.has(id)) return [];
    const fileCells = fileCellsAfter(before, undefined);
    return [{ ...before, fileCells }];
  });
  return { put: [...put, ...away], withdraw: change.withdraw };
}
