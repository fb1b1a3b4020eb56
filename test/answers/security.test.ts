import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { LoggedRequest } from '../../base/request-log.ts';
import { clientTimes } from '../../http/connection/listen.ts';
import { builtServer, type Listening, listenFor } from '../support/built-server.ts';
import { typed } from '../support/enquiry.ts';
import { fetchFromApp } from '../support/fetch-from-app.ts';
import { type OpenApp, openApp } from '../support/open-app.ts';
import { sendRaw } from '../support/raw-http.ts';

let app: OpenApp;
let listening: Listening;
const answered: LoggedRequest[] = [];

const hasIPv6 = networkInterfaces().lo?.some(({ family }) => family === 'IPv6') === true;

beforeAll(async () => {
  app = await openApp();
  listening = await listenFor(app.site, { onAnswer: (one) => answered.push(one) });
});
afterAll(async () => {
  await listening.stop(0);
  await app.close();
});

const raw = (bytes: string | readonly string[], options = {}) =>
  sendRaw(listening.port, bytes, options);
const host = 'Host: carts.example\r\n';
const end = 'Connection: close\r\n\r\n';

describe('requests as bytes', () => {
  // spec S16.4
  test.each([
    ['no Host', `GET / HTTP/1.1\r\n${end}`],
    ['an odd Host', `GET / HTTP/1.1\r\nHost: a b\r\n${end}`],
    ['two Hosts', `GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n${end}`],
    ['dots that climb, encoded', `GET /%2e%2e/etc/passwd HTTP/1.1\r\n${host}${end}`],
    ['a bare null byte', `GET /a\0b HTTP/1.1\r\n${host}${end}`],
    ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\n${host}${end}`],
    ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['a space before the colon', `GET / HTTP/1.1\r\n${host}X : y\r\n${end}`],
    ['a line feed alone', `GET / HTTP/1.1\nHost: a\n\n`],
  ])('%s: 400 with the security headers', async (_, bytes) => {
    const { text, statuses, closed } = await raw(bytes);
    expect(statuses).toEqual([400]);
    expect(closed).toBe(true);
    expect(text).toMatch(/^content-security-policy: default-src 'none'/m);
    expect(text).toMatch(/^x-content-type-options: nosniff/m);
    expect(text).toMatch(/^strict-transport-security: /m);
  });

  test.each([
    ['too many headers', `GET / HTTP/1.1\r\n${host}X: ${'a'.repeat(20_000)}\r\n${end}`, 431],
    ['a very long address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${host}${end}`, 431],
    ['a method that reads back', `TRACE / HTTP/1.1\r\n${host}${end}`, 405],
    ['a method of elsewhere', `PROPFIND / HTTP/1.1\r\n${host}${end}`, 405],
    ['an expectation', `GET / HTTP/1.1\r\n${host}Expect: more\r\n${end}`, 417],
    ['an upgrade', `GET / HTTP/1.1\r\n${host}Connection: upgrade\r\nUpgrade: h2c\r\n${end}`, 200],
    ['a whole address', `GET http://carts.example/denago HTTP/1.1\r\n${host}${end}`, 200],
    ['an old client', 'GET /denago HTTP/1.0\r\n\r\n', 200],
    ['a byte outside ASCII', `GET /A\xff HTTP/1.1\r\n${host}${end}`, 400],
    ['every character of a path', `GET /A!$&'()*+,;=:@ HTTP/1.1\r\n${host}${end}`, 301],
    ['no host', `GET /contact HTTP/1.1\r\nHost: 1.2.3.999\r\nReferer: x\r\n${end}`, 400],
  ])('%s', async (_, bytes, status) => {
    const { text, statuses } = await raw(bytes);
    expect(statuses).toEqual([status]);
    expect(text).toMatch(/^content-security-policy: /m);
  });

  test.each([
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n\r\n'],
    ['a length and pieces', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['pieces inside something', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
    ['a length beyond counting', 'Content-Length: 99999999999999999999\r\n\r\nhello'],
    ['a piece of endless size', 'Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n'],
  ])('%s smuggles in no second request', async (_, rest) => {
    const second = `GET /denago HTTP/1.1\r\n${host}\r\n`;
    const { statuses, closed } = await raw(
      `POST /api/contact HTTP/1.1\r\n${host}Content-Type: application/json\r\n${rest}${second}`,
    );
    expect(statuses).toEqual([400]);
    expect(closed).toBe(true);
  });

  test('a body longer than its Content-Length is refused', async () => {
    const head = `POST /api/contact HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;
    const { statuses, closed } = await raw(`${head}Content-Length: 2\r\n\r\n{}extra`);
    expect([[...new Set(statuses)], closed]).toEqual([[400], true]);
  });

  test('sequential requests are answered in order', async () => {
    const get = (path: string) => `GET ${path} HTTP/1.1\r\n${host}`;
    const all = ['/denago', '/nowhere', '/Denago'].map(get).join('\r\n');
    const { statuses } = await raw(all + end);
    expect(statuses).toEqual([200, 404, 301]);
  });

  // spec S16.4, S22.8
  test('a large body is refused without being read', async () => {
    const head = `POST /api/contact HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;
    const declared = await raw(`${head}Content-Length: 100000000\r\n\r\n{`);
    expect(declared.statuses).toEqual([413]);
    expect(declared.closed).toBe(true);
    const piece = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    const pieces = [`${head}Transfer-Encoding: chunked\r\n\r\n`, ...Array(5).fill(piece)];
    const undeclared = await raw(pieces);
    expect(undeclared.statuses).toEqual([413]);
    expect(undeclared.closed).toBe(true);
  });

  test('a body with a GET ends the connection', async () => {
    const { statuses, closed } = await raw(
      `GET /denago HTTP/1.1\r\n${host}Content-Length: 100000000\r\n\r\nx`,
    );
    expect(statuses).toEqual([200]);
    expect(closed).toBe(true);
  });
});

// spec S22.4
test.each([
  ['http://carts.example', 'Sec-Fetch-Site: same-origin\r\n'],
  ['https://carts.example', ''],
  ['http://carts.example', ''],
  ['x', 'Sec-Fetch-Site: same-origin\r\n'],
])(
  'a form of the site is accepted from %s, whatever the scheme behind a proxy',
  async (origin, more) => {
    const message = `Is it there, asked from ${origin}${more}?`;
    const body = new URLSearchParams({ ...typed, message }).toString();
    const type = 'Content-Type: application/x-www-form-urlencoded\r\n';
    const head = `POST /contact HTTP/1.1\r\n${host}Origin: ${origin}\r\n${more}${type}`;
    const { statuses } = await raw(`${head}Content-Length: ${body.length}\r\n${end}${body}`);
    expect(statuses).toEqual([303]);
  },
);

test('an unknown Host changes nothing of a page, also of one asked for the first time', async () => {
  const fresh = await openApp();
  onTestFinished(() => fresh.close());
  const served = (await builtServer()).createApp(fresh.site);
  const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
  for (const path of ['/sitemap.xml', '/robots.txt', '/contact', '/', '/vehicles/ev-city']) {
    const request = new Request(`https://evil.example${path}`, { headers });
    const response = await fetchFromApp(served, request);
    expect([path, response.status]).toEqual([path, 200]);
    expect(await response.text(), path).not.toContain('evil.example');
  }
});

describe('slow clients', () => {
  test('have 10 s for their headers and five minutes for a request (spec S22.8)', () => {
    expect(clientTimes).toMatchObject({ headersTimeout: 10_000, requestTimeout: 300_000 });
  });

  test.each([
    ['a head', `GET / HTTP/1.1\r\nX: `],
    [
      'a form',
      `POST /trade-in HTTP/1.1\r\n${host}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 900\r\n\r\n--x\r\n`,
    ],
  ])('%s that never comes to its end is cut off in time', async (_, bytes) => {
    const times = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 };
    const hurried = await listenFor(app.site, { clientTimes: times });
    onTestFinished(() => hurried.stop(0));
    const { statuses, closed } = await sendRaw(hurried.port, bytes, { timeoutMs: 10_000 });
    expect([statuses, closed]).toEqual([[408], true]);
  });
});

// spec S17.1
test.runIf(hasIPv6)('127.0.0.1 and ::1 are answered alike', async () => {
  const both = await listenFor(app.site, { hosts: ['127.0.0.1', '::1'] });
  onTestFinished(() => both.stop(0));
  for (const name of ['127.0.0.1', '[::1]']) {
    expect((await fetch(`http://${name}:${both.port}/healthz`)).status).toBe(200);
  }
});
