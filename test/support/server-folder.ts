import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../tools/free-port.ts';
import { refuseStaleBuild } from '../../tools/prepare.mjs';
import { debianMain } from './nginx.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
/** Programs that stand in for those of a real machine. */
const standIns = fileURLToPath(new URL('server-folder', import.meta.url));
/** Runs a command under the system-call filter of a unit. */
const underUnit = fileURLToPath(new URL('under-unit.py', import.meta.url));

/** A folder that stands for a server, and a copy of the sources to install it from. */
export interface ServerFolder {
  readonly root: string;
  /** The port of its site. */
  readonly port: number;
  /** Path of a file of the server. */
  at(path: string): string;
  /** Changes a file of the sources; returns what changes it back. */
  changeSource(path: string, change: (text: string) => string): () => void;
  /** Runs `deploy/install` or `deploy/update`, or a program of the server. */
  run(program: string, args?: readonly string[], env?: Record<string, string>): Promise<Ran>;
  /** Runs the staff's command under the system-call filter of the site's unit. */
  runUnderUnit(args: readonly string[]): Promise<Ran>;
  /** What systemctl was asked for since the last time. */
  readonly calls: () => string[];
  /** Ends the site. */
  remove(): Promise<void>;
}

export interface Ran {
  /** Null for one that was killed. */
  readonly code: number | null;
  /** Both outputs, standard output first. */
  readonly output: string;
}

export async function makeServerFolder(): Promise<ServerFolder> {
  refuseStaleBuild();
  const folder = mkdtempSync(join(tmpdir(), 'laurel-server-'));
  const [root, source, state] = ['root', 'source', 'state'].map((one) => join(folder, one)) as [
    string,
    string,
    string,
  ];
  mkdirSync(state);
  mkdirSync(join(root, 'etc/nginx'), { recursive: true });
  writeFileSync(join(root, 'etc/nginx/nginx.conf'), debianMain);
  const excluded = ['.git', 'node_modules', 'build', 'data', '.react-router'];
  cpSync(project, source, {
    recursive: true,
    filter: (path) => !excluded.includes(basename(path)),
  });
  const port = await twoFreePorts();
  const env = {
    PATH: [standIns, process.env.PATH, '/usr/sbin'].join(delimiter),
    DESTDIR: root,
    SYSTEMCTL: join(standIns, 'systemctl'),
    STATE: state,
    UNDER_UNIT: underUnit,
    PROJECT: project,
    TEST_NODE: process.execPath,
    PORT: String(port),
    // Seconds in which a site has to answer.
    PATIENCE: '8',
  };
  const at = (path: string) => join(root, path);

  function run(program: string, args: readonly string[] = [], more = {}): Promise<Ran> {
    const path = program.startsWith('deploy/') ? join(source, program) : at(program);
    return runPath(path, args, more);
  }

  async function runPath(path: string, args: readonly string[], more = {}): Promise<Ran> {
    const child = spawn(path, args, {
      cwd: source,
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const outputs = Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = await once(child, 'exit');
    return { code, output: (await outputs).join('') };
  }

  return {
    root,
    port,
    at,
    run,
    runUnderUnit(args) {
      const unit = at('etc/systemd/system/laurel-ridge.service');
      return runPath('/usr/bin/python3', [underUnit, unit, at('usr/local/bin/dealer'), ...args]);
    },
    changeSource(path, change) {
      const before = readFileSync(join(source, path), 'utf8');
      writeFileSync(join(source, path), change(before));
      return () => writeFileSync(join(source, path), before);
    },
    calls() {
      const file = join(state, 'calls');
      const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
      rmSync(file, { force: true });
      return lines;
    },
    async remove() {
      await run('deploy/../test/support/server-folder/systemctl', ['stop', 'laurel-ridge.service']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A port with a free one after it. */
export async function twoFreePorts(): Promise<number> {
  for (;;) {
    const port = await freePort();
    const next = await freePort(port + 1).catch(() => undefined);
    if (next !== undefined) return port;
  }
}
