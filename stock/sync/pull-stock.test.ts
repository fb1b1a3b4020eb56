import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { byHand } from '../../domain/catalogue/file-cells.ts';
import { hour, minute } from '../../domain/duration.ts';
import { makeVehicle } from '../../store/contract/rig.ts';
import { openStore, type Store } from '../../store/open-store.ts';
import { phonePhotograph } from '../../test/support/camera.ts';
import { publicWeb } from '../download/download.ts';
import { parseMapping } from '../import/mapping/mapping.ts';
import { answerQuestion } from './answer-question.ts';
import { type Pulled, pullStock } from './pull-stock.ts';
import { findFile } from './stock-source.ts';
import { syncMails } from './sync-mail.ts';

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
  readonly at?: Date;
  readonly yes?: string;
  readonly really?: boolean;
  readonly from?: string;
  readonly withinMs?: number;
  readonly mapping?: string;
  readonly isPrivate?: boolean;
}
function pull({
  really = false,
  withinMs,
  mapping,
  isPrivate = true,
  yes,
  ...change
}: Change = {}) {
  const at = change.from ?? from;
  const open = { ...publicWeb(1e6), allowsAddress: () => true, allowsPort: () => true };
  const limits = withinMs === undefined ? [] : [{ ...open, withinMs }];
  return pullStock({
    ...{ catalogue: store.catalogue, sync: store.sync, from: at, really, dataDir },
    now: change.at ?? now,
    ...(yes !== undefined && { yes: { key: yes, by: 'owner@carts.example' } }),
    photosFrom: join(dataDir, 'photos'),
    find: () => findFile({ from: at, isPrivate, dataDir, userAgent: 'Test/1.0' }, ...limits),
    readMapping: async () => (mapping === undefined ? undefined : parseMapping(mapping)),
  });
}
const mailsOf = (pulled: Pulled) => syncMails(pulled, 'https://carts.example');
const prices = async () =>
  Object.fromEntries(
    (await store.catalogue.list()).map((v) => [v.id, v.withdrawnAt ? 'gone' : v.price]),
  );

