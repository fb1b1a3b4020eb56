import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** The tables to copy, parents first. */
const keptTables = [
  'stock',
  'vehicles',
  'stock_changes',
  'stock_change_rows',
  'enquiries',
  'enquiry_photographs',
  'alert_addresses',
  'alerts',
  'alert_mails',
  'outbox',
  'stock_sync',
  'closed_days',
  'overrides',
] as const;

const pageSize = 500;

/** Half a megabyte each. */
const photographsAtOnce = 16;

/**
 * Copies the rows of one store into another of the same schema, a page at a time. The caller opens a
 * transaction on the target.
 */
export async function copyRows(from: Kysely<Schema>, to: Kysely<Schema>): Promise<void> {
  // The target's migrations have made its one row of stock.
  await to.deleteFrom('stock').execute();
  for (const table of keptTables) {
    const limit = table === 'enquiry_photographs' ? photographsAtOnce : pageSize;
    let last: string | number | undefined;
    do {
      let page = from.selectFrom(table).selectAll().orderBy('id').limit(limit);
      if (last !== undefined) page = page.where('id', '>', last as never);
      const rows = await page.execute();
      if (rows.length > 0) await to.insertInto(table).values(rows).execute();
      last = rows.length < limit ? undefined : rows.at(-1)?.id;
    } while (last !== undefined);
  }
}

/** Whether a store has neither vehicles nor enquiries. */
export async function isEmpty(db: Kysely<Schema>): Promise<boolean> {
  const vehicle = await db.selectFrom('vehicles').select('id').limit(1).execute();
  const enquiry = await db.selectFrom('enquiries').select('id').limit(1).execute();
  return vehicle.length === 0 && enquiry.length === 0;
}
