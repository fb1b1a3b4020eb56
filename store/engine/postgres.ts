import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { minute, second } from '../../domain/duration.ts';
import type { Database, Schema } from '../schema.ts';
import { markFailures } from './marked-dialect.ts';

/** A text in `pg` by default. */
const bigint = 20;

/** Connects lazily, with bounded waits. */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'laurel-ridge',
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: 3 * second,
    query_timeout: 15 * second,
    statement_timeout: 15 * second,
    idle_in_transaction_session_timeout: minute,
    types: {
      // All our bigints are counts and milliseconds, exact in a number.
      getTypeParser: (oid, format) =>
        oid === bigint ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // A connection that breaks between two queries would otherwise end the process, whether it is
  // idle (the pool's event) or in a transaction (its own). The next query reports it.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    engine: 'postgres',
    db: new Kysely<Schema>({ dialect: markFailures(new PostgresDialect({ pool })) }),
  };
}
