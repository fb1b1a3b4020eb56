import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from '../test/support/postgres-server.ts';

/** A PostgreSQL that can be stopped and restarted on the same port and folder. */
export interface Postgres {
  readonly url: string;
  start(): Promise<void>;
  /** Kills all its processes. */
  kill(): Promise<void>;
  /** Suspends it: connections stay open and are not answered. */
  freeze(): void;
  thaw(): void;
  /** Makes it read-only, as a server is after a failover. */
  setReadOnly(isSo: boolean): Promise<void>;
  /** An empty database of that name. */
  database(name: string): Promise<string>;
  remove(): Promise<void>;
}

/** Prepares one in a folder of its own, with `fsync` on. */
export async function preparePostgres(port: number): Promise<Postgres> {
  // The package's PostgreSQL would have to be unpacked first; this needs the machine's own.
  const binaries = (await findBinaries()).find(({ packageRoot }) => packageRoot === undefined);
  if (binaries === undefined) throw new Error('PostgreSQL has to be installed on this machine');
  const folder = mkdtempSync(join(tmpdir(), 'laurel-faults-postgres-'));
  const nobody = (flag: string) => Number(execFileSync('id', [flag, 'nobody']).toString());
  const user = process.getuid?.() === 0 ? { uid: nobody('-u'), gid: nobody('-g') } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const flags = ['-U', 'laurel', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  execFileSync(join(binaries.folder, 'initdb'), ['-D', data, ...flags], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const url = `postgres://laurel@127.0.0.1:${port}/postgres`;
  let child: ReturnType<typeof spawn> | undefined;

  const processes = () => {
    const pid = `${child?.pid}`;
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', pid]).toString().trim();
    return [Number(pid), ...children.split(/\s+/).filter(Boolean).map(Number)];
  };
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of processes()) {
      try {
        process.kill(pid, signal);
      } catch {
        // One of them has just ended.
      }
    }
  };

  async function start(): Promise<void> {
    const options = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
    child = spawn(
      join(binaries?.folder ?? '', 'postgres'),
      ['-D', data, '-p', `${port}`, ...options],
      {
        ...user,
        cwd: folder,
        stdio: 'ignore',
      },
    );
    for (const giveUpAt = Date.now() + 20_000; ; await wait(25)) {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
      client.on('error', () => {});
      const answers = await client.connect().then(
        () => true,
        () => false,
      );
      await client.end().catch(() => undefined);
      if (answers) return;
      if (Date.now() > giveUpAt) throw new Error('PostgreSQL does not start');
    }
  }

  async function kill(): Promise<void> {
    if (child === undefined) return;
    const gone = once(child, 'exit');
    signalAll('SIGKILL');
    await gone;
    child = undefined;
    // A killed server leaves it; the next start is on the same folder.
    rmSync(join(data, 'postmaster.pid'), { force: true });
  }

  async function query(sql: string): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(sql);
    await client.end();
  }

  return {
    url,
    start,
    kill,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async setReadOnly(isSo) {
      await query(`alter system set default_transaction_read_only = ${isSo ? 'on' : 'off'}`);
      await query('select pg_reload_conf()');
    },
    async database(name) {
      await query(`create database ${name}`);
      return url.replace(/postgres$/, name);
    },
    async remove() {
      await kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
