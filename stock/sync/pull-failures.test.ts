import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { phonePhotograph } from '../../test/support/camera.ts';
import {
  type Answer,
  carts,
  csv,
  mailsOf,
  minutesAfter,
  publishStock,
  type Reading,
} from '../../test/support/published-stock.ts';

const published = await publishStock();
const { pull, serve } = published;

const told = 'Stock not changed: ';

/** States of a file or server, and the report to the staff. */
const broken: readonly [string, Answer, string, Reading?][] = [
  [
    'more than a tenth of bad rows',
    (_, res) =>
      res.end(csv(...carts, ...[1, 2, 3, 4, 5, 6].map((at) => `B${at},Denago,Rover,twelve`))),
    "Row 19 (B6): price “twelve” can't be read\n6 of 18 rows",
  ],
  [
    'a missing page',
    (_, res) => res.writeHead(404).end('gone'),
    'there is nothing at this address (404)',
  ],
  ['too few carts', (_, res) => res.end(csv(...carts.slice(0, 6))), '6 of the 12 carts in stock'],
  [
    'a file cut off in its pieces',
    (_, res) => res.writeHead(200).write(csv(...carts.slice(0, 10)), () => res.destroy()),
    "can't be downloaded",
  ],
  [
    'a slow server',
    (_, res) => void res.writeHead(200).write('S'),
    'takes more than',
    { timeoutMs: 300 },
  ],
  [
    'a mapping that does not fit',
    (_, res) => res.end('{"carts":[]}'),
    'no list of rows',
    { mapping: '{"rows":"data","fields":{"name":"n"}}' },
  ],
];

/** spec S19.18 */
test.each(broken)('%s changes nothing, and its reason is noted', async (_, bad, reason, change) => {
  serve(csv(...carts));
  await pull();
  const before = await published.store.catalogue.list();
  published.answer = bad;
  const pulled = await pull(change);
  if (pulled.kind !== 'failed') throw new Error('it was read');
  expect(JSON.stringify(pulled)).not.toContain('secret');
  expect(pulled.failing.problem).toContain(reason);
  expect(pulled.failing.problem).not.toMatch(/^\p{Ll}/u);
  expect(await published.store.catalogue.list()).toEqual(before);
});

/** spec S19.18 */
test('the staff are mailed after three tries, each day, and once when it works', async () => {
  serve(csv(...carts));
  await pull();
  const bad: Answer = (_, res) => res.writeHead(404).end('gone');
  published.answer = bad;
  const tries: unknown[] = [];
  for (const minutes of [0, 1, 4, 10, 25, 24 * 60, 24 * 60 + 4]) {
    const pulled = await pull({ at: minutesAfter(minutes) });
    const [mail] = mailsOf(pulled);
    const retry = pulled.kind === 'failed' && pulled.retryInMinutes;
    tries.push([retry, mail?.subject.slice(0, told.length)]);
    if (mail !== undefined) expect(mail.text).toContain('there is nothing at this address (404)');
  }
  const silent = [undefined, undefined];
  expect(tries).toEqual([
    ...[[1, undefined], [3, undefined], [6, told], silent, silent, silent, [undefined, told]],
  ]);
  serve(csv(...carts));
  const again = await pull();
  expect(mailsOf(again).map(({ subject }) => subject)).toEqual(['Stock: your file works again']);
  expect(mailsOf(await pull())).toEqual([]);
  published.answer = bad;
  expect(await pull()).toMatchObject({ failing: { times: 1 }, isMailDue: false });
});

test('a failure shorter than three tries is no mail, neither when it comes nor when it ends', async () => {
  published.answer = (_, res) => res.writeHead(503).end();
  for (const minutes of [0, 1])
    expect(mailsOf(await pull({ at: minutesAfter(minutes) }))).toEqual([]);
  serve(csv(...carts));
  expect(mailsOf(await pull()).map(({ subject }) => subject)).toEqual(['Stock changed: 12 added']);
});

test('a photograph folder that can not be written counts like a file that can not be read', async () => {
  serve(csv(...carts));
  const folder = join(published.dataDir, 'photos', 'A2');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'IMG_1.jpg'), await phonePhotograph());
  await writeFile(join(published.dataDir, 'photos-web'), 'no folder');
  const pulled = await pull();
  expect(pulled).toMatchObject({
    failing: { problem: expect.stringMatching(/photos-web.*can't be used: a/), times: 1 },
  });
});
