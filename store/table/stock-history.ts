import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import {
  type AppliedChange,
  type ApplyOptions,
  historyDays,
  type Undo,
} from '../../domain/catalogue/catalogue.ts';
import { day } from '../../domain/duration.ts';
import type { Schema } from '../schema.ts';
import { chunksOf } from './chunks.ts';

type VehicleRow = Selectable<Schema['vehicles']>;
type Rows = ReadonlyMap<string, VehicleRow>;

/** The rows of these vehicles as they are now. */
export async function rowsOf(
  db: Kysely<Schema>,
  ids: Iterable<string>,
): Promise<Map<string, VehicleRow>> {
  const rows = new Map<string, VehicleRow>();
  for (const chunk of chunksOf([...ids])) {
    const found = await db.selectFrom('vehicles').selectAll().where('id', 'in', chunk).execute();
    for (const row of found) rows.set(row.id, row);
  }
  return rows;
}

/** Writes down what a change did, and forgets changes older than {@link historyDays}. */
export async function recordChange(
  trx: Transaction<Schema>,
  before: Rows,
  after: Rows,
  now: string,
  { source = 'unnamed', by }: ApplyOptions,
): Promise<void> {
  const id = randomUUID();
  const rows = [...after].flatMap(([vehicleId, row]) => {
    const old = before.get(vehicleId);
    const texts = { before: old === undefined ? null : toText(old), after: toText(row) };
    return texts.before === texts.after ? [] : [{ ...texts, vehicleId, old, row }];
  });
  const added = rows.filter(({ old }) => old === undefined).length;
  const withdrawn = rows.filter(
    ({ old, row }) => old?.withdrawn_at === null && row.withdrawn_at !== null,
  ).length;
  const last = await trx
    .selectFrom('stock_changes')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst();
  await trx
    .insertInto('stock_changes')
    .values({
      id,
      number: (last?.number ?? 0) + 1,
      changed_at: Date.parse(now),
      source,
      changed_by: by ?? null,
      added,
      changed: rows.length - added - withdrawn,
      withdrawn,
      undone_at: null,
    })
    .execute();
  for (const chunk of chunksOf(rows)) {
    await trx
      .insertInto('stock_change_rows')
      .values(
        chunk.map((row) => ({
          id: `${id} ${row.vehicleId}`,
          change_id: id,
          vehicle_id: row.vehicleId,
          before: row.before,
          after: row.after,
        })),
      )
      .execute();
  }
  await trx
    .deleteFrom('stock_changes')
    .where('changed_at', '<', Date.parse(now) - historyDays * day)
    .execute();
}

/** The changes that are kept, latest first. */
export async function listChanges(db: Kysely<Schema>): Promise<readonly AppliedChange[]> {
  const rows = await db.selectFrom('stock_changes').selectAll().orderBy('number', 'desc').execute();
  return rows.map(toChange);
}

/** Puts the rows back that the latest change not yet undone has changed. */
export async function undoChange(trx: Transaction<Schema>, now: string): Promise<Undo> {
  const change = await trx
    .selectFrom('stock_changes')
    .selectAll()
    .where('undone_at', 'is', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (change === undefined) return { kind: 'nothing' };
  const rows = await trx
    .selectFrom('stock_change_rows')
    .selectAll()
    .where('change_id', '=', change.id)
    .execute();
  const current = await rowsOf(
    trx,
    rows.map(({ vehicle_id }) => vehicle_id),
  );
  const changedSince = rows.filter(({ vehicle_id, after }) => {
    const row = current.get(vehicle_id);
    return after !== (row === undefined ? null : toText(row));
  });
  if (changedSince.length > 0) {
    return { kind: 'conflict', ids: changedSince.map(({ vehicle_id }) => vehicle_id) };
  }
  for (const chunk of chunksOf(rows)) {
    await trx
      .deleteFrom('vehicles')
      .where(
        'id',
        'in',
        chunk.map(({ vehicle_id }) => vehicle_id),
      )
      .execute();
    const old = chunk.flatMap(({ before }) => (before === null ? [] : [toRow(before)]));
    if (old.length > 0) await trx.insertInto('vehicles').values(old).execute();
  }
  await trx
    .updateTable('stock_changes')
    .set({ undone_at: Date.parse(now) })
    .where('id', '=', change.id)
    .execute();
  return { kind: 'undone', change: toChange({ ...change, undone_at: Date.parse(now) }) };
}

/** A row as text that is equal for equal rows. */
function toText(row: VehicleRow): string {
  const { id, position, in_stock, added_at, updated_at, withdrawn_at, set_over, body } = row;
  const columns = [id, position, in_stock, added_at, updated_at, withdrawn_at, body];
  // Texts of the version before end with the body.
  return JSON.stringify(set_over === null ? columns : [...columns, set_over]);
}

function toRow(text: string): VehicleRow {
  const [id, position, in_stock, added_at, updated_at, withdrawn_at, body, set_over = null] =
    JSON.parse(text);
  return { id, position, in_stock, added_at, updated_at, withdrawn_at, set_over, body };
}

function toChange(row: Selectable<Schema['stock_changes']>): AppliedChange {
  const { source, added, changed, withdrawn } = row;
  return {
    at: new Date(row.changed_at).toISOString(),
    source,
    ...(row.changed_by === null ? {} : { by: row.changed_by }),
    added,
    changed,
    withdrawn,
    ...(row.undone_at === null ? {} : { undoneAt: new Date(row.undone_at).toISOString() }),
  };
}
