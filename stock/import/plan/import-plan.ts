import type { StockChange } from '../../../domain/catalogue/catalogue.ts';
import type { StockedVehicle, Vehicle } from '../../../domain/catalogue/vehicle.ts';
import type { StockReading } from '../read-stock.ts';
import { uncounted } from '../row/vehicle-id.ts';

/** What an import does to the stock. */
export interface ImportPlan {
  readonly added: readonly Vehicle[];
  /** With the fields that differ; `withdrawnAt` when the cart had left the stock and is back. */
  readonly changed: readonly { readonly vehicle: Vehicle; readonly fields: readonly string[] }[];
  /** In stock until now and not in the file. */
  readonly sold: readonly StockedVehicle[];
  /** As they were. */
  readonly kept: readonly Vehicle[];
  /** Not in the file as a usable row, but perhaps as a rejected one: left alone. */
  readonly spared: readonly StockedVehicle[];
  /** The same as the store takes it. */
  readonly change: StockChange;
}

/** Compares a file with the stock. A cart that is already withdrawn is not sold again. */
export function planImport(
  stock: readonly StockedVehicle[],
  { vehicles, rejected }: Pick<StockReading, 'vehicles' | 'rejected'>,
): ImportPlan {
  const stocked = new Map(stock.map((vehicle) => [vehicle.id, vehicle]));
  const added: Vehicle[] = [];
  const changed: { vehicle: Vehicle; fields: readonly string[] }[] = [];
  const kept: Vehicle[] = [];
  for (const vehicle of vehicles) {
    const before = stocked.get(vehicle.id);
    const fields = before === undefined ? [] : changedFields(before, vehicle);
    if (before === undefined) added.push(vehicle);
    else if (fields.length > 0) changed.push({ vehicle, fields });
    else kept.push(vehicle);
  }
  const told = new Set(vehicles.map(({ id }) => id));
  const doubtful = new Set(rejected.flatMap(({ ids }) => ids));
  const missing = stock.filter(({ id, withdrawnAt }) => withdrawnAt === undefined && !told.has(id));
  const isDoubtful = ({ id }: Vehicle) => doubtful.has(id) || doubtful.has(uncounted(id));
  const sold = missing.filter((vehicle) => !isDoubtful(vehicle));
  return {
    added,
    changed,
    sold,
    kept,
    spared: missing.filter(isDoubtful),
    change: {
      put: [...added, ...changed.map(({ vehicle }) => vehicle)],
      withdraw: sold.map(({ id }) => id),
    },
  };
}

/** Fields that differ, in the order of the vehicle. The order of specifications doesn't count. */
function changedFields(before: StockedVehicle, after: Vehicle): readonly string[] {
  const { addedAt: _added, updatedAt: _updated, withdrawnAt, ...rest } = before;
  const old: Readonly<Record<string, unknown>> = rest;
  const now: Readonly<Record<string, unknown>> = { ...after };
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const differing = fields.filter((field) => comparable(old[field]) !== comparable(now[field]));
  return withdrawnAt === undefined ? differing : [...differing, 'withdrawnAt'];
}

function comparable(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return JSON.stringify(Array.isArray(value) ? value : Object.entries(value).sort());
}
