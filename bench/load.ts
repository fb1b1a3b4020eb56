import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { onCore } from './machine.ts';

const run = promisify(execFile);
const autocannon = createRequire(import.meta.url).resolve('autocannon/autocannon.js');

export interface Load {
  readonly requestsPerSecond: number;
  /** Milliseconds under which 99 of 100 answers came. */
  readonly p99: number;
  readonly requests: number;
  /** Answers other than 2xx, and requests without any. */
  readonly failed: number;
}

interface LoadOptions {
  /** How long, in seconds; or how many requests in all. */
  readonly seconds?: number;
  readonly requests?: number;
  readonly connections?: number;
}

/** Asks for an address as fast as it is answered, from the second core. */
export async function load(url: string, options: LoadOptions): Promise<Load> {
  const { seconds, requests, connections = 50 } = options;
  const amount = requests === undefined ? ['-d', String(seconds)] : ['-a', String(requests)];
  const args = ['-j', '-c', String(connections), ...amount, '-H', 'accept-encoding=br', url];
  const [program, all] = onCore(1, [process.execPath, autocannon, ...args]);
  const { stdout } = await run(program, all, { maxBuffer: 1e7 });
  const result = JSON.parse(stdout);
  return {
    requestsPerSecond: result.requests.average,
    p99: result.latency.p99,
    requests: result['2xx'] + result.non2xx,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}
