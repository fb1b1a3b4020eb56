import { Command } from '@commander-js/extra-typings';
import { freePort } from '../tools/free-port.ts';
import { brokenChanges } from './changes.ts';
import { hostileClients } from './hostile/hostile-clients.ts';
import { newVisitors } from './hostile/new-visitors.ts';
import { pairFaults } from './instances.ts';
import { postgresOutages, sqliteOutages } from './outages.ts';
import { preparePostgres } from './postgres.ts';
import { pressureFaults } from './pressure.ts';
import { keep, type Row, tableOf } from './report.ts';
import { restores } from './restores.ts';
import { updates } from './updates.ts';

/**
 * `npm run faults [-- --only TEXT]`: breaks what the site depends on, under load, on this machine
 * alone, and reports what was lost and how long the recovery took.
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

const [one, two] = [await freePort(), await freePort()] as const;
const postgres = await preparePostgres(await freePort());
await postgres.start();
try {
  await run('pair', () => pairFaults(postgres, [one, two]));
  await run('updates', updates);
  await run('broken changes', () => brokenChanges(postgres));
  await run('restores', () => restores(one));
  await run('pressure', () => pressureFaults(one));
  await run('hostile connections', () => hostileClients(one, 'connections'));
  await run('hostile unread answers', () => hostileClients(one, 'unread'));
  await run('hostile work', () => hostileClients(one, 'work'));
  await run('new visitors', () => newVisitors(one));
  await run('postgres outages', () => postgresOutages(postgres, one));
  await run('sqlite outages', () => sqliteOutages(one));
} finally {
  await postgres.remove();
}
const seconds = Math.round((performance.now() - started) / 1000);
const table = tableOf(rows);
process.stdout.write(`\n${table}\n${seconds} s\n`);
if (only === undefined) keep(table, seconds);
process.exit(rows.every(({ ok }) => ok) ? 0 : 1);
