import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, release } from 'node:os';

/** The result of one property. */
export interface Held {
  readonly name: string;
  readonly requests: number;
  readonly seconds: number;
  /** Memory in use after it, garbage collected, in MB. */
  readonly heap: number;
  /** What went wrong, the smallest request that shows it first. */
  readonly failure?: string;
}

/** Memory in use after garbage collection, MB. Needs `--expose-gc`. */
export function heapInUse(): number {
  globalThis.gc?.();
  return Math.round(process.memoryUsage().heapUsed / 1024 / 1024);
}

/** A line of progress for the screen. */
export function lineOf({ name, requests, seconds, failure }: Held): string {
  const line = `${failure === undefined ? 'holds' : 'FAILS'}  ${name}: ${requests} requests, ${seconds} s`;
  return failure === undefined ? line : `${line}\n  ${failure}`;
}

/** The results in Markdown: properties, and how often each status was the answer. */
export function summary(all: readonly Held[], counts: ReadonlyMap<string, number>): string {
  return [
    '| requests | how many | seconds | memory in use after | every answer one that is meant |',
    '|---|---|---|---|---|',
    ...all.map(({ name, requests, seconds, heap, failure }) =>
      [
        `| ${name}`,
        requests,
        seconds,
        `${heap} MB`,
        `${failure === undefined ? 'yes' : '**no**'} |`,
      ].join(' | '),
    ),
    '',
    '| status | answers |',
    '|---|---|',
    ...[...counts].sort().map(([status, n]) => `| ${status === '0' ? 'closed' : status} | ${n} |`),
    '',
  ].join('\n');
}

/** Writes fuzz/results/latest.md. */
export function keep(text: string, seed: number): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Linux ${release()}, Node ${process.versions.node}`;
  const folder = new URL('./results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const head = `# Requests by rules and by chance\n\nMade by \`npm run fuzz -- --seed ${seed}\` on ${machine}.\n\n`;
  writeFileSync(new URL('latest.md', folder), `${head}${text}\n`);
}
