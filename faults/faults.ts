import { keep, type Row, tableOf } from './report.ts';
import { updates } from './updates.ts';

/** `npm run faults`: `deploy/update` under load; what was lost, and for how long there was no answer. */

const started = performance.now();
const rows: Row[] = [];

for await (const row of updates()) {
  rows.push(row);
  process.stderr.write(`  ${row.ok ? 'holds' : 'FAILS'}  ${row.fault}: ${row.seen}\n`);
}
const seconds = Math.round((performance.now() - started) / 1000);
const table = tableOf(rows);
process.stdout.write(`\n${table}\n${seconds} s\n`);
keep(table, seconds);
process.exit(rows.every(({ ok }) => ok) ? 0 : 1);
