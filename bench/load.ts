import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { onCore } from './machine.ts';

const run = promisify(execFile);

export interface Load {
  readonly requestsPerSecond: number;
  /** Milliseconds under which 99 of 100 answers came. */
  readonly p99: number;
  /** All that was answered, before time was taken, too. */
  readonly requests: number;
  /** Answers other than 200, and requests without any. */
  readonly failed: number;
}

export interface LoadOptions {
  /** How long, in seconds; or how many requests in all. */
  readonly seconds?: number;
  /** How long it asks before that without taking time, in seconds. */
  readonly warm?: number;
  readonly requests?: number;
  readonly connections?: number;
  readonly tls?: boolean;
  /** How many addresses of this machine the connections come from; 127.0.0.1 alone where there are none. */
  readonly addresses?: number;
}

/** Requests an address as fast as it is answered, from the second core. */
export function load(url: string, options: LoadOptions): Promise<Load> {
  const { port, pathname, search } = new URL(url);
  return loadAll(port, [pathname + search], options);
}

/** The same for many paths of one server, requested in turn. */
export async function loadAll(
  port: string,
  paths: readonly string[],
  options: LoadOptions,
): Promise<Load> {
  const flag = '--disable-warning=ExperimentalWarning';
  const [program = '', ...args] = [...onCore(1), process.execPath, flag, 'bench/load-client.ts'];
  const running = run(program, args, { timeout: 60_000 });
  running.child.stdin?.end(JSON.stringify({ port, paths, options }));
  return JSON.parse((await running).stdout);
}
