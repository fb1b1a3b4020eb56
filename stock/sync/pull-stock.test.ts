import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { byHand } from '../../domain/catalogue/file-cells.ts';
import { hour } from '../../domain/duration.ts';
import { makeVehicle } from '../../store/contract/rig.ts';
import { openStore, type Store } from '../../store/open-store.ts';
import { phonePhotograph } from '../../test/support/camera.ts';

import { publicWeb } from '../download/download.ts';
import { parseMapping } from '../import/mapping/mapping.ts';
import { pullStock } from './pull-stock.ts';
import { findFile } from './stock-source.ts';
import { syncMail } from './sync-mail.ts';

/** The server a spreadsheet is published on; each test says how it answers. */
let answer: (req: IncomingMessage, res: ServerResponse) => void;
const asked: IncomingMessage[] = [];
const server = createServer((req, res) => {
  asked.push(req);
  answer(req, res);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as { port: number };
const from = `http://127.0.0.1:${port}/stock?key=secret`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const head = 'Stock #,Make,Model,Price';
const carts = Array.from({ length: 12 }, (_, n) => `A${n},Denago,Rover XL,${9000 + n}`);
const csv = (...rows: readonly string[]) => `${[head, ...rows].join('\n')}\n`;
const serve = (text: string) => {
  answer = (_req, res) => res.setHeader('content-type', 'text/csv').end(text);
};

let dataDir: string;
let store: Store;
beforeEach(async () => {
  asked.length = 0;
  dataDir = await mkdtemp(join(tmpdir(), 'sync-'));
  store = await openStore({ dataDir });
});
afterEach(() => store.close());

const now = new Date('2026-05-04T12:00:00Z');
interface Change {
  readonly really?: boolean;
  readonly from?: string;
  readonly withinMs?: number;
  readonly mapping?: string;
  readonly isPrivate?: boolean;
}
function pull({ really = false, withinMs, mapping, isPrivate = true, ...change }: Change = {}) {
  const at = change.from ?? from;
  const open = { ...publicWeb(1e6), allowsAddress: () => true, allowsPort: () => true };
  const limits = withinMs === undefined ? [] : [{ ...open, withinMs }];
  return pullStock({
    ...{ catalogue: store.catalogue, sync: store.sync, from: at, really, now, dataDir },
    photosFrom: join(dataDir, 'photos'),
    find: () => findFile({ from: at, isPrivate, dataDir, userAgent: 'Test/1.0' }, ...limits),
    readMapping: async () => (mapping === undefined ? undefined : parseMapping(mapping)),
  });
}
const prices = async () =>
  Object.fromEntries(
    (await store.catalogue.list()).map((v) => [v.id, v.withdrawnAt ? 'gone' : v.price]),
  );

test('a changed cell is in the stock after the next reading, and the mail says old and new', async () => {
  serve(csv(...carts));
  expect(await pull()).toMatchObject({ kind: 'changed' });
  serve(csv('A0,Denago,Rover XL,8500', ...carts.slice(1)));
  const pulled = await pull();
  const mail = syncMail(pulled, 'https://carts.example');
  expect(mail?.subject).toBe('Stock changed: 0 added, 1 changed, 0 sold, 11 kept');
  expect(mail?.text).toContain('price $9,000 → $8,500');
  expect(await prices()).toMatchObject({ a0: 8500, a1: 9001 });
  expect(await store.catalogue.history()).toMatchObject([
    { changed: 1, source: `inventory sync, the file at 127.0.0.1:${port}` },
    { added: 12 },
  ]);
  expect(await pull()).toMatchObject({ kind: 'unchanged' });
});

test.each([
  ['etag', 'if-none-match', '"v1"'],
  ['last-modified', 'if-modified-since', 'Mon, 04 May 2026 10:00:00 GMT'],
])('with %s a file that has not changed is not sent again', async (header, condition, value) => {
  const statuses: number[] = [];
  answer = (req, res) => {
    const isSame = req.headers[condition] === value;
    statuses.push(isSame ? 304 : 200);
    res.writeHead(isSame ? 304 : 200, { [header]: value }).end(isSame ? '' : csv(...carts));
  };
  expect(await pull()).toMatchObject({ kind: 'changed' });
  expect(await pull()).toEqual({ kind: 'unchanged', leftOut: [] });
  expect(statuses).toEqual([200, 304]);
});

test('a copy, or the notes about it, that a crash has emptied is downloaded again', async () => {
  const conditions: unknown[] = [];
  answer = (req, res) => {
    conditions.push(req.headers['if-none-match']);
    res.writeHead(200, { etag: '"v1"' }).end(csv(...carts));
  };
  const folder = join(dataDir, 'stock-from');
  await pull();
  const names = (await readdir(folder)).toSorted();
  expect(names).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), `${names[0]}.json`]);
  await pull();
  for (const name of names) {
    await writeFile(join(folder, name), '');
    expect(await pull()).toMatchObject({ kind: 'unchanged' });
  }
  expect(conditions).toEqual([undefined, '"v1"', undefined, undefined]);
});

