import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleVehicles } from '../../domain/catalogue/sample.ts';
import { readSettings } from '../../settings.ts';
import { openStore, type Store, sqliteFile } from '../../store/open-store.ts';
import { runDealer } from '../../test/support/dealer.ts';
import { feedsCommands } from '../feeds.ts';
import { inventoryCommands } from './inventory.ts';

const fixture = (name: string) =>
  fileURLToPath(new URL(`../../stock/import/fixtures/${name}`, import.meta.url));

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inventory-'));
  store = await openStore({ dataDir: folder });
  await store.catalogue.apply({ put: sampleVehicles, withdraw: [] }, '2026-01-01T00:00:00.000Z');
});
afterEach(() => store.close());

function dealer(name: string, ...args: string[]) {
  return runDealer([...name.split(' '), ...args], [...inventoryCommands, ...feedsCommands], {
    store: async () => store,
    settings: readSettings({ SITE_URL: 'https://carts.example' }),
    now: new Date('2026-05-02T12:00:00Z'),
  });
}

test.each([
  ['inventory import', []],
  ['inventory import', ['a.csv', 'b.csv']],
  ['inventory import', ['a.csv', '--force']],
  ['inventory export', ['--format', 'xml']],
  ['inventory export', ['extra']],
  ['inventory list', ['extra']],
  ['feeds check', ['extra']],
  ['feeds build', []],
  ['feeds build', ['--out']],
])('%s %o is wrong use', async (name, args) => {
  const { code, out, err } = await dealer(name, ...args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(`Usage: dealer ${name}`);
});

test('the list is a table', async () => {
  const { out } = await dealer('inventory list');
  const lines = out.split('\n');
  expect(lines[0]).toMatch(/^ID +NAME +BRAND +PRICE +STATUS$/);
  expect(lines).toHaveLength(34);
  expect(out).toMatch(/^turfman-1000 .+\$[\d,]+ {2}out of stock$/m);
});

test('feeds are checked in sum or unit by unit, and built into a folder', async () => {
  await dealer('inventory import', '--really', fixture('dms.csv'));
  const { code, out } = await dealer('feeds check');
  expect(code).toBe(0);
  expect(out).toMatch(/^google-vehicles {2}\d+ eligible, \d+ incomplete, \d+ not meant for it$/m);
  expect(out).not.toContain('withdrawnAt');
  const all = await dealer('feeds check', '--all');
  expect(all.out).toContain(out);
  expect(all.out).toContain(
    'lr-1001  2025 Denago Nomad XL\n  google-products  not meant: it is street legal',
  );
  expect(all.out).toMatch(/ev-city .*\n {2}google-products {2}not meant: it has left/);
  const built = await dealer('feeds build', '--out', join(folder, 'out'));
  expect(built).toMatchObject({ code: 0, err: expect.stringContaining('meta-vehicles.csv\n') });
});

test('a row that can not be read is named by list and export, and left out', async () => {
  const raw = new DatabaseSync(join(folder, sqliteFile));
  raw.exec(`update vehicles set body = '{"name":"Half"}' where id = 'ev-city'`);
  raw.close();
  for (const command of ['inventory list', 'inventory export']) {
    const { code, out, err } = await dealer(command);
    expect([code, err]).toEqual([0, 'Left out: ev-city, whose row brand is missing\n']);
    expect(out).not.toContain('Half');
    expect(out).toContain('rover-xl6');
  }
});
