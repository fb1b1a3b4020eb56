import { chmodSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refuseOtherStore } from '../cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'laurel-machine-'));
const at = (name: string) => join(folder, name);
mkdirSync(at('store'));
symlinkSync('store', at('link'));
const postgres = 'postgres://laurel:hunter2@db.example:5432/laurel';

/** The settings of the machine's site. */
function settings(lines: string): string {
  writeFileSync(at('settings'), lines);
  return at('settings');
}

// spec S18.9
test.each([
  ['', { dataDir: at('any') }],
  [`DATA_DIR=${at('store')}`, { dataDir: at('store') }],
  [`DATA_DIR=${at('store')}`, { dataDir: at('link') }],
  [`DATA_DIR="${at('new')}"`, { dataDir: `${at('new')}/` }],
  [`DATABASE_URL=${postgres}`, { dataDir: '', databaseUrl: postgres.replace('hunter2', 'new') }],
])('a store is the same as that of %s however it is written', (lines, place) => {
  const file = lines === '' ? at('none') : settings(lines);
  expect(() => refuseOtherStore(place, file)).not.toThrow();
});

// spec S17.15, S18.9
test.each([
  [`DATA_DIR=${at('store')}`, { dataDir: at('data') }, [at('store'), at('data')]],
  [
    `DATA_DIR=${at('store')}\nDATABASE_URL=${postgres}`,
    { dataDir: at('store') },
    ['db.example:5432/laurel', at('store')],
  ],
  [
    `DATABASE_URL=${postgres}`,
    { dataDir: '', databaseUrl: `${postgres}2` },
    ['db.example:5432/laurel (', 'db.example:5432/laurel2'],
  ],
])('%s and another store: both are named, no password', (lines, place, names) => {
  const file = settings(lines);
  const use = () => refuseOtherStore(place, file);
  for (const name of [...names, file, '--store']) expect(use).toThrow(name);
  expect(use).toThrow(/^((?!hunter2).)*$/s);
});

test('settings that can not be read are a refusal too', () => {
  const file = at('folder-in-its-place');
  mkdirSync(file);
  chmodSync(file, 0o700);
  expect(() => refuseOtherStore({ dataDir: at('data') }, file)).toThrow(/can't be read.*--store/s);
});
