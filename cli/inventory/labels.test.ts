import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { makeVehicle, noon } from '../../store/contract/rig.ts';
import { DealerRig } from '../../test/support/dealer-rig.ts';
import { inventoryCommands } from './inventory.ts';

const rig = new DealerRig(inventoryCommands);
let out: string;
beforeEach(async () => {
  out = join(rig.folder, 'labels.html');
  const put = [makeVehicle('a', { stockNumber: 'A-1' }), makeVehicle('b'), makeVehicle('c')];
  await rig.store.catalogue.apply({ put, withdraw: ['c'] }, noon);
});

const labels = (args: readonly string[], variables?: Readonly<Record<string, string>>) =>
  rig.run(['inventory', 'labels', ...args], variables);

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
  expect((await labels(['--out', out], { SITE_URL: '' })).code).toBe(2);
});
