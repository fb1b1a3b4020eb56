import type { Selectable, Transaction } from 'kysely';
import type {
  ChangedCart,
  StockHistory,
  Undone,
  UndoOptions,
} from '../../domain/stock/catalogue.ts';
import { fileCellsAfter } from '../../domain/stock/file-cells.ts';
import type { StockedVehicle } from '../../domain/stock/vehicle.ts';
import type { Database, Schema } from '../schema.ts';
import { inTransaction } from '../transaction.ts';
import { chunksOf } from './chunks.ts';
import {
  cartText,
  recordChange,
  rowOfText,
  rowsOf,
  toChange,
  type VehicleRow,
} from './record-change.ts';
import { changeVersion, fileCellsText, vehicleOfRow } from './stock.ts';

const maxTurns = 200;

/** Reads and undoes the changes of {@link recordChange}. */
export function openStockHistory({ db }: Database): StockHistory {
  return {
    async history() {
      const changes = db.selectFrom('stock_changes').selectAll().orderBy('number', 'desc');
      return (await changes.execute()).map(toChange);
    },

    async changedCarts(number, max) {
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
    },

    async historyOf(vehicleId) {
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
    },

    checkUndo: (number) => inTransaction(db, async (trx) => (await checkUndo(trx, number)).outcome),

    undo(now, options) {
      return inTransaction(db, async (trx) => {
        await changeVersion(trx);
        return undoChange(trx, now, options);
      });
    },
  };
}

/** Undefined for no row or an unreadable one. */
function vehicleOf(text: string | null): StockedVehicle | undefined {
  return text === null ? undefined : vehicleOfRow(rowOfText(text));
}

interface ReadyChange {
  readonly change: Selectable<Schema['stock_changes']>;
  readonly rows: readonly ChangedRow[];
  readonly current: Map<string, VehicleRow>;
}

/** By default the latest in place that is no undo. */
async function checkUndo(
  trx: Transaction<Schema>,
  number: number | undefined,
): Promise<{ outcome: Undone; ready?: ReadyChange }> {
  const changes = trx.selectFrom('stock_changes').selectAll();
  const query =
    number === undefined
      ? changes
          .where('undone_at', 'is', null)
          .where('undoes', 'is', null)
          .orderBy('number', 'desc')
          .limit(1)
      : changes.where('number', '=', number);
  const change = await query.executeTakeFirst();
  if (change === undefined) return { outcome: { kind: 'nothing' } };
  if (change.undone_at !== null) {
    return { outcome: { kind: 'already', change: toChange(change) } };
  }
  const rows = await trx
    .selectFrom('stock_change_rows')
    .selectAll()
    .where('change_id', '=', change.id)
    .execute();
  const current = await rowsOf(trx, rows.map(idOf));
  const changedSince = rows.filter(
    ({ after, vehicle_id }) => !isSameCart(after, current.get(vehicle_id)),
  );
  if (changedSince.length > 0) {
    return { outcome: { kind: 'conflict', ids: changedSince.map(idOf) } };
  }
  return { outcome: { kind: 'done', change: toChange(change) }, ready: { change, rows, current } };
}

async function undoChange(
  trx: Transaction<Schema>,
  now: string,
  { number, by }: UndoOptions = {},
): Promise<Undone> {
  const { outcome, ready } = await checkUndo(trx, number);
  if (ready === undefined) return outcome;
  const { change, rows, current } = ready;
  const at = new Date(now).toISOString();
  await replaceRows(trx, rows, ({ before, vehicle_id }) => {
    const row = before === null ? undefined : rowOfText(before);
    const now = current.get(vehicle_id);
    if (change.origin === 'file' || now === undefined) return row === undefined ? [] : [row];
    return undoneRow(row, now, at);
  });
  const source = `undo of change ${change.number}: ${change.source}`;
  const after = await rowsOf(trx, rows.map(idOf));
  const undo = await recordChange(trx, current, after, now, { source, by }, change.number);
  const undone = { undone_at: Date.parse(now), undone_by: by ?? null };
  await markUndone(trx, change.number, undone);
  return { kind: 'done', change: toChange({ ...change, ...undone }), undo: undo.number };
}

/** An undone undo leaves its change in place, and so on. */
async function markUndone(
  trx: Transaction<Schema>,
  number: number,
  undone: Pick<Schema['stock_changes'], 'undone_at' | 'undone_by'>,
): Promise<void> {
  const inPlace = { undone_at: null, undone_by: null };
  let mark = undone;
  for (let next: number | null = number; next !== null; ) {
    const row: { undoes: number | null } | undefined = await trx
      .updateTable('stock_changes')
      .set(mark)
      .where('number', '=', next)
      .returning('undoes')
      .executeTakeFirst();
    next = row?.undoes ?? null;
    mark = mark === undone ? inPlace : undone;
  }
}

type ChangedRow = Selectable<Schema['stock_change_rows']>;

function idOf({ vehicle_id }: ChangedRow): string {
  return vehicle_id;
}

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

/** Keeps what the file has, so that it stays; an added cart becomes one that has left. */
function undoneRow(
  before: VehicleRow | undefined,
  current: VehicleRow,
  at: string,
): readonly VehicleRow[] {
  const vehicle = vehicleOfRow(current);
  const old = before && vehicleOfRow(before);
  if (vehicle === undefined || (before !== undefined && old === undefined))
    return before ? [before] : [];
  const fileCells = fileCellsAfter(vehicle, old?.offer.state === 'left' ? undefined : old);
  if (before !== undefined) return [{ ...before, file_cells: fileCellsText(fileCells) }];
  if (fileCells === undefined) return [];
  return [{ ...current, in_stock: 0, withdrawn_at: at, file_cells: fileCellsText(fileCells) }];
}

/** Ignores file cells, which may be newer. */
function isSameCart(text: string | null, row: VehicleRow | undefined): boolean {
  if (text === null || row === undefined) return text === null && row === undefined;
  return cartText(rowOfText(text)) === cartText(row);
}
