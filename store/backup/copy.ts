import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Everything worth keeping, parents first. */
export const keptTables = [
  'stock',
  'vehicles',
  'stock_changes',
  'stock_change_rows',
  'enquiries',
  'enquiry_photographs',
  'alert_addresses',
  'alerts',
  'alert_carts',
  'alert_mails',
  'outbox',
  'stock_sync',
  'closed_days',
  'overrides',
] as const;

/**
 * The rows that a backup must not hold, each the end of a `delete from`: counts of visitors' networks with
 * the secret that keys them, and mails to the staff and about alerts, which would leave a second time.
 */
export const leftOut = [
  'rate_windows',
  'secrets',
  "outbox where kind in ('staff', 'alert')",
] as const;

const pageSize = 500;

/** Half a megabyte each. */
const photographsAtOnce = 16;

/**
 * Copies every kept row between two stores of the same schema, a page at a time. The caller opens a
 * transaction on both: on the source for an unchanging view, on the target so that all is copied or
 * nothing. `onTable` gets the number of tables that are done.
 */
export async function copyRows(
  from: Kysely<Schema>,
  to: Kysely<Schema>,
  onTable?: (done: number) => void,
): Promise<void> {
  // The target's migrations have made its one row of stock.
  await to.deleteFrom('stock').execute();
  for (const [index, table] of keptTables.entries()) {
    const limit = table === 'enquiry_photographs' ? photographsAtOnce : pageSize;
    let last: string | number | undefined;
    do {
      let page = from.selectFrom(table).selectAll().orderBy('id').limit(limit);
      if (last !== undefined) page = page.where('id', '>', last as never);
      const rows = await page.execute();
      if (rows.length > 0) await to.insertInto(table).values(rows).execute();
      last = rows.length < limit ? undefined : rows.at(-1)?.id;
    } while (last !== undefined);
    onTable?.(index + 1);
  }
}

/** Whether a store has neither vehicles nor enquiries. */
export async function isEmpty(db: Kysely<Schema>): Promise<boolean> {
  const vehicle = await db.selectFrom('vehicles').select('id').limit(1).execute();
  const enquiry = await db.selectFrom('enquiries').select('id').limit(1).execute();
  return vehicle.length === 0 && enquiry.length === 0;
}
