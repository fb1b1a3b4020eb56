import type { StockChange } from '../../../domain/catalogue/catalogue.ts';
import { vehicleFields } from '../../../domain/catalogue/fields/vehicle-fields.ts';
import {
  hasLeftStock,
  type StockedVehicle,
  type Vehicle,
} from '../../../domain/catalogue/vehicle.ts';
import type { StockReading } from '../read-stock.ts';
import { uncounted } from '../row/vehicle-id.ts';
import { comparable, rowFingerprint } from './row-fingerprint.ts';

/** What an import does to the stock. */
export interface ImportPlan {
  readonly added: readonly Vehicle[];
  readonly changed: readonly ChangedVehicle[];
  /** Until now on the site, and not in the file or sold by what the file says. */
  readonly sold: readonly StockedVehicle[];
  /** As they were. */
  readonly kept: readonly Vehicle[];
  /** Set by hand and left so, because their row has not changed since; not counted otherwise. */
  readonly setByHand: readonly StockedVehicle[];
  /** Not in the file as a usable row, but perhaps as a rejected one: left alone. */
  readonly spared: readonly StockedVehicle[];
  /** The same as the store takes it. */
  readonly change: StockChange;
}

export interface ChangedVehicle {
  readonly before: StockedVehicle;
  readonly vehicle: Vehicle;
  /** Those that differ; `withdrawnAt` when the cart had left the stock and is back. */
  readonly fields: readonly (keyof Vehicle | 'withdrawnAt')[];
}

/**
 * Compares a file with the stock. A row with status `sold` counts as a cart that has left the
 * stock: its page says so, and the lists don't have it. What is already withdrawn is not sold again.
 */
export function planImport(
  stock: readonly StockedVehicle[],
  { vehicles, rejected }: Pick<StockReading, 'vehicles' | 'rejected'>,
): ImportPlan {
  const stocked = new Map(stock.map((vehicle) => [vehicle.id, vehicle]));
  const added: Vehicle[] = [];
  const changed: ChangedVehicle[] = [];
  const soldByRow: StockedVehicle[] = [];
  const kept: Vehicle[] = [];
  const setByHand: StockedVehicle[] = [];
  // Set by hand before; from now on they are as the file says, even where it says the same.
  const settled: Vehicle[] = [];
  for (const row of vehicles) {
    const before = stocked.get(row.id);
    if (before === undefined) {
      added.push(row);
      continue;
    }
    const isHeld = isSetOver(before, row);
    const vehicle: Listed = isHeld ? { ...before, images: row.images } : row;
    if (isHeld) setByHand.push(before);
    if (before.setOver !== undefined && vehicle.setOver === undefined) settled.push(vehicle);
    if (vehicle.status === 'sold') {
      if (!hasLeftStock(before)) soldByRow.push(before);
      else kept.push(vehicle);
    } else {
      const fields = changedFields(before, vehicle);
      if (fields.length > 0) changed.push({ before, vehicle, fields });
      else kept.push(vehicle);
    }
  }
  const inFile = new Set(vehicles.map(({ id }) => id));
  const doubtful = new Set(rejected.flatMap(({ ids }) => ids));
  const missing = stock.filter((vehicle) => !hasLeftStock(vehicle) && !inFile.has(vehicle.id));
  const isDoubtful = ({ id }: Vehicle) => doubtful.has(id) || doubtful.has(uncounted(id));
  const sold = [...soldByRow, ...missing.filter((vehicle) => !isDoubtful(vehicle))];
  return {
    added,
    changed,
    sold,
    kept,
    setByHand,
    spared: missing.filter(isDoubtful),
    change: {
      put: [...added, ...changed.map(({ vehicle }) => vehicle), ...settled],
      withdraw: [...[...added, ...settled].filter(({ status }) => status === 'sold'), ...sold].map(
        ({ id }) => id,
      ),
    },
  };
}

/** A vehicle as it is put into the store. */
type Listed = StockChange['put'][number];

/**
 * Whether a cart stays as it was set by hand: its row says what it said then. A cart that left the
 * stock because its row was missing comes back with the row.
 */
function isSetOver(before: StockedVehicle, row: Vehicle): boolean {
  if (hasLeftStock(before) && before.status !== 'sold') return false;
  return before.setOver !== undefined && before.setOver === rowFingerprint(row);
}

/** Fields that differ, in the order of the table. */
export function changedFields(before: StockedVehicle, after: Vehicle): ChangedVehicle['fields'] {
  const fields = Object.keys(vehicleFields) as (keyof Vehicle)[];
  const differing = fields.filter(
    (field) => comparable(before[field]) !== comparable(after[field]),
  );
  return hasLeftStock(before) ? [...differing, 'withdrawnAt'] : differing;
}
