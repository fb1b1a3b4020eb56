import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { TestRunner } from 'vitest';
import { openStore } from '../../store/open-store.ts';
import { freePort } from '../../tools/free-port.ts';
import { findProgram, needProgram } from '../../tools/programs.mjs';

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

/** Without waiting for the disk. */
const serverFlags = [
  ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'],
  ...['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'],
].flatMap((option) => ['-c', option]);

const startTimeoutMs = 120_000;

/**
 * Starts a throw-away server on a free loopback port, in a temporary folder. PostgreSQL refuses to run as root, so root runs it as the user `nobody`.
 * @throws where this machine has none
 */
async function startPostgres() {
  // A link would make PostgreSQL look for its own files in the wrong place.
  const programs = dirname(realpathSync(needProgram('PostgreSQL')));
  const folder = mkdtempSync(join(tmpdir(), 'laurel-postgres-'));
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder };
  const flags = ['-U', 'laurel', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), ['-D', data, ...flags], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const port = await freePort();
  const child = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...serverFlags],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  child.stderr.on('data', (chunk) => {
    log = (log + chunk).slice(-2000);
  });
  const gone = once(child, 'exit');
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const url = `postgres://laurel@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    process.off('exit', kill);
    // Immediate shutdown: nothing in it is worth a checkpoint.
    child.kill('SIGQUIT');
    await gone;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await untilAnswering(url, () => child.exitCode !== null);
  } catch (error) {
    await stop();
    throw new Error(`${String(error)}\n${log}`);
  }
  return { url, stop };
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
}

async function untilAnswering(url: string, isGone: () => boolean): Promise<void> {
  const giveUpAt = performance.now() + startTimeoutMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (isGone() || performance.now() > giveUpAt) throw error;
      await wait(50);
    }
  }
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
