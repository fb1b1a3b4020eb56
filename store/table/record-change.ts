import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { day } from '../../domain/duration.ts';
import {
  type AppliedChange,
  type ApplyOptions,
  historyDays,
} from '../../domain/stock/catalogue.ts';
import type { Schema } from '../schema.ts';
import { chunksOf } from './chunks.ts';

export type VehicleRow = Selectable<Schema['vehicles']>;

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
