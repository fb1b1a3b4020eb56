import { type Kysely, sql } from 'kysely';

/** Photographs that came with an enquiry; `store/schema.ts` says what the columns mean. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lead_photographs')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('lead_id', 'text', (column) =>
      column.notNull().references('leads.id').onDelete('cascade'),
    )
    // PostgreSQL's name of the type; SQLite keeps bytes as they are under any name.
    .addColumn('bytes', sql`bytea`, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('lead_photographs_of_lead')
    .on('lead_photographs')
    .column('lead_id')
    .execute();
}
