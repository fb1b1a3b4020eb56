import type { Selectable } from 'kysely';
import { storedVehicle } from '../../domain/stock/fields/stored-vehicle.ts';
import { offerOf } from '../../domain/stock/offer/offer.ts';
import {
  type FileCells,
  type PutVehicle,
  rowOf,
  type StockedVehicle,
  type Vehicle,
} from '../../domain/stock/vehicle.ts';
import { type OnUnreadable, readRow } from '../../domain/stored-row.ts';
import type { Schema } from '../schema.ts';

export type VehicleRow = Selectable<Schema['vehicles']>;

export function toRow(
  vehicle: PutVehicle & Partial<StockedVehicle>,
  position: number,
  now: string,
): VehicleRow {
  const { id, inStock, ...body } = rowOf(vehicle);
  return {
    id,
    position,
    in_stock: inStock ? 1 : 0,
    added_at: now,
    updated_at: now,
    withdrawn_at: null,
    file_cells: fileCellsText(vehicle.fileCells),
    body: JSON.stringify(body),
  };
}

/** Under `id`, older versions kept `null` without a row, else the id of a cart removed. */
function fileCellsOf(text: string): FileCells {
  const { id, ...cells } = JSON.parse(text);
  return id === undefined ? cells : { ...cells, row: id === null ? 'none' : 'removed' };
}

export function fileCellsText(fileCells: StockedVehicle['fileCells']): string | null {
  return fileCells === undefined ? null : JSON.stringify(fileCells);
}

/** Undefined, and passed to `onUnreadable`, for an unreadable row. */
export function vehicleOfRow(
  row: VehicleRow,
  onUnreadable?: OnUnreadable,
): StockedVehicle | undefined {
  const vehicle = readRow(row, toVehicle, storedVehicle, onUnreadable);
  return vehicle && { ...vehicle, offer: offerOf(vehicle) };
}

function toVehicle(row: VehicleRow): Omit<StockedVehicle, 'offer'> {
  return {
    ...(JSON.parse(row.body) as Omit<Vehicle, 'id' | 'inStock'>),
    id: row.id,
    inStock: row.in_stock === 1,
    addedAt: row.added_at,
    updatedAt: row.updated_at,
    ...(row.withdrawn_at === null ? {} : { withdrawnAt: row.withdrawn_at }),
    ...(row.file_cells === null ? {} : { fileCells: fileCellsOf(row.file_cells) }),
  };
}
