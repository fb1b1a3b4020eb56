import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { day } from '../../domain/duration.ts';
import {
  type AppliedChange,
  type ApplyOptions,
  type CartTurn,
  type ChangedCart,
  historyDays,
} from '../../domain/stock/catalogue.ts';
import type { StockedVehicle } from '../../domain/stock/vehicle.ts';
import type { Schema } from '../schema.ts';
import { chunksOf } from './chunks.ts';
import { type VehicleRow, vehicleOfRow } from './vehicle-row.ts';

type Rows = ReadonlyMap<string, VehicleRow>;

export async function rowsOf(
  db: Kysely<Schema>,
  ids: Iterable<string>,
): Promise<Map<string, VehicleRow>> {
  const rows = new Map<string, VehicleRow>();
  for (const chunk of chunksOf([...ids])) {
    const current = await db.selectFrom('vehicles').selectAll().where('id', 'in', chunk).execute();
    for (const row of current) rows.set(row.id, row);
  }
  return rows;
}

/** Skips a change of file cells alone; deletes those older than {@link historyDays}. */
export async function recordChange(
  trx: Transaction<Schema>,
  before: Rows,
  after: Rows,
  now: string,
  { source = 'unnamed', by, origin = 'file' }: ApplyOptions,
  undoes: number | null = null,
): Promise<AppliedChange> {
  const id = randomUUID();
  const rows = [...new Set([...before.keys(), ...after.keys()])].flatMap((vehicleId) => {
    const [old, row] = [before.get(vehicleId), after.get(vehicleId)];
    if (old !== undefined && row !== undefined && cartText(old) === cartText(row)) return [];
    const texts = { before: old ? toText(old) : null, after: row ? toText(row) : null };
    return [{ id: `${id} ${vehicleId}`, change_id: id, vehicle_id: vehicleId, ...texts }];
  });
  const added = rows.filter((row) => row.before === null).length;
  const isIn = (carts: Rows, vehicleId: string) => carts.get(vehicleId)?.withdrawn_at === null;
  const withdrawn = rows.filter(
    ({ vehicle_id }) => isIn(before, vehicle_id) && !isIn(after, vehicle_id),
  ).length;
  const last = await trx
    .selectFrom('stock_changes')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst();
  const change = {
    id,
    number: (last?.number ?? 0) + 1,
    changed_at: Date.parse(now),
    source,
    origin,
    changed_by: by ?? null,
    added,
    changed: rows.length - added - withdrawn,
    withdrawn,
    undone_at: null,
    undone_by: null,
    undoes,
    // Else the version before would mail news of it.
    seen_at: Date.parse(now),
  };
  if (rows.length > 0) await trx.insertInto('stock_changes').values(change).execute();
  for (const chunk of chunksOf(rows)) {
    await trx.insertInto('stock_change_rows').values(chunk).execute();
  }
  await trx
    .deleteFrom('stock_changes')
    .where('changed_at', '<', Date.parse(now) - historyDays * day)
    .execute();
  return toChange(change);
}

export async function listChanges(db: Kysely<Schema>): Promise<readonly AppliedChange[]> {
  const rows = await db.selectFrom('stock_changes').selectAll().orderBy('number', 'desc').execute();
  return rows.map(toChange);
}

export async function listChangedCarts(
  db: Kysely<Schema>,
  number: number,
  max: number,
): Promise<readonly ChangedCart[]> {
  const rows = await db
    .selectFrom('stock_change_rows')
    .innerJoin('stock_changes', 'stock_changes.id', 'stock_change_rows.change_id')
    .select(['stock_change_rows.before', 'stock_change_rows.after'])
    .where('stock_changes.number', '=', number)
    .orderBy('stock_change_rows.id')
    .limit(max)
    .execute();
  return rows.flatMap((row): readonly ChangedCart[] => {
    const [before, after] = [vehicleOf(row.before), vehicleOf(row.after)];
    return after === undefined ? [] : [{ ...(before && { before }), after }];
  });
}

const maxTurns = 200;

export async function listTurns(
  db: Kysely<Schema>,
  vehicleId: string,
): Promise<readonly CartTurn[]> {
  const rows = await db
    .selectFrom('stock_change_rows')
    .innerJoin('stock_changes', 'stock_changes.id', 'stock_change_rows.change_id')
    .selectAll('stock_changes')
    .select(['stock_change_rows.before', 'stock_change_rows.after'])
    .where('vehicle_id', '=', vehicleId)
    .orderBy('number', 'desc')
    .limit(maxTurns)
    .execute();
  return rows.map(({ before, after, ...change }) => ({
    change: toChange(change),
    before: vehicleOf(before),
    after: vehicleOf(after),
  }));
}

/** Undefined for no row or an unreadable one. */
export function vehicleOf(text: string | null): StockedVehicle | undefined {
  return text === null ? undefined : vehicleOfRow(rowOfText(text));
}

function toText(row: VehicleRow): string {
  const { id, position, in_stock, added_at, updated_at, withdrawn_at, file_cells, body } = row;
  const columns = [id, position, in_stock, added_at, updated_at, withdrawn_at, file_cells, body];
  return JSON.stringify(columns);
}

export function cartText(row: VehicleRow): string {
  return toText({ ...row, file_cells: null, updated_at: '' });
}

export function rowOfText(text: string): VehicleRow {
  const [id, position, in_stock, added_at, updated_at, withdrawn_at, file_cells, body] =
    JSON.parse(text);
  return { id, position, in_stock, added_at, updated_at, withdrawn_at, file_cells, body };
}

export function toChange(row: Selectable<Schema['stock_changes']>): AppliedChange {
  const { number, source, added, changed, withdrawn } = row;
  return {
    number,
    at: new Date(row.changed_at).toISOString(),
    source,
    ...(row.changed_by === null ? {} : { by: row.changed_by }),
    added,
    changed,
    withdrawn,
    ...(row.undone_at === null ? {} : { undoneAt: new Date(row.undone_at).toISOString() }),
    ...(row.undone_by === null ? {} : { undoneBy: row.undone_by }),
    ...(row.undoes === null ? {} : { undoes: row.undoes }),
  };
}