test('a changed cell is in the stock after the next reading, and the mail says old and new', async () => {
  serve(csv(...carts));
  expect(await pull()).toMatchObject({ kind: 'read', change: expect.any(Object) });
  serve(csv('A0,Denago,Rover XL,8500', ...carts.slice(1)));
  const pulled = await pull();
  const [mail, ...others] = mailsOf(pulled);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Stock changed: 0 added, 1 changed, 0 sold, 11 kept');
  expect(mail?.text).toContain('price $9,000 → $8,500');
  const command = 'dealer inventory undo';
  expect(mail?.links).toEqual([
    { words: 'Take this back', action: 'undo', thing: 'change 2', command },
  ]);
  expect(await prices()).toMatchObject({ a0: 8500, a1: 9001 });
  expect(await store.catalogue.history()).toMatchObject([
    { changed: 1, source: `inventory sync, the file at 127.0.0.1:${port}` },
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
  answer = (req, res) => {
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
    expect(await pull()).toMatchObject({ kind: 'read', change: undefined });
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
    failing: { problem: expect.stringMatching(/^Row 8 \(A104\): price is/) },
  });
});

test('a redirect is followed, as a published spreadsheet does', async () => {
  answer = (req, res) =>
    req.url === '/sheet'
      ? res.end(csv(...carts))
      : res.writeHead(307, { location: '/sheet' }).end();
  expect(await pull()).toMatchObject({ kind: 'read', change: expect.any(Object) });
  expect(asked.map(({ url }) => url)).toEqual(['/stock?key=secret', '/sheet']);
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
  expect(asked).toEqual([]);
});

/** States of a file or server, and the report to the staff. */
const broken: readonly [string, typeof answer, string, Change?][] = [
  [
    'more than a tenth of bad rows',
    (_, res) => res.end(csv(...carts, 'A98,Denago,Rover,twelve', 'A99,Denago,Rover,twelve')),
    "Row 15 (A99): price “twelve” can't be read\n2 of 14 rows",
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
    'no list of rows',
    { mapping: '{"rows":"data","fields":{"name":"n"}}' },
  ],
];

const minutesAfter = (count: number) => new Date(now.getTime() + count * minute);

/** spec S19.18 */
test.each(broken)(
  '%s changes nothing; the staff are mailed after three tries, each day, and once when it works',
  async (_, bad, reason, change) => {
    serve(csv(...carts));
    await pull();
    const before = await store.catalogue.list();
    answer = bad;
    const tries: (readonly [retryInMinutes: number | undefined, subject: string | undefined])[] =
      [];
    for (const minutes of [0, 1, 4, 10, 25, 24 * 60, 24 * 60 + 4]) {
      const pulled = await pull({ ...change, at: minutesAfter(minutes) });
      if (pulled.kind !== 'failed') throw new Error('it was read');
      const [mail] = mailsOf(pulled);
      tries.push([pulled.retryInMinutes, mail?.subject]);
      expect(JSON.stringify(pulled)).not.toContain('secret');
      expect(pulled.failing.problem).toContain(reason);
      expect(pulled.failing.problem).not.toMatch(/^\p{Ll}/u);
      if (mail !== undefined) expect(mail.text).toContain(reason);
    }
    const told = 'Stock not changed: your file has a problem';
    const silent = [undefined, undefined];
    expect(tries).toEqual([
      [1, undefined],
      [3, undefined],
      [6, told],
      silent,
      silent,
      silent,
      [undefined, told],
    ]);
    expect(await store.catalogue.list()).toEqual(before);
    serve(csv(...carts));
    const again = await pull();
    expect(mailsOf(again).map(({ subject }) => subject)).toEqual([
      'Stock: your file is read again',
    ]);
    expect(mailsOf(await pull())).toEqual([]);
    answer = bad;
    expect(await pull(change)).toMatchObject({ failing: { times: 1 }, isMailDue: false });
  },
);

test('a failure shorter than three tries is no mail, neither when it comes nor when it ends', async () => {
  answer = (_, res) => res.writeHead(503).end();
  for (const minutes of [0, 1])
    expect(mailsOf(await pull({ at: minutesAfter(minutes) }))).toEqual([]);
  serve(csv(...carts));
  expect(mailsOf(await pull()).map(({ subject }) => subject)).toEqual([
    'Stock changed: 12 added, 0 changed, 0 sold, 0 kept',
  ]);
});

test('a photograph folder that can not be written counts like a file that can not be read', async () => {
  serve(csv(...carts));
  const folder = join(dataDir, 'photos', 'A2');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'IMG_1.jpg'), await phonePhotograph());
  await writeFile(join(dataDir, 'photos-web'), 'no folder');
  const pulled = await pull();
  expect(pulled).toMatchObject({
    failing: { problem: expect.stringMatching(/photos-web.*can't be used: a/), times: 1 },
  });
});

/** spec S19.17 */
test('a bad row leaves its cart as it was; the staff are told of it once', async () => {
  serve(csv(...carts));
  await pull();
  const rows = [
    'A0,Denago,Rover XL,twelve',
    ...carts.slice(1, -1),
    'A11,Denago,Rover XL,9500',
    ',,Total,',
  ];
  serve(csv(...rows));
  const [changed] = mailsOf(await pull());
  expect(changed?.subject).toBe(
    "Stock changed: 0 added, 1 changed, 0 sold, 10 kept, 1 left alone; 1 row can't be used",
  );
  expect(changed?.text).toContain(
    "Row 2 (A0): price “twelve” can't be read\n1 row (14) names no cart",
  );
  expect(await prices()).toMatchObject({ a0: 9000, a11: 9500 });
  expect(mailsOf(await pull())).toEqual([]);
  serve(csv(...rows.slice(0, -2), 'A11,Denago,Rover XL,soon'));
  expect(mailsOf(await pull({ really: true }))).toEqual([]);
  serve(
    csv(
      ...rows.slice(0, -2),
      'A11,Denago,Rover XL,9500',
      'A99,Denago,Rover XL,many',
      ...Array.from({ length: 10 }, (_, n) => `B${n},Denago,Nomad,8000`),
    ),
  );
  await pull();
  serve(
    csv(
      ...rows.slice(0, -2),
      'A11,Denago,Rover XL,9500',
      'A99,Denago,Rover XL,few',
      ...Array.from({ length: 10 }, (_, n) => `B${n},Denago,Nomad,8000`),
    ),
  );
  const [news] = mailsOf(await pull());
  expect(news?.subject).toBe('Stock: some of your file needs a look');
  expect(news?.text).toContain('(A99): price “few”');
});

/** spec S19.19 */
describe('a yes by mail', () => {
  const question = async () => (await store.sync.readNotes()).questions?.at(-1)?.key ?? 'none';
  const answerWith = (key: string) => answerQuestion(key, store.sync, () => pull({ yes: key }));

  test('applies a price exactly as it was asked about, once', async () => {
    serve(csv(...carts));
    await pull();
    serve(csv('A0,Denago,Rover XL,99950', ...carts.slice(1)));
    const [mail] = mailsOf(await pull());
    expect(mail?.text).toContain('Row 2 (A0): price $9,000 → $99,950 doubles it or more');
    expect(mailsOf(await pull())).toEqual([]);
    expect(await prices()).toMatchObject({ a0: 9000 });
    const key = await question();
    expect(mail?.links).toEqual([
      {
        words: 'Yes, this price is right (A0 Denago Rover XL, $99,950)',
        action: 'accept',
        thing: key,
      },
    ]);
    serve(csv('A0,Denago,Rover XL,99960', ...carts.slice(1)));
    expect(await answerWith(key)).toEqual({ kind: 'changed' });
    expect(await prices()).toMatchObject({ a0: 9000 });
    const next = await question();
    expect(await answerWith(next)).toMatchObject({ kind: 'applied', answer: { key: next } });
    expect(await prices()).toMatchObject({ a0: 99_960 });
    expect(await answerWith(next)).toMatchObject({
      kind: 'before',
      answer: { by: 'owner@carts.example' },
    });
    expect((await store.catalogue.history())[0]).toMatchObject({
      source: expect.stringContaining('after a yes by mail'),
      by: 'owner@carts.example',
    });
  });

  test('takes many carts off, if the file still says exactly the same', async () => {
    serve(csv(...carts));
    await pull();
    serve(csv(...carts.slice(0, 6)));
    for (const minutes of [0, 1]) await pull({ at: minutesAfter(minutes) });
    const [mail] = mailsOf(await pull({ at: minutesAfter(4) }));
    const key = await question();
    expect(mail?.links).toEqual([{ words: 'Yes, take these 6 off', action: 'accept', thing: key }]);
    expect((await store.sync.readNotes()).questions).toMatchObject([
      { kind: 'file', text: expect.stringContaining('6 of the 12 carts in stock would leave') },
    ]);
    serve(csv(...carts.slice(0, 5)));
    expect(await answerWith(key)).toEqual({ kind: 'changed' });
    expect(Object.values(await prices())).not.toContain('gone');
    serve(csv(...carts.slice(0, 6)));
    await pull();
    expect(await answerWith(key)).toMatchObject({ kind: 'applied' });
    expect(Object.values(await prices()).filter((price) => price === 'gone')).toHaveLength(6);
  });

  test('to a question of the day before is mailed anew when the file has changed', async () => {
    serve(csv(...carts));
    await pull();
    serve(csv(...carts.slice(0, 6)));
    for (const minutes of [0, 1, 4]) await pull({ at: minutesAfter(minutes) });
    expect(mailsOf(await pull({ at: minutesAfter(20) }))).toEqual([]);
    serve(csv(...carts.slice(0, 5)));
    expect(mailsOf(await pull({ at: minutesAfter(35) }))).toHaveLength(1);
  });

  test('says why the file can not be read just now', async () => {
    serve(csv(...carts));
    await pull();
    serve(csv('A0,Denago,Rover XL,99950', ...carts.slice(1)));
    await pull();
    const key = await question();
    answer = (_, res) => res.writeHead(503).end();
    expect(await answerWith(key)).toMatchObject({
      kind: 'failed',
      problem: expect.stringContaining('503'),
    });
  });
});

test('many carts leave when that is said', async () => {
  serve(csv(...carts));
  await pull();
  serve(csv(...carts.slice(0, 6)));
  expect(await pull({ really: true })).toMatchObject({ kind: 'read', change: expect.any(Object) });
  expect(Object.values(await prices()).filter((price) => price === 'gone')).toHaveLength(6);
});

test('what an import beside the file did holds until the cells of the file change', async () => {
  serve(csv(...carts));
  await pull();
  const stock = await store.catalogue.list();
  const [a0, a1] = stock;
  if (a0 === undefined || a1 === undefined) throw new Error('no carts');
  const put = [{ ...a0, price: 8000 }, makeVehicle('by-hand', { price: 9000 })];
  const change = byHand({ put, withdraw: ['a1'] }, stock);
  await store.catalogue.apply(change, now.toISOString(), { origin: 'hand' });
  serve(csv(...carts.slice(0, 3), 'A3,Denago,Rover XL,7000', ...carts.slice(4)));
  await pull();
  expect(await prices()).toMatchObject({ a0: 8000, a1: 'gone', a3: 7000, 'by-hand': 9000 });
  serve(csv('A0,Denago,Rover XL,8200', 'A1,Denago,Rover XL,8300', ...carts.slice(2)));
  await pull();
  expect(await prices()).toMatchObject({ a0: 8200, a1: 8300, a3: 9003, 'by-hand': 9000 });
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
  expect(await pull()).toMatchObject({ kind: 'read', change: undefined });
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
  await mkdir(join(dataDir, 'photos', 'A 2'));
  await writeFile(join(dataDir, 'photos', 'A 2', 'IMG_3.jpg'), 'in a folder of no cart');
  const pulled = await pull();
  expect(pulled).toMatchObject({
    change: expect.any(Object),
    isNews: true,
    leftOut: expect.stringMatching(
      /picture “photos\/A2\/IMG_2.jpg” is not .*\nPhotograph folder A 2 has the number of no cart/,
    ),
  });
  const images = (await store.catalogue.list()).find(({ id }) => id === 'a2')?.images;
  expect(images).toEqual([expect.stringMatching(/^\/photos\//)]);
});

test('a file on this machine is read as it is, and a missing one changes nothing', async () => {
  const file = join(dataDir, 'stock.csv');
  await writeFile(file, csv(...carts));
  expect(await pull({ from: file })).toMatchObject({ kind: 'read', change: expect.any(Object) });
  const missing = await pull({ from: '/no/stock.csv' });
  expect(missing).toMatchObject({ failing: { problem: 'There is no file /no/stock.csv' } });
});
