import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dealerOf } from '../../domain/dealer/overrides.ts';
import { cart as makeCart } from '../../test/support/cart.ts';
import { writeFeeds } from './feed-file.ts';

const site = 'https://carts.example';
const cart = makeCart({ price: 9_995, condition: 'new', images: ['/pictures/cart.webp'] });

test('feeds are written whole, and no temporary file is left', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'feeds-')), 'out');
  await writeFeeds(folder, [cart], site, dealerOf());
  const names = ['google-products.xml', 'google-vehicles.csv', 'meta-vehicles.csv'];
  expect((await readdir(folder)).sort()).toEqual(names);
  expect(await readFile(join(folder, 'google-products.xml'), 'utf8')).toContain(cart.id);
  const failing = {
    ...cart,
    get images(): readonly string[] {
      throw new Error('the store went away');
    },
  };
  await expect(writeFeeds(folder, [cart, failing], site, dealerOf())).rejects.toThrow('went away');
  expect((await readdir(folder)).sort()).toEqual(names);
});
