import { type Kysely, sql } from 'kysely';

/**
 * Mails to the staff move into the outbox; `store/schema.ts` says what its columns mean. SQLite
 * can't make a column nullable, so the table is made anew, on both engines alike. `staff_mails`
 * stays for the version before; the next version can drop it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox_new')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('lead_id', 'text', (column) => column.references('leads.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('content', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('queued_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('set_at', 'bigint')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('trying_since', 'bigint')
    .addColumn('token', 'text')
    .addColumn('problem', 'text')
    .execute();
  await sql`insert into outbox_new
      (id, lead_id, kind, state, queued_at, due_at, set_at, attempts, trying_since, token, problem)
    select id, lead_id, kind, state, queued_at, due_at, set_at, attempts, trying_since, token, problem
    from outbox`.execute(db);
  await db.schema.dropTable('outbox').execute();
  await db.schema.alterTable('outbox_new').renameTo('outbox').execute();
  await db.schema
    .createIndex('outbox_once_per_kind')
    .unique()
    .on('outbox')
    .columns(['lead_id', 'kind'])
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'due_at']).execute();
  await moveStaffMails(db as Kysely<Tables>);
}

interface Tables {
  staff_mails: {
    key: string;
    queued_at: number;
    due_at: number;
    sent_at: number | null;
    subject: string;
    body: string;
  };
  outbox: {
    id: string;
    kind: string;
    content: string;
    state: string;
    queued_at: number;
    due_at: number;
    set_at: number;
    attempts: number;
  };
}

/** Those that were sent as well: their keys are remembered. There are a few hundred at most. */
async function moveStaffMails(db: Kysely<Tables>): Promise<void> {
  for (const mail of await db.selectFrom('staff_mails').selectAll().execute()) {
    await db
      .insertInto('outbox')
      .values({
        id: mail.key,
        kind: 'staff',
        content: JSON.stringify({ subject: mail.subject, text: mail.body }),
        state: mail.sent_at === null ? 'queued' : 'sent',
        queued_at: mail.queued_at,
        // While it is claimed it is due when that lease ends.
        due_at: mail.due_at,
        set_at: mail.queued_at,
        attempts: 0,
      })
      .execute();
  }
  await db.deleteFrom('staff_mails').execute();
}
