import { createHash } from 'node:crypto';
import type { SyncNotes } from '../../domain/catalogue/stock-sync.ts';
import type { StockedVehicle, Vehicle } from '../../domain/catalogue/vehicle.ts';
import type { StockReading } from '../import/read-stock.ts';

type Rows = NonNullable<SyncNotes['rows']>;

/**
 * A short hash of what the file says of each vehicle, by id. Pictures don't count: photographs
 * added to a cart's folder leave alone what was set by hand.
 */
export function hashRows({ vehicles }: Pick<StockReading, 'vehicles'>): Rows {
  return Object.fromEntries(
    vehicles.map(({ images: _, ...said }) => [
      said.id,
      createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 12),
    ]),
  );
}

/**
 * The reading with what was set by hand since the file was last applied: a cart whose row has not
 * changed stays as it is in stock but for its pictures, and one that has left the stock stays away.
 * @param applied the hashes of the rows when the file was last applied
 */
export function holdHandChanges(
  reading: StockReading,
  stock: readonly StockedVehicle[],
  applied: Rows = {},
): StockReading {
  const rows = hashRows(reading);
  const stocked = new Map(stock.map((vehicle) => [vehicle.id, vehicle]));
  const vehicles = reading.vehicles.map((vehicle): Vehicle => {
    const now = stocked.get(vehicle.id);
    if (now === undefined || rows[vehicle.id] !== applied[vehicle.id]) return vehicle;
    const { addedAt: _, updatedAt: __, withdrawnAt, ...held } = now;
    return withdrawnAt === undefined
      ? { ...held, images: vehicle.images }
      : { ...held, status: 'sold' };
  });
  return { ...reading, vehicles };
}

/**
 * The carts an import of this file may take off the site: all at the first time, later those that
 * the file named before. What it never named was put in by hand.
 */
export function answerableFor(
  stock: readonly StockedVehicle[],
  reading: StockReading,
  applied: Rows | undefined,
): readonly StockedVehicle[] {
  if (applied === undefined) return stock;
  const rows = hashRows(reading);
  return stock.filter(({ id }) => id in applied || id in rows);
}
