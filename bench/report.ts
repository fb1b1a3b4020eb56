import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { type Row, table } from './row.ts';

/** The circumstances of a measurement. */
export interface Circumstances {
  readonly at: string;
  readonly seconds: number;
  readonly node: string;
  readonly processors: string;
  /** Load average before and after; above 1 before, other programs were running. */
  readonly loadBefore: number;
  readonly loadAfter: number;
  readonly pinned: boolean;
}

const folder = new URL('./results/', import.meta.url);

/** On what machine and how busy a part ran; `start` in milliseconds since 1970. */
export function circumstances(start: number, loadBefore: number, pinned: boolean): Circumstances {
  const { length } = cpus();
  return {
    at: new Date(start).toISOString(),
    seconds: Math.round((Date.now() - start) / 1000),
    node: process.version,
    processors: `${length} × ${cpus()[0]?.model ?? 'unknown'}`,
    loadBefore,
    loadAfter: Math.round((loadavg()[0] ?? 0) * 100) / 100,
    pinned,
  };
}

interface Results {
  readonly circumstances: Readonly<Record<string, Circumstances>>;
  readonly rows: readonly Row[];
}

/** A part's rows of this run, after the last ones of the other parts. */
export function withEarlier(name: string, rows: readonly Row[], now: Circumstances): Results {
  const earlier = readEarlier();
  return {
    circumstances: { ...earlier.circumstances, [name]: now },
    rows: [...earlier.rows.filter(({ part }) => part !== name), ...rows],
  };
}

function readEarlier(): Results {
  try {
    return JSON.parse(readFileSync(new URL('latest.json', folder), 'utf8'));
  } catch {
    return { circumstances: {}, rows: [] };
  }
}

/** Writes what was measured so far: as JSON and as a table. */
export function save(results: Results): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('latest.json', folder), `${JSON.stringify(results, null, 1)}\n`);
  writeFileSync(new URL('latest.md', folder), markdown(results));
}

/** Date, machine, and how many lines hold. */
function summaryOf({ circumstances, rows }: Results): string {
  const judged = rows.filter(({ holds }) => holds !== undefined);
  const holding = judged.filter(({ holds }) => holds).length;
  const last = Object.values(circumstances)
    .sort((a, b) => a.at.localeCompare(b.at))
    .at(-1);
  const day = last?.at.slice(0, 10);
  return `${day}, ${last?.processors}, Node ${last?.node}: ${holding} of ${judged.length} lines hold.`;
}

function markdown(results: Results): string {
  const { circumstances, rows } = results;
  const runs = Object.entries(circumstances).map(
    ([part, c]) =>
      `- ${part}: ${c.at.slice(0, 16).replace('T', ' ')} UTC, Node ${c.node}, ${c.processors}, ` +
      `load ${c.loadBefore} before and ${c.loadAfter} after, ` +
      `server and load ${c.pinned ? 'on different cores' : 'not pinned to cores'}`,
  );
  return `# The last measurement

Written by \`npm run bench\`; what each part measures is said in \`bench/\`. ${summaryOf(results)}

"Limit" is the same bytes from a bare \`node:http\` server, for paint the same pages without scripts. Sizes are brotli, as on the wire; kB is 1,000 bytes.

${runs.join('\n')}

${table(rows)}
`;
}
