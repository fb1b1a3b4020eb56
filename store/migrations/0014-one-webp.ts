import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/**
 * Pictures of our models are published in one width as WebP, 800 pixels; their address names it. What
 * a change of stock did names pictures too, and has to stay what is in stock, or it could not be undone.
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
      set ${text} = replace(replace(replace(${text}, '-front-1600.webp', '-front-800.webp'),
        '-side-1200.webp', '-side-800.webp'), '-rear-1200.webp', '-rear-800.webp')
      where ${text} like '%/pictures/carts/%'`.execute(db);
  }
  await sql`update stock set version = ${randomUUID()}`.execute(db);
}
