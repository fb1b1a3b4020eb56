import type { lookup } from 'node:dns';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { LookupFunction } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { photoWidths } from '../../domain/stock/pictures/photo.ts';
import { detailedPhotograph } from '../../test/support/camera.ts';
import { readText } from '../../test/support/stock-file.ts';
import { type DownloadLimits, publicWeb } from '../download/download.ts';
import { encodeSet } from './encode-set.ts';
import { fetchPicture, fetchPictures } from './import-photos.ts';
import { openPhotoSets } from './photo-sets.ts';
import { maxPictureBytes } from './picture-limits.ts';

const photograph = await detailedPhotograph();
const requests: { readonly url: string; readonly headers: IncomingHttpHeaders }[] = [];
let open = 0;
let mostOpen = 0;

/** A web server outside the site's control. */
const server = createServer((req, res) => {
  const url = req.url ?? '';
  requests.push({ url, headers: req.headers });
  open += 1;
  mostOpen = Math.max(mostOpen, open);
  res.on('close', () => {
    open -= 1;
  });
  const [, what, argument = ''] = url.split('/', 3);
  if (what === 'photograph') res.setHeader('content-type', 'text/html').end(photograph);
  else if (what === 'to') res.writeHead(302, { location: decodeURIComponent(argument) }).end();
  else if (what === 'hop') {
    const left = Number(argument);
    res.writeHead(307, { location: left === 0 ? '/photograph' : `/hop/${left - 1}` }).end();
  } else if (what === 'nowhere') res.writeHead(302).end();
  else if (what === 'declared') res.writeHead(200, { 'content-length': 50_000_000 }).write('x');
  else if (what === 'endless') {
    const pour = () => {
      while (res.write(Buffer.alloc(65_536)));
    };
    res.on('drain', pour);
    pour();
  } else if (what === 'slow') {
    res.writeHead(200).write('x');
    const drip = setInterval(() => res.write('x'), 50);
    res.on('close', () => clearInterval(drip));
  } else if (what === 'upgrade') {
    res.socket?.write(
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
    );
  } else if (what === 'silent') return;
  // Long enough for the next ones to come beside it on a busy machine.
  else if (what === 'late') setTimeout(() => res.end(photograph), 300);
  else if (what === 'drawing') res.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
  else if (what === 'half') res.end(photograph.subarray(0, 5000));
  else if (what === 'cut') {
    res.writeHead(200, { 'content-length': 1000 }).write('x', () => res.destroy());
  } else if (what === 'zipped') res.writeHead(200, { 'content-encoding': 'gzip' }).end('x');
  else res.writeHead(404).end();
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as { port: number };
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests.length = 0;
});

/** A DNS look-up in which these names have these addresses. */
function naming(names: Readonly<Record<string, readonly string[]>>): typeof lookup {
  const answer: LookupFunction = (name, _options, done) => {
    const addresses = (names[name] ?? []).map((address) => ({ address, family: 4 }));
    if (addresses.length > 0) done(null, addresses);
    else done(Object.assign(new Error(name), { code: 'ENOTFOUND' }), []);
  };
  return answer as unknown as typeof lookup;
}

/** Treats the loopback address as public, so that the test's server can be reached. */
const here: DownloadLimits = {
  ...publicWeb(maxPictureBytes),
  allowsAddress: (address) =>
    address === '127.0.0.1' || publicWeb(maxPictureBytes).allowsAddress(address),
  allowsPort: () => true,
  lookup: naming({
    'pictures.example': ['127.0.0.1'],
    'inside.example': ['10.0.0.5'],
    'both.example': ['127.0.0.1', '169.254.169.254'],
  }),
};
const away = `http://pictures.example:${port}`;
const agent = 'LaurelRidge/1.0 (+https://carts.example)';
const get = (address: string, more: Partial<DownloadLimits> = {}) =>
  fetchPicture(address, agent, { ...here, ...more });

test.each(['/photograph', '/hop/2', `/to/${encodeURIComponent('//pictures.example')}`])(
  'a picture at %s is had, by a client that says whose it is and nothing else',
  async (path) => {
    const to = path.startsWith('/to') ? `/to/${encodeURIComponent(`${away}/photograph`)}` : path;
    expect(await get(`${away}${to}`)).toEqual({ ok: true, bytes: photograph });
    const { headers } = requests.at(-1) ?? {};
    expect(headers).toEqual({
      host: `pictures.example:${port}`,
      connection: 'close',
      'user-agent': agent,
      accept: 'image/*',
      'accept-encoding': 'identity',
    });
  },
);

