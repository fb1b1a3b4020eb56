import { hash, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { StockHistory, StockRoom } from '../../domain/stock/catalogue.ts';
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
import type { Database, Schema } from '../schema.ts';
import { inTransaction } from '../transaction.ts';
import { chunksOf } from './chunks.ts';
import { recordChange, rowsOf, type VehicleRow } from './record-change.ts';

export interface StockTable extends StockRoom {
  /** Once in all processes, where there was never any stock. */
  seed(vehicles: readonly Vehicle[], now: string): Promise<boolean>;
}

const step = 250;

export function openStock({ db }: Database): Omit<StockTable, keyof StockHistory> {
  let earlier: ReadonlyMap<string, ListedRow> = new Map();

  return {
    async version() {
      const stock = await db.selectFrom('stock').select('version').executeTakeFirstOrThrow();
      return stock.version;
    },

    async list(onUnreadable) {
      const rows = await db.selectFrom('vehicles').selectAll().orderBy('position').execute();
      const current: ListedRow[] = [];
      for (const [position, row] of rows.entries()) {
        // Rows of 10,000 vehicles take 0.2 s, in which others are answered.
        if (position % step === step - 1) await new Promise(setImmediate);
        const content = contentHash(row);
        const before = earlier.get(row.id);
        const vehicle =
          before?.content === content ? before.vehicle : vehicleOfRow(row, onUnreadable);
        if (vehicle !== undefined) current.push({ content, vehicle });
      }
      earlier = new Map(current.map((one) => [one.vehicle.id, one]));
      return current.map(({ vehicle }) => vehicle);
    },

    apply(change, now, options = {}) {
      return inTransaction(db, async (trx) => {
        if (!(await changeVersion(trx, options.plannedOn))) return 'conflict';
        const ids = new Set([...change.put.map(({ id }) => id), ...change.withdraw]);
        const before = await rowsOf(trx, ids);
        const leaving = new Set(change.withdraw);
        await put(trx, change.put, now, (id) =>
          leaving.has(id) ? (before.get(id)?.withdrawn_at ?? null) : null,
        );
        await withdraw(trx, change.withdraw, now);
        return recordChange(trx, before, await rowsOf(trx, ids), now, options);
      });
    },

    seed(vehicles, now) {
      return inTransaction(db, async (trx) => {
        if (!(await changeVersion(trx, undefined, { onlyIfNew: true }))) return false;
        await put(trx, vehicles, now);
        return true;
      });
    },
  };
}

/** Serializes changes. Versions are random: a restored store has none of another stock. */
export async function changeVersion(
  trx: Transaction<Schema>,
  from?: string,
  { onlyIfNew = false } = {},
): Promise<boolean> {
  let update = trx.updateTable('stock').set({ version: randomUUID(), ever_held: 1 });
  if (from !== undefined) update = update.where('version', '=', from);
  if (onlyIfNew) update = update.where('ever_held', '=', 0);
  return (await update.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
}

/** `withdrawnAt`: of an earlier leaving. */
async function put(
  trx: Transaction<Schema>,
  vehicles: readonly PutVehicle[],
  now: string,
  withdrawnAt: (id: string) => string | null = () => null,
): Promise<void> {
  const last = await trx
    .selectFrom('vehicles')
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirst();
  let position = last?.position ?? 0;
  // An id given twice counts once, as given last: one statement can't write a row twice.
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  for (const chunk of chunksOf([...byId.values()])) {
    await trx
      .insertInto('vehicles')
      .values(
        chunk.map((vehicle) => ({
          ...toRow(vehicle, ++position, now),
          withdrawn_at: withdrawnAt(vehicle.id),
        })),
      )
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          body: eb.ref('excluded.body'),
          in_stock: eb.ref('excluded.in_stock'),
          updated_at: eb.ref('excluded.updated_at'),
          withdrawn_at: eb.ref('excluded.withdrawn_at'),
          file_cells: eb.ref('excluded.file_cells'),
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
  for (const chunk of chunksOf(ids)) {
    await trx
      .updateTable('vehicles')
      .set({ in_stock: 0, withdrawn_at: now, updated_at: now })
      .where('id', 'in', chunk)
      .where('withdrawn_at', 'is', null)
      .execute();
  }
}

interface ListedRow {
  readonly content: string;
  readonly vehicle: StockedVehicle;
}

/** 2 µs, where parsing takes 20. */
function contentHash(row: VehicleRow): string {
  const { in_stock, added_at, updated_at, withdrawn_at, file_cells, body } = row;
  const columns = [in_stock, added_at, updated_at, withdrawn_at, file_cells, body];
  return hash('sha1', columns.join('\n'), 'base64');
}

function toRow(
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
