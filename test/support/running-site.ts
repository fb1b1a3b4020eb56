import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Enquiry } from '../../domain/enquiries/enquiry.ts';
import { openStore } from '../../store/open-store.ts';
import { freePort } from '../../tools/free-port.ts';
import { refuseStaleBuild, site as siteCommand } from '../../tools/prepare.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const startTimeoutMs = 120_000;

/** A server as a process of its own. */
export interface RunningServer {
  readonly child: ChildProcess;
  readonly port: number;
  /** Milliseconds from the start of the process to its first answer. */
  readonly firstAnswerAfter: number;
  /** All it has written so far. */
  output(): string;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
}

interface ServerOptions {
  /** An address that answers 200 when it can serve; without one it is not waited for. */
  readonly probe?: string;
  /** Command that it is run by, such as `taskset`. */
  readonly runBy?: readonly string[];
  /** Its log is read by nobody: reading it takes a share of the processor. */
  readonly isMute?: boolean;
}

/** Starts `node` with these arguments and settings; resolves when it answers. */
export async function startServer(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  { probe, runBy = [], isMute = false }: ServerOptions = {},
): Promise<RunningServer> {
  const port = Number(settings.PORT);
  const flag = '--disable-warning=ExperimentalWarning';
  const [program = '', ...rest] = [...runBy, process.execPath, flag, ...args];
  const begun = performance.now();
  const env = { PATH: process.env.PATH, ...settings };
  const output = isMute ? 'ignore' : 'pipe';
  const child = spawn(program, rest, { cwd: root, env, stdio: ['ignore', output, output] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'close').then(([code]) => {
    process.off('exit', kill);
    return code as number | null;
  });
  const isUp = async () =>
    (await fetch(`http://127.0.0.1:${port}${probe}`).catch(() => undefined))?.ok === true;
  while (probe !== undefined && !(await isUp())) {
    if (child.exitCode !== null || performance.now() - begun > startTimeoutMs) {
      kill();
      throw new Error(`${args.at(-1)} does not start:\n${text}`);
    }
    await wait(5);
  }
  const firstAnswerAfter = performance.now() - begun;
  return { child, port, firstAnswerAfter, output: () => text, ended };
}

/** The built site as `npm start` runs it, in a process of its own. */
export interface RunningSite extends RunningServer, AsyncDisposable {
  readonly url: string;
  readonly dataDir: string;
  /** The enquiries that would be delivered, oldest first. */
  enquiries(): Promise<readonly Enquiry[]>;
  /** Ends the process without a chance to tidy up. */
  kill(): Promise<void>;
  /** Starts another on the same port and data, once this one has ended. */
  restart(): Promise<void>;
  /** Ends the process and removes the data folder, unless the settings name one. */
  stop(): Promise<void>;
}

/** Starts it with these settings, by default on a free port and with a data folder of its own. */
export async function startSite(
  settings: Readonly<Record<string, string>> = {},
  { probe = '/healthz', isUp = true, ...more }: ServerOptions & { readonly isUp?: boolean } = {},
): Promise<RunningSite> {
  refuseStaleBuild();
  const dataDir = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'laurel-site-'));
  const port = Number(settings.PORT ?? (await freePort()));
  const { file, flags, env } = siteCommand;
  const own = { ...env, DRAIN_SECONDS: '0', ...settings, PORT: `${port}`, DATA_DIR: dataDir };
  const options = { ...more, probe: isUp ? probe : undefined };
  const start = () => startServer([...flags, file], own, options);
  let server = await start();
  async function end(signal: NodeJS.Signals): Promise<void> {
    server.child.kill(signal);
    await server.ended;
  }
  const remove = () => {
    if (settings.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    get child() {
      return server.child;
    },
    get ended() {
      return server.ended;
    },
    get firstAnswerAfter() {
      return server.firstAnswerAfter;
    },
    port,
    url: `http://localhost:${port}`,
    dataDir,
    output: () => server.output(),
    async enquiries() {
      const store = await openStore({ dataDir });
      return Array.fromAsync(store.enquiries.stream()).finally(store.close);
    },
    kill: () => end('SIGKILL'),
    async restart() {
      await server.ended;
      server = await start();
    },
    async stop() {
      await end('SIGTERM');
      remove();
    },
    async [Symbol.asyncDispose]() {
      await end('SIGKILL');
      remove();
    },
  };
}
