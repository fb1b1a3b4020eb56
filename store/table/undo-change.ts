import type { Transaction } from 'kysely';
import type { Undo } from '../../domain/catalogue/catalogue.ts';
import { vehicleFault } from '../../domain/catalogue/fields/stored-vehicle.ts';
import { fileCellsAfter } from '../../domain/catalogue/file-cells.ts';
import { hasLeftStock } from '../../domain/catalogue/vehicle.ts';
import type { Schema } from '../schema.ts';
import { chunksOf } from './chunks.ts';
import { readRow } from './read-row.ts';
import { rowOfText, rowsOf, toChange, toText } from './stock-history.ts';
import { fileCellsColumns, toVehicle, type VehicleRow } from './vehicle-row.ts';

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
  const at = new Date(now).toISOString();
  const rows = await trx
    .selectFrom('stock_change_rows')
    .selectAll()
    .where('change_id', '=', change.id)
    .execute();
  const current = await rowsOf(
    trx,
    rows.map(({ vehicle_id }) => vehicle_id),
  );
  const changedSince = rows.filter(
    ({ vehicle_id, after }) => !isSameCart(after, current.get(vehicle_id)),
  );
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
    const old = chunk.flatMap(({ before, vehicle_id }): readonly VehicleRow[] => {
      const row = before === null ? undefined : rowOfText(before);
      const now = current.get(vehicle_id);
      if (change.origin === 'file' || now === undefined) return row === undefined ? [] : [row];
      return takenBack(row, now, at);
    });
    if (old.length > 0) await trx.insertInto('vehicles').values(old).execute();
  }
  await trx
    .updateTable('stock_changes')
    .set({ undone_at: Date.parse(now) })
    .where('id', '=', change.id)
    .execute();
  return { kind: 'undone', change: toChange({ ...change, undone_at: Date.parse(now) }) };
}

/**
 * The row of a cart as it was before a change that its file may say again: with what the file says,
 * so that it stays like that. A cart that the change added stays as one that has left the stock.
 */
function takenBack(
  before: VehicleRow | undefined,
  current: VehicleRow,
  at: string,
): readonly VehicleRow[] {
  const [vehicle, old] = [current, before].map((row) =>
    row === undefined ? undefined : readRow(row, toVehicle, vehicleFault),
  );
  if (vehicle === undefined || (before !== undefined && old === undefined))
    return before ? [before] : [];
  const isThere = old !== undefined && (!hasLeftStock(old) || old.status === 'sold');
  const fileCells = fileCellsAfter(vehicle, isThere ? old : undefined);
  if (before !== undefined) return [{ ...before, ...fileCellsColumns(fileCells) }];
  if (fileCells === undefined) return [];
  return [{ ...current, in_stock: 0, withdrawn_at: at, ...fileCellsColumns(fileCells) }];
}

/** Whether a row is still the cart that the text has; what its file says may be known better by now. */
function isSameCart(text: string | null, row: VehicleRow | undefined): boolean {
  if (text === null || row === undefined) return text === null && row === undefined;
  const cart = (of: VehicleRow) => toText({ ...of, set_over: null, file_cells: null });
  return cart(rowOfText(text)) === cart(row);
}
