import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../tools/free-port.ts';
import { needProgram } from '../../tools/programs.mjs';

/** A PostgreSQL server of this machine. */
export interface PostgresServer {
  /** A superuser's address of the maintenance database. */
  readonly url: string;
  stop(): Promise<void>;
}

const startTimeoutMs = 120_000;

/**
 * Starts a throw-away server on a free loopback port, in a temporary folder, without waiting for
 * the disk. PostgreSQL refuses to run as root, so root runs it as the user `nobody`.
 * @throws where this machine has none
 */
export async function startPostgres(): Promise<PostgresServer> {
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
  const child = spawn(join(programs, 'postgres'), serverFlags(data, port), {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
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

function serverFlags(data: string, port: number): string[] {
  const options = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
  };
  return [
    ...['-D', data, '-p', String(port)],
    ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
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
