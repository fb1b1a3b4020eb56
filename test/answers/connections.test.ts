import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Listening, listenFor } from '../support/built-server.ts';
import { type OpenApp, openApp } from '../support/open-app.ts';
import { sendRaw } from '../support/raw-http.ts';

/** What one client may hold of the server: requests at once, and connections. */

const most = 8;
let app: OpenApp;
let listening: Listening;
const sockets: Socket[] = [];

beforeEach(async () => {
  app = await openApp();
  listening = await listenFor(app.site, {
    connections: { most, mostOfNetwork: most, grace: 0 },
  });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await listening.stop(0, 1_000);
  await app.close();
});

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: carts.example\r\n\r\n`;

/** Opens a connection, sends `bytes` over it and notes whether the other side has ended it. */
async function open(
  bytes = '',
  localAddress = '127.0.0.1',
): Promise<{ readonly socket: Socket; isClosed: boolean }> {
  const socket = connect({ port: listening.port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  const opened = { socket, isClosed: false };
  socket.on('error', () => undefined);
  socket.on('close', () => {
    opened.isClosed = true;
  });
  socket.resume();
  await once(socket, 'connect');
  if (bytes !== '') {
    socket.write(bytes);
    await once(socket, 'data');
  }
  return opened;
}

// spec S22.3, S22.8
test('of 60 pipelined requests 17 are answered, and the last answer closes', async () => {
  await sendRaw(listening.port, get('/services'));
  const { statuses, closed, text } = await sendRaw(listening.port, get('/services').repeat(60), {
    patience: 10_000,
  });
  expect(closed).toBe(true);
  expect(statuses).toEqual(Array(17).fill(200));
  const [last = ''] = text.split('HTTP/1.1 200').slice(-1);
  expect(text.match(/connection: close/gi)).toHaveLength(1);
  expect(last).toMatch(/connection: close/i);
});

test('a connection with hundreds of pipelined requests ends at once', async () => {
  const { closed } = await sendRaw(listening.port, get('/services').repeat(400), {
    patience: 10_000,
  });
  expect(closed).toBe(true);
});

test('a few pipelined requests are all answered, any number of times', async () => {
  const few = get('/services').repeat(5);
  const { statuses } = await sendRaw(listening.port, [few, few, few, few], { between: 200 });
  expect(statuses).toEqual(Array(20).fill(200));
});

// spec S22.3
test('past the limit, connections that sent nothing are closed first, oldest first', async () => {
  const idle = await open(get('/services'));
  const silent = [await open(), await open('')];
  // A request that has begun and does not end is as good as none.
  const partial = await open();
  partial.socket.write('GET / HTTP/1.1\r\nX: ');
  for (let n = 4; n < most; n += 1) silent.push(await open());
  const { statuses } = await sendRaw(listening.port, get('/services'));
  expect(statuses).toEqual([200]);
  await expect.poll(() => silent[0]?.isClosed).toBe(true);
  expect([idle.isClosed, silent[1]?.isClosed, partial.isClosed]).toEqual([false, false, false]);
});

// spec S22.3
test('when all have sent a request, an idle connection is closed and an active one is not', async () => {
  const idle: { isClosed: boolean }[] = [];
  const body = JSON.stringify({ firstName: 'Robin' });
  const type = 'Content-Type: application/json\r\n';
  const slow = await open();
  const head = `POST /api/contact HTTP/1.1\r\nHost: carts.example\r\n${type}`;
  slow.socket.write(`${head}Content-Length: ${body.length}\r\n\r\n`);
  for (let n = 1; n < most; n += 1) idle.push(await open(get('/services')));
  const { statuses } = await sendRaw(listening.port, get('/services'));
  expect(statuses).toEqual([200]);
  await expect.poll(() => idle.filter(({ isClosed }) => isClosed).length).toBe(1);
  slow.socket.write(body);
  const [answer] = await once(slow.socket, 'data');
  expect(String(answer)).toContain('HTTP/1.1 400');
});

test('past the limit, a connection of the network that has most of them is closed (spec S22.12)', async () => {
  const own = await open();
  const others: { readonly isClosed: boolean }[] = [];
  for (let n = 1; n < most; n += 1) others.push(await open(get('/services'), '127.0.0.2'));
  await open('', '127.0.0.3');
  await expect.poll(() => others.filter(({ isClosed }) => isClosed).length).toBe(1);
  expect([own.isClosed, others[0]?.isClosed]).toEqual([false, true]);
});
