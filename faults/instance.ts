import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const startTimeoutMs = 20_000;

/** The command that `npm start` ends in, passed on by tools/faults.mjs. */
const site = JSON.parse(process.env.SITE_START ?? '{}') as {
  readonly file: string;
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};

/** One process of the built site, as `npm start` runs it. */
export interface Instance {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** What it logged, requests left out. */
  readonly events: readonly LogLine[];
  /** False once the process has ended, for whatever reason. */
  readonly isRunning: boolean;
  /** Kills it (SIGKILL). */
  kill(): Promise<void>;
  /** Stops it (SIGTERM) and waits until it has ended. */
  stop(): Promise<void>;
}

export interface LogLine {
  readonly level: string;
  readonly event: string;
  readonly cause?: string;
}

/**
 * Starts the site on this port with these settings; resolves when it is healthy.
 * @param mostFiles that it may have open
 */
export async function startInstance(
  port: number,
  settings: Readonly<Record<string, string>>,
  mostFiles?: number,
): Promise<Instance> {
  const child = spawnSite({ HOST: '127.0.0.1', PORT: `${port}`, ...settings }, mostFiles);
  const events: LogLine[] = [];
  let rest = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('{') || line.includes('"event":"request"')) continue;
      events.push(JSON.parse(line));
    }
  });
  const gone = once(child, 'exit');
  const killed = () => child.kill('SIGKILL');
  process.once('exit', killed);
  void gone.then(() => process.off('exit', killed));
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(url, child);
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await gone;
  };
  return {
    url,
    port,
    pid: child.pid ?? 0,
    events,
    get isRunning() {
      return child.exitCode === null && child.signalCode === null;
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** The process alone, with its output. */
export function spawnSite(
  settings: Readonly<Record<string, string>>,
  mostFiles?: number,
): ChildProcess {
  const { PATH } = process.env;
  const own = ['--disable-warning=ExperimentalWarning', ...site.flags, site.file];
  const limited = ['-c', `ulimit -n ${mostFiles}; exec "$0" "$@"`, process.execPath, ...own];
  const [program, args] = mostFiles === undefined ? [process.execPath, own] : ['/bin/sh', limited];
  return spawn(program, args, {
    cwd: root,
    env: { PATH, ...site.env, DRAIN_SECONDS: '0', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + startTimeoutMs;
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      child.kill('SIGKILL');
      throw new Error(`No site at ${url}`);
    }
    await wait(25);
  }
}

/** Whether `/healthz` of this instance answers 200 within three seconds. */
export async function isHealthy(url: string): Promise<boolean> {
  const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(3000) }).catch(
    () => undefined,
  );
  await response?.arrayBuffer().catch(() => undefined);
  return response?.ok === true;
}

/** Milliseconds from now until `isSo`, polled every 25 ms. Fails after `patience`. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  patience: number,
): Promise<number> {
  const started = performance.now();
  while (!(await isSo())) {
    if (performance.now() - started > patience) return Number.POSITIVE_INFINITY;
    await wait(25);
  }
  return performance.now() - started;
}
