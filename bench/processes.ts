import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders: string[] = [];
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

/** Whether processes can be kept to one core here. */
export const canPin = cpus().length > 1 && hasTaskset();

function hasTaskset(): boolean {
  try {
    execFileSync('taskset', ['-c', '0', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A command line that keeps to one core: servers to the first, load to the second. */
export function onCore(core: number | undefined, command: readonly string[]): [string, string[]] {
  const whole =
    canPin && core !== undefined ? ['taskset', '-c', String(core), ...command] : command;
  const [program = '', ...args] = whole;
  return [program, args];
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  folders.push(folder);
  return folder;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

interface SiteOptions {
  /** Folder of its store; a new one with the sample catalogue without it. */
  readonly dataDir?: string;
  readonly port?: number;
  readonly siteUrl?: string;
  readonly core?: number;
}

/** Starts the production build, as `npm start` does. */
export async function startSite(options: SiteOptions = {}): Promise<Server> {
  const { dataDir = temporaryFolder(), port = await freePort(), siteUrl, core = 0 } = options;
  const env = {
    NODE_COMPILE_CACHE: join(root, 'build', 'compile-cache'),
    DATA_DIR: dataDir,
    ...(siteUrl !== undefined && { SITE_URL: siteUrl }),
  };
  return start('build/server/main.js', port, dataDir, core, env);
}

/** Starts the limit in front of a site: what it has answered once, prepared, from a bare server. */
export async function startLimit(
  site: Server,
  { withoutScripts = false, core = 0 } = {},
): Promise<Server> {
  const env = { SITE: String(site.port), ...(withoutScripts && { WITHOUT_SCRIPTS: '1' }) };
  return start('bench/limit-server.ts', await freePort(), site.dataDir, core, env);
}

async function start(
  file: string,
  port: number,
  dataDir: string,
  core: number,
  more: Readonly<Record<string, string>>,
): Promise<Server> {
  const flag = '--disable-warning=ExperimentalWarning';
  const env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), ...more };
  const begun = performance.now();
  const child = spawn(...onCore(core, [process.execPath, flag, join(root, file)]), {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  running.add(child);
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  while ((await ask(port, '/').catch(() => undefined)) === undefined) {
    if (child.exitCode !== null) throw new Error(`${file} did not start: ${said}`);
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

function processMemory(pid: number | undefined): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return (Number(kilobytes) * 1_024) / 1e6;
}

/** Linux alone tells it; elsewhere it is not a number, and the line has none. */
function processTime(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** One request as a browser sends it; the body as it came over the wire. */
export async function ask(port: number, path: string): Promise<Reply> {
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html,*/*' };
  const request = get({ host: '127.0.0.1', port, path, headers });
  const [response] = await once(request, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

/** Stops what still runs and removes what was written. */
export function cleanUp(): void {
  for (const child of running) child.kill('SIGTERM');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
