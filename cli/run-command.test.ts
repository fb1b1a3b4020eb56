import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { runDealer } from '../test/support/dealer.ts';
import { dbCommands } from './db.ts';
import { feedsCommands } from './feeds.ts';
import { inventoryCommands } from './inventory/inventory.ts';
import { leadsCommands } from './leads/leads.ts';
import { reportCommand } from './report/report.ts';

const shared = '/srv/laurel-ridge';
const commands = [
  ...inventoryCommands,
  ...leadsCommands,
  ...feedsCommands,
  ...dbCommands,
  reportCommand,
];

function call(
  args: readonly string[],
  env: NodeJS.ProcessEnv = { SHARED_FOLDER: shared, SITE_URL: 'https://carts.example' },
) {
  const store = () => Promise.reject(new Error('got to the store'));
  return runDealer(args, commands, { store, settings: readSettings(env), now: new Date() });
}

// spec S18.13
test.each([
  ['inventory import /etc/laurel-ridge/settings --dry-run', '/etc/laurel-ridge/settings'],
  [`inventory import ${shared}/a.csv --mapping /proc/self/environ`, '/proc/self/environ'],
  [`inventory import ${shared}/../../etc/passwd`, '/etc/passwd'],
  ['inventory mapping /etc/passwd', '/etc/passwd'],
  ['inventory mapping stock.csv', join(process.cwd(), 'stock.csv')],
  [`inventory labels --out ${shared}-other/labels.html`, `${shared}-other/labels.html`],
  ['feeds build --out /var/lib/laurel-ridge', '/var/lib/laurel-ridge'],
  ['db backup /var/lib/laurel-ridge/', '/var/lib/laurel-ridge'],
  ['db restore /var/backups/laurel-ridge/1', '/var/backups/laurel-ridge/1'],
])('%s is refused to the staff', async (line, path) => {
  const { code, out, err } = await call(line.split(' '));
  expect([code, out, err]).toEqual([
    1,
    '',
    expect.stringContaining(`${path} is not in ${shared}.`),
  ]);
});

test('another store is refused to the staff', async () => {
  const { code, err } = await call(['--store', shared, 'inventory', 'list']);
  expect([code, err]).toEqual([2, expect.stringContaining('--store is for')]);
});

test.each([`inventory labels --out ${shared}/labels.html`, `feeds build --out ${shared}`])(
  '%s is not',
  async (line) => {
    expect(await call(line.split(' '))).toMatchObject({ code: 1, err: 'got to the store\n' });
  },
);

// spec S18.5
test('feeds build refuses while SITE_URL is not set, and opens nothing', async () => {
  const { code, err } = await call(['feeds', 'build', '--out', 'anywhere'], {});
  const words = /^error: SITE_URL is not set: .*http:\/\/localhost:3000/;
  expect([code, err]).toEqual([2, expect.stringMatching(words)]);
});

test('every argument and option of a command is known to be a path or none', () => {
  const names = commands.flatMap(
    ({ syntax }) => String(syntax).match(/[<[][\w =]+(\.\.\.)?[>\]]/g) ?? [],
  );
  const others =
    '<key> <key...> [key...] <field=value...> [words...] <name> <number> [number] <days> <date> <email> <format> <id> [id]';
  expect(
    names.filter((name) => !/file|folder/.test(name) && !others.split(' ').includes(name)),
  ).toEqual([]);
});
