import { Command } from '@commander-js/extra-typings';
import { pairFaults } from './instances.ts';
import { keep, type Row, tableOf } from './report.ts';
import { updates } from './updates.ts';

/**
 * `npm run faults [-- --only TEXT]`: what needs several processes of the site. Instances are killed,
 * restarted and updated under load, on this machine alone; it reports what was lost and for how long
 * there was no answer.
 */
const { only } = new Command('npm run faults --')
  .option('--only <text>', 'groups of faults whose name has this text')
  .parse()
  .opts();
const started = performance.now();
const rows: Row[] = [];

async function run(name: string, faults: () => AsyncIterable<Row>): Promise<void> {
  if (only !== undefined && !name.includes(only)) return;
  process.stderr.write(`${name}…\n`);
  for await (const row of faults()) {
    rows.push(row);
    process.stderr.write(`  ${row.ok ? 'holds' : 'FAILS'}  ${row.fault}: ${row.seen}\n`);
  }
}

await run('pair', pairFaults);
await run('updates', updates);
const seconds = Math.round((performance.now() - started) / 1000);
const table = tableOf(rows);
process.stdout.write(`\n${table}\n${seconds} s\n`);
if (only === undefined) keep(table, seconds);
process.exit(rows.every(({ ok }) => ok) ? 0 : 1);
