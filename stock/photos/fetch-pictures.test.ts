import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { detailedPhotograph } from '../../test/support/camera.ts';
import { row } from '../../test/support/rows.ts';
import { publicWeb } from '../download/download.ts';
import type { StockReading } from '../import/read-stock.ts';
import { fetchPictures } from './import-photos.ts';
import { openPhotoSets } from './photo-sets.ts';
import { maxPictureBytes } from './picture-limits.ts';

const photograph = await detailedPhotograph();
let requests: string[] = [];
let most = 0;
let open = 0;
const server = createServer((req, res) => {
  requests.push(req.url ?? '');
  open += 1;
  most = Math.max(most, open);
  res.on('close', () => {
    open -= 1;
  });
  // Long enough for the next ones to come beside it on a busy machine.
  setTimeout(() => {
    if (req.url?.startsWith('/bad')) res.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
    else if (req.url?.startsWith('/cut')) res.end(photograph.subarray(0, 5000));
    else res.end(photograph);
  }, 300);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());
const { port } = server.address() as { port: number };

const loopback = {
  ...publicWeb(maxPictureBytes),
  allowsAddress: () => true,
  allowsPort: () => true,
};
const at = (path: string) => `http://127.0.0.1:${port}/${path}`;

function readingOf(images: readonly string[]): StockReading {
  const vehicles = [{ ...row({ id: 'a' }), images }];
  const places = new Map([['a', { row: 2 }]]);
  return {
    rows: 1,
    vehicles,
    places,
    rejected: [],
    notes: [],
    columns: [],
    headings: {},
    hidden: [],
    doubts: new Map(),
    askedPlaces: [],
    questions: new Map(),
    unread: [],
    remarks: [],
    saleCells: new Map(),
  };
}

test('pictures are fetched four at a time, made once, and not fetched again', async () => {
  const sets = openPhotoSets(await mkdtemp(join(tmpdir(), 'fetched-')));
  const many = ['1', '2', '3', '4', '5', '6', '7', '8'].map(at);
  const reading = readingOf([...many, at('bad'), at('cut'), '/own.jpg', 'photos/a.jpg']);
  let done = 0;
  const fetched = await fetchPictures(reading, sets, 'Site/1.0', () => (done += 1), loopback);
  expect(fetched.reading.rejected).toEqual([]);
  // The same picture at eight addresses is shown once.
  expect(fetched.reading.vehicles[0]?.images).toEqual([
    expect.stringMatching(/^\/photos\/[0-9a-f]{20}-1600\.webp$/),
    at('bad'),
    at('cut'),
    '/own.jpg',
    'photos/a.jpg',
  ]);
  expect(fetched.failures.toSorted((a, b) => (a.picture < b.picture ? -1 : 1))).toEqual([
    { row: 2, picture: at('bad'), reason: expect.stringContaining('is not a JPEG') },
    { row: 2, picture: at('cut'), reason: 'is damaged' },
  ]);
  expect([done, requests.length, most]).toEqual([10, 10, 4]);

  requests = [];
  const again = await fetchPictures(reading, sets, 'Site/1.0', () => undefined, loopback);
  expect(again.reading).toEqual(fetched.reading);
  expect(requests.toSorted()).toEqual(['/bad', '/cut']);
});
