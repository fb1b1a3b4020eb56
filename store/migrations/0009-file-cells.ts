import { type Kysely, sql } from 'kysely';

/**
 * What was set by hand holds cell by cell; `store/schema.ts` says what the columns mean. What the
 * file says of the carts that were set by hand before, or whose reading was taken back, is worked
 * out from the changes of the last 90 days. A cart whose change is older keeps its `set_over` alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('vehicles').addColumn('file_cells', 'text').execute();
  await db.schema.alterTable('stock_changes').addColumn('origin', 'text').execute();

  const { rows: notes } = await sql<{ notes: string | null }>`select notes from stock_sync`.execute(
    db,
  );
  const isFollowed = notes.some((row) => row.notes?.includes('"rows":{'));
  const named = new Set(
    notes.flatMap((row) => Object.keys(JSON.parse(row.notes ?? '{}').rows ?? {})),
  );
  const imported = isFollowed ? 'hand' : 'file';
  await sql`update stock_changes set origin = case
    when source like 'inventory sync%' then 'followed'
    when source like 'inventory import%' then ${imported}
    else 'hand' end`.execute(db);

  const files = await readHistory(db);
  const { rows } = await sql<VehicleRow>`select id, in_stock, withdrawn_at, set_over, body
    from vehicles where set_over is not null or ${isFollowed ? 1 : 0} = 1`.execute(db);
  for (const row of rows) {
    const file = files.get(row.id) ?? (isFollowed && !named.has(row.id) ? unnamed(row) : undefined);
    if (file === undefined) continue;
    const cells = JSON.stringify(otherwise(file, row));
    if (cells === '{}' && row.set_over === null) continue;
    await sql`update vehicles set file_cells = ${cells} where id = ${row.id}`.execute(db);
  }
}

interface VehicleRow {
  readonly id: string;
  readonly in_stock: number;
  readonly withdrawn_at: string | null;
  readonly set_over: string | null;
  readonly body: string;
}
type Cells = Readonly<Record<string, unknown>>;

/** What the file last said of each cart, as far as the changes tell. */
async function readHistory(db: Kysely<unknown>): Promise<ReadonlyMap<string, Cells>> {
  const { rows } = await sql<{
    origin: string;
    undone_at: number | null;
    vehicle_id: string;
    before: string | null;
    after: string | null;
  }>`select origin, undone_at, vehicle_id, stock_change_rows.before, stock_change_rows.after
    from stock_change_rows join stock_changes on stock_changes.id = change_id
    order by number`.execute(db);
  const files = new Map<string, Cells>();
  for (const { origin, undone_at, vehicle_id, ...texts } of rows) {
    const [before, after] = [texts.before, texts.after].map(rowOf);
    const isReading = origin === 'followed' || (origin === 'file' && undone_at === null);
    if (isReading && after?.set_over === null) {
      files.set(vehicle_id, fileSaid(after));
    } else if (
      !isReading &&
      origin === 'hand' &&
      before?.set_over === null &&
      !files.has(vehicle_id)
    ) {
      files.set(vehicle_id, fileSaid(before));
    }
  }
  return files;
}

function rowOf(text: string | null): VehicleRow | undefined {
  if (text === null) return undefined;
  const [id, , in_stock, , , withdrawn_at, body, set_over = null] = JSON.parse(text);
  return { id, in_stock, withdrawn_at, body, set_over };
}

/** A cart that left the stock may have no row in the file, or one that says it is sold. */
function fileSaid(row: VehicleRow): Cells {
  const cells = cellsOf(row);
  return row.withdrawn_at === null ? cells : { ...cells, id: null, status: ['sold', false] };
}

function unnamed(row: VehicleRow): Cells | undefined {
  return row.withdrawn_at === null ? { ...cellsOf(row), id: null } : undefined;
}

function cellsOf({ id, in_stock, body }: VehicleRow): Cells {
  const { specifications = {}, status = null, ...fields } = JSON.parse(body);
  const facts = Object.entries(specifications).map(([key, value]) => [
    `specifications.${key}`,
    value,
  ]);
  return { id, ...fields, status: [status, in_stock === 1], ...Object.fromEntries(facts) };
}

/** What the file says in the cells that the cart has otherwise; all of it for a cart taken away. */
function otherwise(file: Cells, row: VehicleRow): Cells {
  const cells = cellsOf(row);
  const isSold = row.withdrawn_at !== null && JSON.parse(row.body).status === 'sold';
  if (row.withdrawn_at !== null && !isSold) return file.id === null ? {} : file;
  const names = [...new Set([...Object.keys(file), ...Object.keys(cells)])];
  return Object.fromEntries(
    names
      .filter((name) => !(isSold && name === 'id') && name !== 'images')
      .filter((name) => JSON.stringify(file[name] ?? null) !== JSON.stringify(cells[name] ?? null))
      .map((name) => [name, file[name] ?? null]),
  );
}
