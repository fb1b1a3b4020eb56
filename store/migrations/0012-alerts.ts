import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Alerts (spec S27) and their mails; `store/schema.ts` says what the columns mean. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('alert_addresses')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('mailbox_key', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('told_at', 'bigint')
    .addColumn('due_at', 'bigint')
    .execute();
  await db.schema
    .createTable('alerts')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('address_id', 'text', (column) =>
      column.notNull().references('alert_addresses.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('asked_price', 'double precision')
    .addColumn('told_price', 'double precision')
    .execute();
  await db.schema
    .createTable('alert_carts')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('alert_id', 'text', (column) =>
      column.notNull().references('alerts.id').onDelete('cascade'),
    )
    .addColumn('vehicle_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('alert_mails')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('address_id', 'text', (column) =>
      column.notNull().references('alert_addresses.id').onDelete('cascade'),
    )
    .addColumn('queued_at', 'bigint', (column) => column.notNull())
    .addColumn('alert_ids', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable('outbox')
    .addColumn('address_id', 'text', (column) =>
      column.references('alert_addresses.id').onDelete('cascade'),
    )
    .execute();
  const indexes = {
    alert_addresses_by_mailbox: ['alert_addresses', ['mailbox_key']],
    alert_addresses_due: ['alert_addresses', ['due_at']],
    alerts_by_address: ['alerts', ['address_id']],
    alerts_by_subject: ['alerts', ['kind', 'subject', 'id']],
    alert_carts_by_alert: ['alert_carts', ['alert_id', 'state']],
    alert_mails_by_address: ['alert_mails', ['address_id', 'queued_at']],
    outbox_by_address: ['outbox', ['address_id']],
  } as const;
  for (const [name, [table, columns]] of Object.entries(indexes)) {
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
  }
  await db.schema.alterTable('stock_changes').addColumn('seen_at', 'bigint').execute();
  // Nobody waited for what changed before.
  await (db as Kysely<Pick<Schema, 'stock_changes'>>)
    .updateTable('stock_changes')
    .set({ seen_at: 0 })
    .execute();
}