test('what a killed process left of a copy goes with the next one', async () => {
  serve(csv(...carts));
  const left = join(dataDir, 'stock-from', 'x.1.part');
  await mkdir(join(dataDir, 'stock-from'));
  await writeFile(left, 'half');
  const longAgo = new Date(Date.now() - 2 * hour);
  await utimes(left, longAgo, longAgo);
  await pull();
  expect(await readdir(join(dataDir, 'stock-from'))).toHaveLength(2);
});

test('a workbook at the address is read like a CSV', async () => {
  const book = await readFile(
    new URL('../import/fixtures/workbooks/libreoffice.ods', import.meta.url),
  );
  answer = (_req, res) => res.end(book);
  expect(await pull()).toMatchObject({
    problem: expect.stringMatching(/^Row 8 \(A104\): price is/),
  });
});

test('a redirect is followed, as a published spreadsheet does', async () => {
  answer = (req, res) =>
    req.url === '/sheet'
      ? res.end(csv(...carts))
      : res.writeHead(307, { location: '/sheet' }).end();
  expect(await pull()).toMatchObject({ kind: 'changed' });
  expect(asked.map(({ url }) => url)).toEqual(['/stock?key=secret', '/sheet']);
});

test('an address of this machine is requested only where the setting allows it', async () => {
  serve(csv(...carts));
  const refused = await pull({ isPrivate: false });
  expect(refused).toMatchObject({
    kind: 'problem',
    problem: expect.stringMatching(/uses port.*80 and 443.*set STOCK_FROM_PRIVATE=1/),
  });
  const bare = await pull({ isPrivate: false, from: 'http://127.0.0.1/stock' });
  expect(bare).toMatchObject({ problem: expect.stringContaining('which is not public') });
  expect(asked).toEqual([]);
});

/** States of a file or server, and the report to the staff. */
const broken: readonly [string, typeof answer, string, Change?][] = [
  [
    'a bad row',
    (_, res) => res.end(csv(...carts, 'A99,Denago,Rover,twelve')),
    'Row 14 (A99): price',
  ],
  ['no row', (_, res) => res.end(csv()), 'no rows'],
  ['nothing', (_, res) => res.end(), 'is empty'],
  ['HTML', (_, res) => res.end('<!DOCTYPE html><title>Sign in</title>'), 'is a web page'],
  ['no known column', (_, res) => res.end('a,b\n1,2\n'), 'No column of this file is known'],
  [
    'a missing page',
    (_, res) => res.writeHead(404).end('gone'),
    'there is nothing at this address (404)',
  ],
  ['compressed bytes', (_, res) => res.writeHead(200, { 'content-encoding': 'br' }).end('x'), 'br'],
  ['too few carts', (_, res) => res.end(csv(...carts.slice(0, 6))), '6 of the 12 carts in stock'],
  [
    'a file cut off by its length',
    (_, res) =>
      res.writeHead(200, { 'content-length': 900 }).write(csv(...carts), () => res.destroy()),
    "can't be downloaded",
  ],
  [
    'a file cut off in its pieces',
    (_, res) => res.writeHead(200).write(csv(...carts.slice(0, 10)), () => res.destroy()),
    "can't be downloaded",
  ],
  ['JSON cut off', (_, res) => res.end('[{"make":"Denago","mod'), 'cut off'],
  [
    'a slow server',
    (_, res) => void res.writeHead(200).write('S'),
    'takes more than',
    { withinMs: 300 },
  ],
  [
    'a mapping that does not fit',
    (_, res) => res.end('{"carts":[]}'),
    'no array',
    { mapping: '{"rows":"data","fields":{"name":"n"}}' },
  ],
];

test.each(broken)(
  '%s changes nothing, and the staff are told once',
  async (_, bad, reason, change) => {
    serve(csv(...carts));
    await pull();
    const before = await store.catalogue.list();
    answer = bad;
    const first = await pull(change);
    expect(first).toEqual({
      kind: 'problem',
      problem: expect.stringContaining(reason),
      isNew: true,
    });
    expect(syncMail(first, 'https://carts.example')?.text).toContain(reason);
    const second = await pull(change);
    expect(second).toMatchObject({ kind: 'problem', isNew: false });
    expect(syncMail(second, 'https://carts.example')).toBeUndefined();
    expect(JSON.stringify([first, second])).not.toContain('secret');
    expect(await store.catalogue.list()).toEqual(before);
    serve(csv(...carts));
    expect(await pull()).toMatchObject({ kind: 'unchanged' });
    answer = bad;
    expect(await pull(change)).toMatchObject({ isNew: true });
  },
);

