import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { onCore } from './machine.ts';

const run = promisify(execFile);

export interface Load {
  readonly requestsPerSecond: number;
  /** Milliseconds under which 99 of 100 answers came. */
  readonly p99: number;
  /** All answers, those of the warm-up included. */
  readonly requests: number;
  /** Answers other than 200, and requests without an answer. */
  readonly failed: number;
}

interface LoadOptions {
  /** How long, in seconds; or how many requests in all. */
  readonly seconds?: number;
  /** Warm-up before that, in seconds. */
  readonly warm?: number;
  readonly requests?: number;
  readonly connections?: number;
}

/** Requests an address as fast as it is answered, from the second core. */
export async function load(url: string, options: LoadOptions): Promise<Load> {
  const { seconds, requests, warm = 0, connections = 50 } = options;
  const { port, pathname, search } = new URL(url);
  const amount =
    requests === undefined ? ['--seconds', String(seconds)] : ['--requests', String(requests)];
  const args = ['--port', port, '--path', pathname + search, '--connections', String(connections)];
  const client = ['bench/load-client.ts', ...args, '--warm', String(warm), ...amount];
  const [program, all] = onCore(1, [
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    ...client,
  ]);
  const { stdout } = await run(program, all, { timeout: 60_000 });
  return JSON.parse(stdout);
}
