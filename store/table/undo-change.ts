import type { Selectable, Transaction } from 'kysely';
import type { Turned, UndoOptions } from '../../domain/catalogue/catalogue.ts';
import { fileCellsAfter } from '../../domain/catalogue/file-cells.ts';
import { hasLeftStock } from '../../domain/catalogue/vehicle.ts';
import type { Schema } from '../schema.ts';
import { chunksOf } from './chunks.ts';
import { cartText, recordChange, rowOfText, rowsOf, toChange } from './stock-history.ts';
import { fileCellsText, type VehicleRow, vehicleOfRow } from './vehicle-row.ts';

/** A change that can be taken back or made again, with the rows it touched as they were and are. */
interface ReadyChange {
  readonly change: Selectable<Schema['stock_changes']>;
  readonly rows: readonly ChangedRow[];
  readonly current: Map<string, VehicleRow>;
}

/**
 * Whether a change can be taken back or made again: the one of this number, or the latest that was not
 * taken back.
 */
export async function checkTurn(
  trx: Transaction<Schema>,
  way: 'undo' | 'redo',
  number: number | undefined,
): Promise<{ outcome: Turned; ready?: ReadyChange }> {
  const changes = trx.selectFrom('stock_changes').selectAll();
  const query =
    number === undefined
      ? changes.where('undone_at', 'is', null).orderBy('number', 'desc').limit(1)
      : changes.where('number', '=', number);
  const change = await query.executeTakeFirst();
  if (change === undefined) return { outcome: { kind: 'nothing' } };
  const already = { outcome: { kind: 'already', change: toChange(change) } } as const;
  const isUndone = change.undone_at !== null;
  if (isUndone === (way === 'undo')) return already;
  const rows = await trx
    .selectFrom('stock_change_rows')
    .selectAll()
    .where('change_id', '=', change.id)
    .execute();
  const current = await rowsOf(trx, rows.map(idOf));
  const isSameRow = (text: string | null, { vehicle_id }: ChangedRow) =>
    isSameCart(text, current.get(vehicle_id));
  if (isUndone && rows.every((row) => isSameRow(row.after, row))) return already;
  // A cart that the change added may be there as one that has left the stock.
  const isCartGone = (row: ChangedRow) =>
    row.before === null && current.get(row.vehicle_id)?.withdrawn_at != null;
  const changedSince = rows.filter((row) =>
    isUndone ? !isSameRow(row.before, row) && !isCartGone(row) : !isSameRow(row.after, row),
  );
  if (changedSince.length > 0) {
    return { outcome: { kind: 'conflict', ids: changedSince.map(idOf) } };
  }
  return { outcome: { kind: 'done', change: toChange(change) }, ready: { change, rows, current } };
}

/** Puts the rows back that a change has changed, or the latest one that is not undone yet. */
export async function undoChange(
  trx: Transaction<Schema>,
  now: string,
  { number, by }: UndoOptions = {},
): Promise<Turned> {
  const { outcome, ready } = await checkTurn(trx, 'undo', number);
  if (ready === undefined) return outcome;
  const { change, rows, current } = ready;
  const at = new Date(now).toISOString();
  await replaceRows(trx, rows, ({ before, vehicle_id }) => {
    const row = before === null ? undefined : rowOfText(before);
    const now = current.get(vehicle_id);
    if (change.origin === 'file' || now === undefined) return row === undefined ? [] : [row];
    return undoneRow(row, now, at);
  });
  const undone = { undone_at: Date.parse(now), undone_by: by ?? null };
  await trx.updateTable('stock_changes').set(undone).where('id', '=', change.id).execute();
  return { kind: 'done', change: toChange({ ...change, ...undone }) };
}

/** Puts the rows as a change had left them that is undone, as a change of its own. */
export async function redoChange(
  trx: Transaction<Schema>,
  number: number,
  now: string,
  by?: string,
): Promise<Turned> {
  const { outcome, ready } = await checkTurn(trx, 'redo', number);
  if (ready === undefined) return outcome;
  const { change, rows, current } = ready;
  await replaceRows(trx, rows, ({ after }) => (after === null ? [] : [rowOfText(after)]));
  const after = await rowsOf(trx, rows.map(idOf));
  const how = { source: `again: ${change.source}`, by, origin: change.origin };
  return { kind: 'done', change: await recordChange(trx, current, after, now, how) };
}

type ChangedRow = Selectable<Schema['stock_change_rows']>;

function idOf({ vehicle_id }: ChangedRow): string {
  return vehicle_id;
}

/** Puts other rows in the place of those of the vehicles that a change has touched. */
async function replaceRows(
  trx: Transaction<Schema>,
  rows: readonly ChangedRow[],
  rowsFor: (row: ChangedRow) => readonly VehicleRow[],
): Promise<void> {
  for (const chunk of chunksOf(rows)) {
    await trx.deleteFrom('vehicles').where('id', 'in', chunk.map(idOf)).execute();
    const others = chunk.flatMap(rowsFor);
    if (others.length > 0) await trx.insertInto('vehicles').values(others).execute();
  }
}

/**
 * The row of a cart as it was before a change that its file may say again: with what the file says,
 * so that it stays like that. A cart that the change added stays as one that has left the stock.
 */
function undoneRow(
  before: VehicleRow | undefined,
  current: VehicleRow,
  at: string,
): readonly VehicleRow[] {
  const vehicle = vehicleOfRow(current);
  const old = before && vehicleOfRow(before);
  if (vehicle === undefined || (before !== undefined && old === undefined))
    return before ? [before] : [];
  const isThere = old !== undefined && (!hasLeftStock(old) || old.status === 'sold');
  const fileCells = fileCellsAfter(vehicle, isThere ? old : undefined);
  if (before !== undefined) return [{ ...before, file_cells: fileCellsText(fileCells) }];
  if (fileCells === undefined) return [];
  return [{ ...current, in_stock: 0, withdrawn_at: at, file_cells: fileCellsText(fileCells) }];
}

/** Whether a row is still the cart that the text has; what its file says may be known better by now. */
function isSameCart(text: string | null, row: VehicleRow | undefined): boolean {
  if (text === null || row === undefined) return text === null && row === undefined;
  return cartText(rowOfText(text)) === cartText(row);
}