test('many carts leave when that is said', async () => {
  serve(csv(...carts));
  await pull();
  serve(csv(...carts.slice(0, 6)));
  expect(await pull({ really: true })).toMatchObject({ kind: 'changed' });
  expect(Object.values(await prices()).filter((price) => price === 'gone')).toHaveLength(6);
});

test('what an import beside the file did holds until the cells of the file change', async () => {
  serve(csv(...carts));
  await pull();
  const stock = await store.catalogue.list();
  const [a0, a1] = stock;
  if (a0 === undefined || a1 === undefined) throw new Error('no carts');
  const put = [{ ...a0, price: 1 }, makeVehicle('by-hand', { price: 9000 })];
  const change = byHand({ put, withdraw: ['a1'] }, stock);
  await store.catalogue.apply(change, now.toISOString(), { origin: 'hand' });
  serve(csv(...carts.slice(0, 3), 'A3,Denago,Rover XL,7000', ...carts.slice(4)));
  await pull();
  expect(await prices()).toMatchObject({ a0: 1, a1: 'gone', a3: 7000, 'by-hand': 9000 });
  serve(csv('A0,Denago,Rover XL,2', 'A1,Denago,Rover XL,3', ...carts.slice(2)));
  await pull();
  expect(await prices()).toMatchObject({ a0: 2, a1: 3, a3: 9003, 'by-hand': 9000 });
});

test('two columns that change places release nothing that was taken back', async () => {
  const columns = (...facts: readonly string[]) =>
    `Stock #,Make,Model,Price,${facts.join(',')}\nA0,Denago,Rover XL,9000,${facts.map((fact) => `${fact} 1`).join(',')}\n`;
  serve(columns('Motor', 'Tires').replace('9000', '8000'));
  await pull();
  serve(columns('Motor', 'Tires'));
  await pull();
  await store.catalogue.undo(now.toISOString());
  serve(columns('Tires', 'Motor'));
  await pull();
  expect(await prices()).toEqual({ a0: 8000 });
});

test('a reading that was taken back stays so until the cells of the file change', async () => {
  serve(csv(...carts));
  await pull();
  const before = await prices();
  serve(csv('A0,Denago,Rover XL,8500', ...carts.slice(2), 'N1,Denago,Nomad,8000'));
  await pull();
  expect(await prices()).toMatchObject({ a0: 8500, a1: 'gone', n1: 8000 });
  await store.catalogue.undo(now.toISOString());
  expect(await pull()).toMatchObject({ kind: 'unchanged' });
  expect(await prices()).toEqual({ ...before, n1: 'gone' });
  serve(
    csv(
      'A0,Denago,Rover XL,8600',
      'A1,Denago,Rover XL,9002',
      ...carts.slice(2),
      'N1,Denago,Nomad,8100',
    ),
  );
  await pull();
  expect(await prices()).toEqual({ ...before, a0: 8600, a1: 9002, n1: 8100 });
});

test('new photographs in a cart’s folder come in though the file has not changed', async () => {
  answer = (req, res) =>
    req.headers['if-none-match']
      ? res.writeHead(304).end()
      : res.setHeader('etag', '"1"').end(csv(...carts));
  await pull();
  const folder = join(dataDir, 'photos', 'A2');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'IMG_1.jpg'), await phonePhotograph());
  await writeFile(join(folder, 'IMG_2.jpg'), 'no picture');
  const pulled = await pull();
  expect(pulled).toMatchObject({ kind: 'changed', leftOut: [{ picture: 'photos/A2/IMG_2.jpg' }] });
  const images = (await store.catalogue.list()).find(({ id }) => id === 'a2')?.images;
  expect(images).toEqual([expect.stringMatching(/^\/photos\//)]);
});

test('a file on this machine is read as it is, and a missing one changes nothing', async () => {
  const file = join(dataDir, 'stock.csv');
  await writeFile(file, csv(...carts));
  expect(await pull({ from: file })).toMatchObject({ kind: 'changed' });
  const missing = await pull({ from: '/no/stock.csv' });
  expect(missing).toMatchObject({ problem: 'There is no file /no/stock.csv' });
});
