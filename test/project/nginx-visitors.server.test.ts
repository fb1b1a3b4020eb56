import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { fromHeader, type Nginx, startNginx } from '../support/nginx.ts';
import { sendRaw } from '../support/raw-http.ts';
import { testWith } from '../support/test-with.ts';

/** What one visitor may hold of nginx as it is installed (spec S25.8); each is named by a header here. */

const test = testWith('nginx', 'openssl');
const waiting: ServerResponse[] = [];
const site = createServer((request, response) => {
  if (request.url === '/slow' || request.method === 'POST') waiting.push(response);
  else response.end('whole');
});
// As the site's own: nginx closes first.
site.keepAliveTimeout = 75_000;
const sockets: Socket[] = [];
let nginx: Nginx;

beforeAll(async () => {
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  // However long a test takes, a visitor is allowed what comes at once, and hardly more.
  const change = (conf: string) => fromHeader(conf).replace('rate=100r/s', 'rate=1r/m');
  nginx = await startNginx({ sites: [port, 1], change });
});
afterEach(() => {
  for (const response of waiting.splice(0)) response.end();
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  await nginx.stop();
  site.closeAllConnections();
  site.close();
});

const head = (address: string) =>
  `HTTP/1.1\r\nHost: carts.example\r\nX-Forwarded-For: ${address}\r\n`;
const askAs = async (address: string, path = '/') =>
  (await fetch(nginx.url + path, { headers: { 'x-forwarded-for': address } })).status;

/** Opens a connection, sends these bytes and reads nothing. */
async function open(bytes = '', port = nginx.port): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

test.each([
  ['an IPv4 address', '192.0.2.1', '192.0.2.1', '192.0.2.2'],
  ['an IPv6 /64', '2001:db8:1:2::1', '2001:db8:1:2:f::9', '2001:db8:1:3::1'],
])('%s that asks for too much gets 429, and no other', async (_, first, second, other) => {
  const [one = '', two = ''] = [first, second].map((address) => `GET / ${head(address)}`);
  const { text, statuses } = await sendRaw(
    nginx.port,
    `${`${one}\r\n${two}\r\n`.repeat(400)}${two}Connection: close\r\n\r\n`,
    { timeoutMs: 120_000 },
  );
  // Each alone would have asked for less than is allowed at once.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(500);
  expect(statuses.at(-1)).toBe(429);
  expect(text).toMatch(/^retry-after: 10\r$/im);
  expect(await askAs(other)).toBe(200);
});

test('one visitor has 200 answers at once', async () => {
  for (let n = 0; n < 200; n += 1) await open(`GET /slow ${head('198.51.100.1')}\r\n`);
  await expect.poll(() => waiting.length, { timeout: 120_000 }).toBe(200);
  expect(await askAs('198.51.100.1')).toBe(429);
  expect(await askAs('198.51.100.1', '/trade-in')).toBe(429);
  expect(await askAs('198.51.100.2')).toBe(200);
});

// spec S28.4
test('slow forms with photographs of three visitors take nothing of a fourth', async () => {
  const form = (address: string) =>
    `POST /trade-in ${head(address)}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 900\r\n\r\n--x\r\n`;
  const visitors = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];
  for (const address of visitors) for (let n = 0; n < 4; n += 1) await open(form(address));
  // Passed on as they come: the site knows a time for the whole.
  await expect.poll(() => waiting.length, { timeout: 120_000 }).toBe(12);
  const fifth = await sendRaw(nginx.port, form('203.0.113.1'));
  expect(fifth.statuses).toEqual([429]);
  expect(await askAs('203.0.113.1', '/trade-in')).toBe(200);
  await open(form('203.0.113.4'));
  await expect.poll(() => waiting.length, { timeout: 120_000 }).toBe(13);
});

test('thousands of connections that send nothing, or half a greeting, lock nobody out', async () => {
  const half = '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03';
  for (let n = 0; n < 4_000; n += 1) await open(n % 2 === 0 ? '' : half, nginx.tlsPort);
  expect(await handshake({})).toBe('TLSv1.3');
  expect(await askAs('198.51.100.3')).toBe(200);
});

// spec S25.9
test.each([
  ['TLSv1.3', {}, 'TLSv1.3'],
  ['TLSv1.2 with forward secrecy', { ciphers: 'ECDHE-RSA-AES128-GCM-SHA256' }, 'TLSv1.2'],
  ['AES128-SHA', { ciphers: 'AES128-SHA' }, undefined],
  ['AES256-GCM-SHA384', { ciphers: 'AES256-GCM-SHA384' }, undefined],
  ['ECDHE-RSA-AES128-SHA', { ciphers: 'ECDHE-RSA-AES128-SHA' }, undefined],
])('of ciphers, %s is taken as %s', async (_, { ciphers }: { ciphers?: string }, protocol) => {
  const options = ciphers === undefined ? {} : { ciphers, maxVersion: 'TLSv1.2' as const };
  expect(await handshake(options)).toBe(protocol);
});

/** The protocol agreed on; `undefined` where there is none. */
function handshake(options: { ciphers?: string; maxVersion?: 'TLSv1.2' }) {
  return new Promise<string | null | undefined>((resolve) => {
    const own = { port: nginx.tlsPort, host: '127.0.0.1', rejectUnauthorized: false };
    const socket = connectTls({ ...own, ...options }, () => resolve(socket.getProtocol()));
    socket.on('error', () => resolve(undefined));
    sockets.push(socket);
  });
}
