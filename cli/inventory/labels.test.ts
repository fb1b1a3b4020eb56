import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../settings.ts';
import { makeVehicle, noon } from '../../store/contract/rig.ts';
import { openStore, type Store } from '../../store/open-store.ts';
import { runDealer } from '../../test/support/dealer.ts';
import { inventoryCommands } from './inventory.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'labels-'));
const out = join(dataDir, 'labels.html');
let store: Store;
beforeAll(async () => {
  store = await openStore({ dataDir });
  const put = [makeVehicle('a', { stockNumber: 'A-1' }), makeVehicle('b'), makeVehicle('c')];
  await store.catalogue.apply({ put, withdraw: ['c'] }, noon);
});
afterAll(() => store.close());

function labels(args: readonly string[], SITE_URL = 'https://carts.example') {
  return runDealer(['inventory', 'labels', ...args], inventoryCommands, {
    store: async () => store,
    settings: readSettings({ SITE_URL }),
    now: new Date(noon),
  });
}

// spec S18.3
test.each([
  [[], ['a', 'b']],
  [['a-1'], ['a']],
])('labels %j are written for carts in stock', async (keys, ids) => {
  expect((await labels([...keys, '--out', out])).code).toBe(0);
  const linked = readFileSync(out, 'utf8').matchAll(/carts\.example\/vehicles\/(\w+)</g);
  expect([...linked].map(([, id]) => id)).toEqual(ids);
});

test('a key of no cart, and an address that leads nowhere, are refused', async () => {
  const unknown = await labels(['b', 'c', '--out', out]);
  expect(unknown).toMatchObject({ code: 1, err: 'No cart in stock has c.\n' });
  expect((await labels(['--out', out], '')).code).toBe(2);
});
