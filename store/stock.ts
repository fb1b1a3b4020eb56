import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { StockRoom } from '../domain/catalogue/catalogue.ts';
import { vehicleFault } from '../domain/catalogue/stored-vehicle.ts';
import type { StockedVehicle, Vehicle } from '../domain/catalogue/vehicle.ts';
import { readRow } from './read-row.ts';
import type { Database, Schema } from './schema.ts';
import { inTransaction } from './transaction.ts';

export interface Stock extends StockRoom {
  /**
   * Puts `vehicles` into a store that has never held any stock, once for ever, whoever asks.
   * `false`: it has, and nothing was changed. `now` as in {@link StockRoom.apply}.
   */
  seed(vehicles: readonly Vehicle[], now: string): Promise<boolean>;
}

/** Rows to a statement: far below either engine's limit on parameters (32,766 on SQLite). */
const chunkSize = 500;

/** The catalogue on either engine. */
export function openStock({ db }: Database): Stock {
  return {
    async version() {
      const stock = await db.selectFrom('stock').select('version').executeTakeFirstOrThrow();
      return stock.version;
    },

    async list(onUnreadable) {
      const rows = await db.selectFrom('vehicles').selectAll().orderBy('position').execute();
      return rows.flatMap((row) => readRow(row, toVehicle, vehicleFault, onUnreadable) ?? []);
    },

    apply(change, now) {
      return inTransaction(db, async (trx) => {
        await changeVersion(trx);
        await put(trx, change.put, now);
        await withdraw(trx, change.withdraw, now);
      });
    },

    seed(vehicles, now) {
      return inTransaction(db, async (trx) => {
        if (!(await changeVersion(trx, { onlyIfNew: true }))) return false;
        await put(trx, vehicles, now);
        return true;
      });
    },
  };
}

/**
 * The first statement of every change. Its row makes changes of stock take turns, which keeps the
 * order of new vehicles and the one seeding certain. A version is a random word and no count, so
 * that it names the same stock after a backup has been restored.
 */
async function changeVersion(
  trx: Transaction<Schema>,
  { onlyIfNew = false } = {},
): Promise<boolean> {
  const update = trx.updateTable('stock').set({ version: randomUUID(), ever_held: 1 });
  const result = await (onlyIfNew
    ? update.where('ever_held', '=', 0)
    : update
  ).executeTakeFirstOrThrow();
  return result.numUpdatedRows > 0n;
}

async function put(
  trx: Transaction<Schema>,
  vehicles: readonly Vehicle[],
  now: string,
): Promise<void> {
  const last = await trx
    .selectFrom('vehicles')
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirst();
  let position = last?.position ?? 0;
  // An id given twice counts once, as given last; one statement can't write a row twice.
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  for (const chunk of chunks([...byId.values()])) {
    await trx
      .insertInto('vehicles')
      .values(chunk.map((vehicle) => toRow(vehicle, ++position, now)))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          body: eb.ref('excluded.body'),
          in_stock: eb.ref('excluded.in_stock'),
          updated_at: eb.ref('excluded.updated_at'),
          withdrawn_at: null,
        })),
      )
      .execute();
  }
}

async function withdraw(
  trx: Transaction<Schema>,
  ids: readonly string[],
  now: string,
): Promise<void> {
  for (const chunk of chunks(ids)) {
    await trx
      .updateTable('vehicles')
      .set({ in_stock: 0, withdrawn_at: now, updated_at: now })
      .where('id', 'in', chunk)
      .where('withdrawn_at', 'is', null)
      .execute();
  }
}

function* chunks<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += chunkSize) yield all.slice(from, from + chunkSize);
}

function toRow(vehicle: Vehicle, position: number, now: string): Schema['vehicles'] {
  // A vehicle that was read from a store carries its dates; they are the row's to keep.
  const {
    id,
    inStock,
    addedAt,
    updatedAt,
    withdrawnAt,
    ...rest
  }: Vehicle & Partial<StockedVehicle> = vehicle;
  return {
    id,
    position,
    in_stock: inStock ? 1 : 0,
    added_at: now,
    updated_at: now,
    withdrawn_at: null,
    body: JSON.stringify(rest),
  };
}

function toVehicle(row: Selectable<Schema['vehicles']>): StockedVehicle {
  return {
    ...(JSON.parse(row.body) as Omit<Vehicle, 'id' | 'inStock'>),
    id: row.id,
    inStock: row.in_stock === 1,
    addedAt: row.added_at,
    updatedAt: row.updated_at,
    ...(row.withdrawn_at === null ? {} : { withdrawnAt: row.withdrawn_at }),
  };
}
