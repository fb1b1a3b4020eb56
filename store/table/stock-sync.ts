import { minute } from '../../domain/duration.ts';
import type { StockSync, SyncNotes } from '../../domain/stock/stock-sync.ts';
import { clocksDiffer, type Database } from '../schema.ts';
import { storeTime } from '../store-clock.ts';
import { inTransaction } from '../transaction.ts';

export function openStockSync({ db, engine }: Database): StockSync {
  return {
    claim(now, everyMinutes, lateMs = 0) {
      return inTransaction(db, async (trx) => {
        const at = await storeTime(trx, engine, now);
        const dueAt = at + everyMinutes * minute;
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('stock_sync')
          .values({ id: 1, due_at: dueAt, notes: null })
          .onConflict((conflict) =>
            conflict
              .column('id')
              .doUpdateSet({ due_at: dueAt })
              // Further ahead than one interval: the clock was turned back, or the interval was shortened.
              .where((eb) =>
                eb.or([
                  eb('stock_sync.due_at', '<=', at - lateMs),
                  eb('stock_sync.due_at', '>', dueAt + clocksDiffer),
                ]),
              ),
          )
          .executeTakeFirstOrThrow();
        return (numInsertedOrUpdatedRows ?? 0n) > 0n;
      });
    },

    async setDue(dueAt) {
      await inTransaction(db, async (trx) => {
        const due_at = await storeTime(trx, engine, dueAt);
        await trx.updateTable('stock_sync').set({ due_at }).execute();
      });
    },

    async readNotes() {
      const row = await db.selectFrom('stock_sync').select('notes').executeTakeFirst();
      return notesOf(row);
    },

    changeNotes(change) {
      return inTransaction(db, async (trx) => {
        // Written first, so that the row is this process's until the end.
        const row = await trx
          .insertInto('stock_sync')
          .values({ id: 1, due_at: 0, notes: null })
          .onConflict((conflict) =>
            conflict.column('id').doUpdateSet((eb) => ({ notes: eb.ref('stock_sync.notes') })),
          )
          .returning('notes')
          .executeTakeFirst();
        const [notes, result] = change(notesOf(row));
        await trx
          .updateTable('stock_sync')
          .set({ notes: textOf(notes) })
          .execute();
        return result;
      });
    },
  };
}

/** The first version reads `told`. */
function textOf({ reported, ...notes }: SyncNotes): string {
  return JSON.stringify({ ...notes, told: reported });
}

function notesOf(row: { readonly notes: string | null } | undefined): SyncNotes {
  const { told, ...notes } = row?.notes ? JSON.parse(row.notes) : { told: [] };
  return { ...notes, reported: told };
}
