import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/**
 * Pictures of our models from the side and the rear are published up to 1200 pixels wide, no longer
 * 1600; the address of a picture names the largest width. What a change of stock did names pictures
 * too, and has to stay what is in stock, or it could not be undone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = [
    ['vehicles', 'body'],
    ['stock_change_rows', 'before'],
    ['stock_change_rows', 'after'],
  ] as const;
  for (const [table, column] of columns) {
    const text = sql.ref(column);
    await sql`update ${sql.table(table)}
      set ${text} = replace(replace(${text}, '-side-1600.', '-side-1200.'), '-rear-1600.', '-rear-1200.')
      where ${text} like '%/pictures/carts/%'`.execute(db);
  }
  await sql`update stock set version = ${randomUUID()}`.execute(db);
}
