import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { canPin } from './machine.ts';
import { type Row, table } from './row.ts';

const folder = new URL('./results/', import.meta.url);

/** On what machine and how busy a part ran, from `begun` on (milliseconds since 1970). */
export function circumstances(begun: number, loadBefore: string): string {
  const at = new Date(begun).toISOString().slice(0, 16).replace('T', ' ');
  const processors = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`;
  const cores = canPin ? 'on different cores' : 'not pinned to cores';
  return `${at} UTC, Node ${process.version}, ${processors}, load ${loadBefore} before and ${load()} after, server and load ${cores}`;
}

/** The load average; above 1 before a part, other programs were running. */
export const load = () => (loadavg()[0] ?? 0).toFixed(2);

interface Results {
  readonly circumstances: Readonly<Record<string, string>>;
  readonly rows: readonly Row[];
}

/** A part's rows of this run, after the last ones of the other parts. */
export function withEarlier(name: string, rows: readonly Row[], now: string): Results {
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

function markdown({ circumstances, rows }: Results): string {
  const runs = Object.entries(circumstances).map((run) => `- ${run.join(': ')}`);
  return `# The last measurement

Written by \`npm run bench\`; what each part measures is said in \`bench/\`.

"Limit" is the same bytes from a bare \`node:http\` server, for paint the same pages without scripts. Sizes are brotli, as on the wire; kB is 1,000 bytes.

${runs.join('\n')}

${table(rows)}
`;
}