test.each([
  `http://127.0.0.1:${port}/photograph`,
  `http://localhost:${port}/photograph`,
  `http://2130706433:${port}/photograph`,
  `http://0x7f.1:${port}/photograph`,
  `http://017700000001:${port}/photograph`,
  `http://127.1:${port}/photograph`,
  `http://0:${port}/photograph`,
  `http://[::1]:${port}/photograph`,
  `http://[::ffff:127.0.0.1]:${port}/photograph`,
  `http://[::ffff:7f00:1]:${port}/photograph`,
  `http://①②⑦.⓪.⓪.①:${port}/photograph`,
])('%s is not requested, however the address is spelled', async (address) => {
  const limits = { ...publicWeb(maxPictureBytes), allowsPort: () => true };
  const answer = await fetchPicture(address, agent, limits);
  expect(answer).toEqual({
    ok: false,
    reason: expect.stringContaining('which is not on the public internet'),
  });
  expect(requests).toEqual([]);
});

test.each([
  ['http://10.0.0.5/', 'leads to 10.0.0.5, which is not on the public internet'],
  ['http://169.254.169.254/latest/meta-data/', 'leads to 169.254.169.254'],
  ['http://[::1]/', 'leads to ::1'],
  ['http://inside.example/', 'leads to 10.0.0.5'],
  ['http://both.example/', 'leads to 169.254.169.254'],
  ['http://unknown.example/', "can't be downloaded: nobody has that name"],
  ['http://127.0.0.1:1/', "can't be downloaded: nothing answers there"],
  ['http://a:b@pictures.example/', 'has a password in it'],
  ['http://a@pictures.example/', 'has a password in it'],
  ['file:///etc/passwd', 'does not begin with http'],
  ['ftp://pictures.example/a.jpg', 'does not begin with http'],
])('%s is not requested, and a redirect there not followed', async (address, words) => {
  const refused = { ok: false, reason: expect.stringContaining(words) };
  expect(await get(address)).toEqual(refused);
  expect(requests).toEqual([]);
  expect(await get(`${away}/to/${encodeURIComponent(address)}`)).toEqual(refused);
  expect(requests).toHaveLength(1);
});

test.each([
  [`${away}/photograph`, port],
  ['https://pictures.example:22/', 22],
  ['http://pictures.example:3000/', 3000],
])('%s is not connected to: only ports 80 and 443 are', async (address, portNumber) => {
  const { allowsPort } = publicWeb(maxPictureBytes);
  const reason = expect.stringMatching(`^has the number :${portNumber} behind`);
  expect(await get(address, { allowsPort })).toEqual({ ok: false, reason });
  const usual = address.startsWith('https') ? 443 : 80;
  const refused = await get(address.replace(/:\d+/, ''), { allowsPort: (one) => one !== usual });
  expect(refused).toMatchObject({ reason: expect.stringContaining(`:${usual} behind`) });
  expect([allowsPort(usual), requests]).toEqual([true, []]);
});

test.each([
  ['/hop/3', 'redirects more than 3 times'],
  ['/nowhere', 'redirects to an invalid address'],
  ['/to/http:%2f%2f[', 'redirects to an invalid address'],
  ['/missing', 'says that there is nothing at this address (404)'],
  ['/upgrade', 'answers with something else than a file (101)'],
  ['/declared', 'has more than 1 MB'],
  ['/endless', 'has more than 1 MB'],
  ['/cut', "can't be downloaded: the connection broke off"],
  ['/zipped', 'comes packed as gzip, which was not asked for'],
])('what is at %s is not taken', async (path, reason) => {
  expect(await get(`${away}${path}`, { maxBytes: 1_000_000 })).toEqual({ ok: false, reason });
});

test.each(['/slow', '/silent'])('%s is given up after the time limit', async (path) => {
  const answer = await get(`${away}${path}`, { timeoutMs: 300 });
  expect(answer).toEqual({ ok: false, reason: 'takes more than 0.3 s' });
});

test('pictures are fetched four at a time, made once, and not fetched again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fetched-'));
  const sets = openPhotoSets(folder, async ({ bytes, path }) => {
    if (bytes.length < photograph.length) return { ok: false, reason: 'is damaged' };
    await encodeSet(bytes, path, { effort: { avif: 0, webp: 0 }, widths: photoWidths });
    return { ok: true };
  });
  const many = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${away}/late/${n}`);
  const rest = [`${away}/drawing`, `${away}/half`, '/own.jpg', 'photos/a.jpg'];
  const reading = await readText(`make,name,photos\nDenago,A,${[...many, ...rest].join('|')}\n`);
  mostOpen = open;
  let done = 0;
  const fetched = await fetchPictures(reading, sets, agent, () => (done += 1), here);
  // The same picture at eight addresses is shown once.
  expect(fetched.reading.vehicles[0]?.images).toEqual([
    expect.stringMatching(/^\/photos\/[0-9a-f]{20}-1600\.webp$/),
    ...rest,
  ]);
  expect(fetched.failures).toEqual([
    { row: 2, picture: rest[0], reason: expect.stringContaining('is not a JPEG') },
    { row: 2, picture: rest[1], reason: 'is damaged' },
  ]);
  expect([done, requests.length, mostOpen]).toEqual([10, 10, 4]);
  requests.length = 0;
  const again = await fetchPictures(reading, sets, agent, () => undefined, here);
  expect(again.reading).toEqual(fetched.reading);
  expect(requests.map(({ url }) => url).toSorted()).toEqual(['/drawing', '/half']);
});
