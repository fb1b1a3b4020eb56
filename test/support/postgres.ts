import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { TestRunner } from 'vitest';
import { openStore } from '../../store/open-store.ts';
import { findProgram } from '../../tools/programs.mjs';
import { startPostgres } from './postgres-server.ts';

/** Carries the server's address from Vitest's main process to the test files. */
const variable = 'LAUREL_TEST_POSTGRES';

/**
 * Gives every test run a real PostgreSQL: the server at `TEST_DATABASE_URL`, or one of its own. Where this
 * machine has none, the tests that need it are not run.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const { TEST_DATABASE_URL: url = '' } = process.env;
  if (url !== '') {
    process.env[variable] = url;
    return () => Promise.resolve();
  }
  process.env[variable] = '';
  if (findProgram('PostgreSQL') === undefined) return () => Promise.resolve();
  const server = await startPostgres();
  process.env[variable] = server.url;
  return server.stop;
}

export interface FreshDatabase {
  readonly url: string;
  /** Drops it, even while connections are open. */
  drop(): Promise<void>;
}

/** A database of the caller's own on the test run's server: an empty one, or a copy of a template. */
export async function freshDatabase(template = 'template1'): Promise<FreshDatabase> {
  const server = process.env[variable];
  if (server === undefined) throw new Error('test/postgres.ts is not set up (vitest.config.ts).');
  if (server === '') {
    TestRunner.getCurrentTest()?.context.skip();
    throw new Error('There is no PostgreSQL.');
  }
  const name = `laurel_test_${randomUUID().replaceAll('-', '')}`;
  await run(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(server, `drop database if exists ${name} with (force)`) };
}

let template: Promise<string> | undefined;

/** A database of the caller's own with the store's schema, as a store that was opened once has it. */
export async function migratedDatabase(): Promise<FreshDatabase> {
  template ??= makeTemplate();
  return freshDatabase(await template);
}

/** Migrated once; a copy takes a third of the time. */
async function makeTemplate(): Promise<string> {
  const { url } = await freshDatabase();
  const store = await openStore({ dataDir: tmpdir(), databaseUrl: url });
  await store.close();
  return new URL(url).pathname.slice(1);
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
