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

interface LoadOptions {
  /** How long, in seconds; or how many requests in all. */
  readonly seconds?: number;
  /** How long it asks before that without taking time, in seconds. */
  readonly warm?: number;
  readonly requests?: number;
  readonly connections?: number;
  readonly tls?: boolean;
  /** Addresses of this machine that the connections come from. */
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
  const { seconds, requests, warm = 0, connections = 50, tls = false, addresses = 0 } = options;
  const amount =
    requests === undefined ? ['--seconds', String(seconds)] : ['--requests', String(requests)];
  const args = ['--port', port, '--connections', String(connections)];
  if (tls) args.push('--tls');
  args.push('--addresses', String(addresses));
  const client = ['bench/load-client.ts', ...args, '--warm', String(warm), ...amount];
  const flag = '--disable-warning=ExperimentalWarning';
  const [program = '', ...all] = [...onCore(1), process.execPath, flag, ...client];
  const running = run(program, all, { timeout: 60_000 });
  running.child.stdin?.end(paths.join('\n'));
  return JSON.parse((await running).stdout);
}
