import { expect, it } from 'vitest';
import type { Vehicle } from '../../domain/catalogue/vehicle.ts';
import { migrate, migrations } from '../migrations.ts';
import { makeVehicle, noon, openDatabase, type Rig } from './rig.ts';

/** A row of `vehicles` as the version before 0009 kept it. */
function oldRow(
  vehicle: Vehicle,
  setOver: string | null = null,
  withdrawnAt: string | null = null,
) {
  const { id, inStock, ...body } = vehicle;
  return {
    ...{ id, in_stock: inStock && withdrawnAt === null ? 1 : 0, body: JSON.stringify(body) },
    ...{ added_at: noon, updated_at: noon, withdrawn_at: withdrawnAt, set_over: setOver },
  };
}
type OldRow = ReturnType<typeof oldRow>;

interface OldChange {
  readonly source: string;
  readonly undone?: true;
  readonly rows: readonly (readonly [before: OldRow | null, after: OldRow | null])[];
}

export function fileCellsContract(rig: Rig): void {
  /** Writes a store as the version before 0009 left it. */
  async function writeOld(
    vehicles: readonly OldRow[],
    changes: readonly OldChange[],
    notes: object | null,
  ): Promise<void> {
    const database = await openDatabase(rig.place());
    const before = migrations.findIndex(({ name }) => name === '0009-file-cells');
    await migrate(database, migrations.slice(0, before));
    const db = database.db.withTables<{
      vehicles: OldRow & { position: number };
      stock_changes: Readonly<Record<string, string | number | null>>;
    }>();
    const position = ({ id }: OldRow) => id.charCodeAt(0);
    for (const row of vehicles) {
      await db
        .insertInto('vehicles')
        .values({ ...row, position: position(row) })
        .execute();
    }
    const text = (row: OldRow | null) => {
      if (row === null) return null;
      const { id, in_stock, added_at, updated_at, withdrawn_at, body, set_over } = row;
      const columns = [id, position(row), in_stock, added_at, updated_at, withdrawn_at, body];
      return JSON.stringify(set_over === null ? columns : [...columns, set_over]);
    };
    for (const [number, { source, undone, rows }] of changes.entries()) {
      const counts = { added: 0, changed: rows.length, withdrawn: 0 };
      const dates = { changed_at: Date.parse(noon), undone_at: undone ? Date.parse(noon) : null };
      const change = { id: `${number}`, number, source, changed_by: null, ...counts, ...dates };
      await db.insertInto('stock_changes').values(change).execute();
      for (const [old, after] of rows) {
        const vehicle_id = (after ?? old)?.id ?? '';
        const ids = { id: `${number} ${vehicle_id}`, change_id: `${number}`, vehicle_id };
        await db
          .insertInto('stock_change_rows')
          .values({ ...ids, before: text(old), after: text(after) })
          .execute();
      }
    }
    if (notes !== null) {
      const row = { id: 1, due_at: 0, notes: JSON.stringify(notes) } as const;
      await db.insertInto('stock_sync').values(row).execute();
    }
    await database.db.destroy();
  }

  async function cells() {
    const { catalogue } = await rig.open();
    return Object.fromEntries((await catalogue.list()).map(({ id, fileCells }) => [id, fileCells]));
  }

  it('keeps what was set by hand before, with what the file said then', async () => {
    const [a, sold, b, c] = ['a', 'b', 'c', 'd'].map((id) => makeVehicle(id));
    if (!a || !sold || !b || !c) throw new Error('no vehicles');
    const now = [
      oldRow({ ...a, price: 8000 }, 'fp'),
      oldRow({ ...sold, status: 'sold', inStock: false }, 'fp', noon),
      oldRow({ ...b, price: 1 }, 'fp'),
      oldRow(c),
    ];
    const [setA, soldB, , plain] = now;
    if (!setA || !soldB || !plain) throw new Error('no rows');
    const imported = {
      source: 'inventory import a.csv',
      rows: [a, sold, c].map((v) => [null, oldRow(v)] as const),
    };
    const set = { source: 'inventory set a price=8000', rows: [[oldRow(a), setA]] as const };
    const marked = { source: 'inventory sold b', rows: [[oldRow(sold), soldB]] as const };
    await writeOld(now, [imported, set, marked], null);
    expect(await cells()).toEqual({
      a: { price: 12_995 },
      b: { status: [null, true] },
      // Older than the history.
      c: 'unknown',
      d: undefined,
    });
    const { catalogue } = await rig.open();
    expect(await catalogue.undo(noon)).toMatchObject({ kind: 'undone' });
    expect((await catalogue.list())[1]).toEqual({ ...sold, addedAt: noon, updatedAt: noon });
    await catalogue.undo(noon);
    expect((await cells()).a).toBeUndefined();
  });

  it('keeps what a followed file said of carts that were changed beside it', async () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => makeVehicle(id));
    if (!a || !b || !c || !d) throw new Error('no vehicles');
    const [changed, left] = [oldRow({ ...a, price: 1 }), oldRow(b, null, noon)];
    const reading = {
      source: 'inventory sync, x',
      undone: true,
      rows: [
        [oldRow(a), changed],
        [oldRow(b), left],
      ],
    } as const;
    const beside = { source: 'inventory import y.csv', rows: [[null, oldRow(c)]] } as const;
    const notes = { rows: { a: 'h', d: 'h' }, told: [] };
    await writeOld(
      [a, b, c, d].map((v) => oldRow(v)),
      [reading, beside],
      notes,
    );
    expect(await cells()).toEqual({
      a: { price: 1 },
      b: { id: null, status: ['sold', false] },
      c: { id: null },
      d: undefined,
    });
  });
}
