import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import type { LoggedRequest } from '../../base/request-log.ts';
import { dealerOf } from '../../domain/dealer/overrides.ts';
import type { Representation } from '../response/representation.ts';
import { clientAddress, hostOf, type RequestHandler, serveRequests } from './serve-requests.ts';

/** A server whose every answer is `answer()`, what it logs, and how it counts its first answer. */
async function serving(answer: RequestHandler['handle']) {
  const logged: unknown[] = [];
  const answered = Promise.withResolvers<LoggedRequest>();
  const serve = serveRequests(
    { handle: answer },
    {
      siteUrl: 'https://carts.example',
      stock: { dealer: dealerOf() },
      trustProxy: false,
      log: (level, event, more) => logged.push([level, event, more?.error]),
      onAnswer: answered.resolve,
      isStopping: () => false,
    },
  );
  const server = createServer(serve).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1', () =>
    client.write('GET /photo HTTP/1.1\r\nHost: carts.example\r\n\r\n'),
  );
  const [socket] = (await once(server, 'connection')) as [Socket];
  return { client, logged, answered: answered.promise, socket };
}

/** A file of ten bytes, of which three can be read. */
function beginning(): { readonly body: Readable; readonly answer: () => Promise<Representation> } {
  const body = new Readable({ read: () => undefined });
  body.push('abc');
  return { body, answer: async () => ({ status: 200, headers: { 'content-length': '10' }, body }) };
}

test('a disk that fails in the middle of a file is logged and counted as an error', async () => {
  const { body, answer } = beginning();
  const { client, logged, answered } = await serving(answer);
  await once(client, 'data');
  body.destroy(new Error('EIO: i/o error, read'));
  expect(await answered).toMatchObject({ status: 500 });
  expect(logged).toEqual([['error', 'request failed', 'Error: EIO: i/o error, read']]);
  if (!client.closed) await once(client, 'close');
});

test('a client that leaves in the middle of a file is no error, and the file is closed', async () => {
  const { body, answer } = beginning();
  const { client, logged, answered } = await serving((request) => {
    request.cache = 'hit';
    return answer();
  });
  await once(client, 'data');
  client.destroy();
  expect(await answered).toMatchObject({ status: 499, cache: 'none' });
  expect([logged, body.destroyed]).toEqual([[], true]);
});

test('a client that has left before its file is open: the file is closed, whatever it says', async () => {
  const { body, answer } = beginning();
  const opening = Promise.withResolvers<void>();
  const arrival = Promise.withResolvers<void>();
  const { client, logged, answered, socket } = await serving(async () => {
    arrival.resolve();
    await opening.promise;
    return answer();
  });
  await arrival.promise;
  client.destroy();
  // The server notices over its own socket.
  await once(socket, 'close');
  opening.resolve();
  expect(await answered).toMatchObject({ status: 499 });
  expect([logged, body.destroyed]).toEqual([[], true]);
  // Nobody is there to hear it; unhandled, it would end the process.
  body.emit('error', new Error('EMFILE: too many open files'));
  expect(logged).toEqual([]);
});

test('a file of which the answer is complete counts as answered', async () => {
  const { body, answer } = beginning();
  const { client, logged, answered } = await serving(answer);
  client.resume();
  body.push('defghij');
  body.push(null);
  expect(await answered).toMatchObject({ status: 200 });
  expect(logged).toEqual([]);
});

test('what breaks before an answer has begun is a 500 page', async () => {
  const { client, logged, answered } = await serving(() => Promise.reject(new Error('a bug')));
  const [text] = await once(client, 'data');
  expect(String(text)).toMatch(/^HTTP\/1\.1 500 /);
  expect(await answered).toMatchObject({ status: 500 });
  expect(logged).toEqual([['error', 'request failed', 'Error: a bug']]);
});

const from = (headers: Record<string, string>) =>
  ({
    headers,
    httpVersion: '1.1',
    socket: { remoteAddress: '203.0.113.9' },
  }) as unknown as IncomingMessage;

// spec S17.9
test.each([
  [{}, '203.0.113.9'],
  [{ 'x-forwarded-for': '198.51.100.7, 192.0.2.1' }, '192.0.2.1'],
  [{ 'x-forwarded-for': '192.0.2.1:4711' }, '192.0.2.1'],
  [{ 'x-forwarded-for': '[2001:db8::1]:443' }, '2001:db8::1'],
  [{ 'x-forwarded-for': 'robin' }, '203.0.113.9'],
  [{ forwarded: 'for=192.0.2.1', 'x-real-ip': '192.0.2.1' }, '203.0.113.9'],
])('behind a proxy, %j is %s', (headers, address) => {
  expect(clientAddress(from(headers), true)).toBe(address);
  expect(clientAddress(from(headers), false)).toBe('203.0.113.9');
});

test.each([
  ['carts.example', 'carts.example'],
  ['carts.example:8080', 'carts.example:8080'],
  ['[::1]:3000', '[::1]:3000'],
  ['carts.example/path', undefined],
  ['user@carts.example', undefined],
  ['carts example', undefined],
  ['', undefined],
  ['carts.example:99999', undefined],
  ['1.2.3.999', undefined],
  ['[1:2:3]', undefined],
])('the Host %j is %s', (host, expected) => {
  expect(hostOf(from({ host }), 'fallback')).toBe(expected);
});
