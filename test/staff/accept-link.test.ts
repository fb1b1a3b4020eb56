import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { minute } from '../../domain/duration.ts';
import { pullStock } from '../../stock/sync/pull-stock.ts';
import type { Store } from '../../store/open-store.ts';
import { type OpenApp, openApp } from '../support/open-app.ts';
import { kimsLink, linkTo, pressButton, readLink } from '../support/staff-links.ts';

/** A yes to what a reading of the stock file left undone (spec S19.19, S26.1, S26.6). */

const head = 'Stock #,Make,Model,Price';
const carts = Array.from({ length: 12 }, (_, n) => `A${n},Denago,Rover XL,${9000 + n}`);
let folder: string;
let file: string;
let app: OpenApp;
let readings: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'accept-'));
  file = join(folder, 'stock.csv');
  readings = 0;
  app = await openApp({ readWithYes: (store, key, by) => read(store, { key, by }) });
});
afterEach(() => app.close());

/** Reads the file as `inventory sync --once` does. */
function read(store: Store, yes?: { readonly key: string; readonly by: string }) {
  readings += 1;
  return pullStock({
    catalogue: store.catalogue,
    sync: store.sync,
    from: file,
    dataDir: folder,
    yes,
    photosFrom: join(folder, 'photos'),
    find: async () => ({ ok: true, file }),
    readMapping: async () => undefined,
    really: false,
    now: new Date(Date.now() + readings * minute),
  });
}

async function write(...rows: readonly string[]) {
  await writeFile(file, `${[head, ...rows].join('\n')}\n`);
}

const linkToQuestion = async () => {
  const { questions } = await app.store.sync.readNotes();
  return linkTo(app, 'accept', questions?.[0]?.key ?? '');
};
const inStock = async () =>
  (await app.store.catalogue.list()).filter(({ withdrawnAt }) => withdrawnAt === undefined).length;

test('the first reading replaces the sample stock on a yes, and a link takes it back', async () => {
  await write(...carts);
  await read(app.store);
  const samples = await inStock();
  const path = await linkToQuestion();
  const question = await readLink(app, path);
  expect(question.button).toBe('Yes, replace the sample stock');
  expect(question.words).toMatch(/12 added.*carts in stock would leave the site/s);
  const done = await pressButton(app, path);
  expect(done).toMatchObject({ status: 200, title: 'Done' });
  expect(await inStock()).toBe(12);
  const [change] = await app.store.catalogue.history();
  expect(change).toMatchObject({
    by: kimsLink,
    source: expect.stringContaining('after a yes by mail'),
  });
  const twice = await pressButton(app, path);
  expect(twice.words).toContain(`Approved by ${kimsLink}`);
  expect(twice.next).toMatch(/^\/do\/undo\//);
  expect(readings).toBe(2);
  expect((await pressButton(app, done.next)).title).toBe('Taken back');
  expect(await inStock()).toBe(samples);
});

test('many carts leave, and an unlikely price is taken, only as it was asked', async () => {
  await write(...carts);
  await read(app.store);
  await pressButton(app, await linkToQuestion());
  await write(...carts.slice(0, 6));
  await read(app.store);
  const leaving = await linkToQuestion();
  expect((await readLink(app, leaving)).button).toBe('Yes, take these 6 off');
  await write(...carts.slice(0, 5));
  const other = await pressButton(app, leaving);
  expect(other).toMatchObject({ status: 409, button: undefined });
  expect(other.title).toBe('Your spreadsheet has changed');
  expect(await readLink(app, leaving)).toMatchObject({ status: 409 });
  expect(await inStock()).toBe(12);

  await write('A0,Denago,Rover XL,99000', ...carts.slice(1));
  await read(app.store);
  const price = await linkToQuestion();
  expect((await readLink(app, price)).button).toBe('Yes, this price is right');
  expect((await readLink(app, price)).words).toContain('price $9,000 → $99,000');
  const done = await pressButton(app, price);
  const priceNow = async () =>
    (await app.store.catalogue.list()).find(({ id }) => id === 'a0')?.price;
  expect([done.title, await priceNow()]).toEqual(['Done', 99_000]);
  await pressButton(app, done.next);
  expect(await priceNow()).toBe(9_000);
});

test('a file that can not be read just now changes nothing and says why', async () => {
  await write(...carts);
  await read(app.store);
  const path = await linkToQuestion();
  await writeFile(file, '');
  const before = await inStock();
  const page = await pressButton(app, path);
  expect(page).toMatchObject({ status: 503, button: undefined });
  expect(page.words).toContain('Nothing was changed.');
  expect(await inStock()).toBe(before);
});

test('a reading that takes long is finished after the page was answered', async () => {
  await write(...carts);
  await read(app.store);
  const path = await linkToQuestion();
  let finish = () => {};
  const waiting = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const slow = await openApp({
    site: { staff: { ...app.site.staff, timeoutMs: 5, readWithYes: () => waiting } },
  });
  // A page that waits for the reading is answered with its result, and fails the test.
  const end = setTimeout(finish, 60_000);
  const page = await pressButton(slow, path);
  expect(page).toMatchObject({ status: 202, title: 'We are reading your spreadsheet' });
  clearTimeout(end);
  finish();
  await slow.close();
});
