import type { Selectable } from 'kysely';
import type { PutVehicle, StockedVehicle, Vehicle } from '../../domain/catalogue/vehicle.ts';
import type { Schema } from '../schema.ts';

export type VehicleRow = Selectable<Schema['vehicles']>;

/** A new row for a vehicle. One that was read from a store has its dates with it; a row keeps its own. */
export function toRow(
  vehicle: PutVehicle & Partial<StockedVehicle>,
  position: number,
  now: string,
): VehicleRow {
  const { id, inStock, addedAt: _, updatedAt: __, withdrawnAt: ___, fileCells, ...rest } = vehicle;
  return {
    id,
    position,
    in_stock: inStock ? 1 : 0,
    added_at: now,
    updated_at: now,
    withdrawn_at: null,
    ...fileCellsColumns(fileCells),
    body: JSON.stringify(rest),
  };
}

/** The columns of what the stock file says otherwise. */
export function fileCellsColumns(
  fileCells: StockedVehicle['fileCells'],
): Pick<VehicleRow, 'set_over' | 'file_cells'> {
  if (fileCells === 'unknown') return { set_over: 'unknown', file_cells: null };
  return { set_over: null, file_cells: fileCells === undefined ? null : JSON.stringify(fileCells) };
}

/** @throws {SyntaxError} where a text of the row is no JSON */
export function toVehicle(row: VehicleRow): StockedVehicle {
  const fileCells = fileCellsOf(row);
  return {
    ...(JSON.parse(row.body) as Omit<Vehicle, 'id' | 'inStock'>),
    id: row.id,
    inStock: row.in_stock === 1,
    addedAt: row.added_at,
    updatedAt: row.updated_at,
    ...(row.withdrawn_at === null ? {} : { withdrawnAt: row.withdrawn_at }),
    ...(fileCells === undefined ? {} : { fileCells }),
  };
}

function fileCellsOf({ set_over, file_cells }: VehicleRow): StockedVehicle['fileCells'] {
  if (file_cells !== null) return JSON.parse(file_cells) as StockedVehicle['fileCells'];
  return set_over === null ? undefined : 'unknown';
}
