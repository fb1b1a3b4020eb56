import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../tools/free-port.ts';
import { ask } from './ask.ts';
import { onCore, processMemory, processTime, removeFolders, temporaryFolder } from './machine.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const running = new Set<ChildProcess>();

/** A server under measurement, in a process of its own. */
export interface Server {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  /** Milliseconds from the start of the process to its first answer. */
  readonly firstAnswerAfter: number;
  /** Resident memory in MB (1,000,000 bytes). */
  memory(): number;
  /** Processor time used so far, in milliseconds. */
  cpu(): number;
  stop(): Promise<void>;
}

interface SiteOptions {
  /** Folder of its store; by default a new one with the sample catalogue. */
  readonly dataDir?: string;
  readonly port?: number;
  readonly siteUrl?: string;
  readonly core?: number;
}

/** The command that `npm start` ends in, passed on by tools/bench.mjs. */
interface SiteStart {
  readonly file: string;
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Starts the production build, as `npm start` does. */
export async function startSite(options: SiteOptions = {}): Promise<Server> {
  const { dataDir = temporaryFolder(), port = await freePort(), siteUrl, core = 0 } = options;
  const { file, flags, env } = JSON.parse(process.env.SITE_START ?? '{}') as SiteStart;
  const more = { ...env, DATA_DIR: dataDir, ...(siteUrl !== undefined && { SITE_URL: siteUrl }) };
  return start([...flags, file], port, dataDir, core, more);
}

/** Starts the limit for a site: its answers, fetched once, from a bare server. */
export async function startLimit(
  site: Server,
  { withoutScripts = false, core = 0 } = {},
): Promise<Server> {
  const env = { SITE: String(site.port), ...(withoutScripts && { WITHOUT_SCRIPTS: '1' }) };
  return start(['bench/limit-server.ts'], await freePort(), site.dataDir, core, env);
}

async function start(
  command: readonly string[],
  port: number,
  dataDir: string,
  core: number,
  more: Readonly<Record<string, string>>,
): Promise<Server> {
  const flag = '--disable-warning=ExperimentalWarning';
  const env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), ...more };
  const begun = performance.now();
  const child = spawn(...onCore(core, [process.execPath, flag, ...command]), {
    cwd: root,
    env,
    // Reading the log would take a share of the two cores.
    stdio: 'ignore',
  });
  running.add(child);
  while ((await ask(port, '/').catch(() => undefined)) === undefined) {
    if (child.exitCode !== null) throw new Error(`${command.at(-1)} did not start`);
    await wait(2);
  }
  const firstAnswerAfter = performance.now() - begun;
  const { pid } = child;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    dataDir,
    firstAnswerAfter,
    memory: () => processMemory(pid),
    cpu: () => processTime(pid),
    async stop() {
      running.delete(child);
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** Stops what still runs and removes what was written. */
export function cleanUp(): void {
  for (const child of running) child.kill('SIGTERM');
  removeFolders();
}
