import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hour } from '../../domain/duration.ts';
import { phonePhotograph } from '../../test/support/camera.ts';
import { carts, csv, mailsOf, publishStock } from '../../test/support/published-stock.ts';

const published = await publishStock();
const { pull, serve, prices } = published;

test('a changed cell is in the stock after the next reading, and the mail says old and new', async () => {
  serve(csv(...carts));
  expect(await pull()).toMatchObject({ kind: 'read', change: expect.any(Object) });
  serve(csv('A0,Denago,Rover XL,8500', ...carts.slice(1)));
  const pulled = await pull();
  const [mail, ...others] = mailsOf(pulled);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Stock changed: 1 changed');
  expect(mail?.text).toContain('price $9,000 → $8,500');
  const command = 'dealer inventory undo 2';
  expect(mail?.links).toEqual([
    { words: 'Take this back', action: 'undo', target: '2', command },
    { words: 'Print its label (A0 Denago Rover XL)', action: 'labels', target: 'a0' },
  ]);
  expect(await prices()).toMatchObject({ a0: 8500, a1: 9001 });
  expect(await published.store.catalogue.history()).toMatchObject([
    { changed: 1, source: `inventory sync, the file at 127.0.0.1:${published.port}` },
    { added: 12 },
  ]);
  expect(await pull()).toMatchObject({ kind: 'read', change: undefined });
});

// spec S19.8
test.each([
  ['etag', 'if-none-match', '"v1"'],
  ['last-modified', 'if-modified-since', 'Mon, 04 May 2026 10:00:00 GMT'],
])('with %s a file that has not changed is not sent again', async (header, condition, value) => {
  const statuses: number[] = [];
  published.answer = (req, res) => {
    const isSame = req.headers[condition] === value;
    statuses.push(isSame ? 304 : 200);
    res.writeHead(isSame ? 304 : 200, { [header]: value }).end(isSame ? '' : csv(...carts));
  };
  expect(await pull()).toMatchObject({ kind: 'read', change: expect.any(Object) });
  expect(await pull()).toMatchObject({ change: undefined, leftOut: '' });
  expect(statuses).toEqual([200, 304]);
});

test('a copy, or the notes about it, that a crash has emptied is downloaded again', async () => {
  const conditions: unknown[] = [];
  published.answer = (req, res) => {
    conditions.push(req.headers['if-none-match']);
    res.writeHead(200, { etag: '"v1"' }).end(csv(...carts));
  };
  const folder = join(published.dataDir, 'stock-from');
  await mkdir(folder);
  // What a killed process left of a copy goes with the next one.
  const longAgo = new Date(Date.now() - 2 * hour);
  await writeFile(join(folder, 'x.1.part'), 'half');
  await utimes(join(folder, 'x.1.part'), longAgo, longAgo);
  await pull();
  const names = (await readdir(folder)).toSorted();
  expect(names).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), `${names[0]}.json`]);
  await pull();
  for (const name of names) {
    await writeFile(join(folder, name), '');
    expect(await pull()).toMatchObject({ kind: 'read', change: undefined });
  }
  expect(conditions).toEqual([undefined, '"v1"', undefined, undefined]);
});

// spec S17.11, S19.8
test('an address of this machine is requested only where the setting allows it', async () => {
  serve(csv(...carts));
  const refused = await pull({ isPrivate: false });
  expect(refused).toMatchObject({
    failing: {
      problem: expect.stringMatching(
        /has the number :\d+ behind its name.*set STOCK_FROM_PRIVATE=1/,
      ),
    },
  });
  const bare = await pull({ isPrivate: false, from: 'http://127.0.0.1/stock' });
  expect(bare).toMatchObject({
    failing: { problem: expect.stringContaining('which is not on the public internet') },
  });
  expect(published.requests).toEqual([]);
});

test('new photographs in a cart’s folder come in though the file has not changed', async () => {
  published.answer = (req, res) =>
    req.headers['if-none-match']
      ? res.writeHead(304).end()
      : res.setHeader('etag', '"1"').end(csv(...carts));
  await pull();
  const folder = join(published.dataDir, 'photos', 'A2');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'IMG_1.jpg'), await phonePhotograph());
  await writeFile(join(folder, 'IMG_2.jpg'), 'no picture');
  await mkdir(join(published.dataDir, 'photos', 'A 2'));
  await writeFile(join(published.dataDir, 'photos', 'A 2', 'IMG_3.jpg'), 'in a folder of no cart');
  const pulled = await pull();
  expect(pulled).toMatchObject({
    change: expect.any(Object),
    news: expect.arrayContaining([expect.any(String)]),
    leftOut: expect.stringMatching(
      /picture “photos\/A2\/IMG_2.jpg” is not .*\nPhotograph folder A 2 has the number of no cart/,
    ),
  });
  const images = (await published.store.catalogue.list()).find(({ id }) => id === 'a2')?.images;
  expect(images).toEqual([expect.stringMatching(/^\/photos\//)]);
  // A folder is named once, and one of a sold cart never.
  serve(csv('A0,Denago,Rover XL,8500', 'A1,Denago,Rover XL,9001', ...carts.slice(3)));
  expect(await pull()).toMatchObject({ change: expect.any(Object), leftOut: '' });
});

test('a file on this machine is read as it is, and a missing one changes nothing', async () => {
  const file = join(published.dataDir, 'stock.csv');
  await writeFile(file, csv(...carts));
  expect(await pull({ from: file })).toMatchObject({ kind: 'read', change: expect.any(Object) });
  const missing = await pull({ from: '/no/stock.csv' });
  expect(missing).toMatchObject({ failing: { problem: 'There is no file /no/stock.csv' } });
});
