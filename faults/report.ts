import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, release } from 'node:os';

/** One line of the table. */
export interface Row {
  readonly fault: string;
  readonly times: number;
  /** What was lost or refused. */
  readonly lost: string;
  /** Milliseconds each recovery took; empty where nothing failed. */
  readonly wellAfter: readonly number[];
  /** Other observations. */
  readonly seen: string;
  readonly ok: boolean;
}

/** The table in Markdown. */
export function tableOf(rows: readonly Row[]): string {
  const head = ['fault', 'times', 'lost', 'well again after', 'what was seen', 'holds'];
  const lines = rows.map(({ fault, times, lost, wellAfter, seen, ok }) =>
    [fault, `${times}`, lost, duration(wellAfter), seen, ok ? 'yes' : '**no**'].join(' | '),
  );
  return [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---').join('|')}|`,
    ...lines.map((line) => `| ${line} |`),
    '',
  ].join('\n');
}

function duration(all: readonly number[]): string {
  if (all.length === 0) return 'never unwell';
  const timeText = (ms: number) =>
    ms < 100
      ? `${ms.toFixed(0)} ms`
      : Number.isFinite(ms)
        ? `${(ms / 1000).toFixed(1)} s`
        : 'never';
  const [fastest, slowest] = [Math.min(...all), Math.max(...all)];
  return fastest === slowest ? timeText(fastest) : `${timeText(fastest)} to ${timeText(slowest)}`;
}

/** Writes faults/results/latest.md. */
export function keep(table: string, seconds: number): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Linux ${release()}, Node ${process.versions.node}`;
  const folder = new URL('./results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const text = `# What was broken and what came of it\n\nMade by \`npm run faults\` in ${seconds} s on ${machine}.\n\n${table}`;
  writeFileSync(new URL('latest.md', folder), text);
}
