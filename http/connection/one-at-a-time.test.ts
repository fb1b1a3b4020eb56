import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { oneAtATime, PipelinedMessage } from './one-at-a-time.ts';
import { createOpenConnections } from './open-connections.ts';

/** A server that answers `bytes` each time, and the requests it has been handed. */
async function serving(bytes: number) {
  const body = Buffer.alloc(bytes);
  const urls: (string | undefined)[] = [];
  const connections = createOpenConnections(false);
  const server = createServer(
    oneAtATime(connections, (req, res) => {
      urls.push(req.url);
      res.end(body);
    }),
  );
  connections.watch(server);
  server.listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, urls, connections };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: carts.example\r\n\r\n`;

test('what is asked for ahead is made as the answers before it are read (spec S22.12)', async () => {
  const { port, urls } = await serving(4_000_000);
  const client = connect(port, '127.0.0.1').pause();
  client.write(Array.from({ length: 16 }, (_, n) => get(`/${n}`)).join(''));
  // Others are answered meanwhile.
  for (let n = 0; n < 5; n += 1) {
    const other = connect(port, '127.0.0.1').resume();
    other.end(get('/other'));
    await once(other, 'close');
  }
  const ahead = urls.filter((url) => url !== '/other');
  // The system's own buffers take a few.
  expect(ahead.length).toBeLessThan(8);
  client.resume();
  await expect.poll(() => urls.at(-1)).toBe('/15');
  expect(urls.filter((url) => url !== '/other')).toEqual(
    Array.from({ length: 16 }, (_, n) => `/${n}`),
  );
  client.destroy();
});

test('a client that leaves is not made what it has asked for ahead', async () => {
  const { port, urls } = await serving(4_000_000);
  const client = connect(port, '127.0.0.1').pause();
  client.write(Array.from({ length: 16 }, (_, n) => get(`/${n}`)).join(''));
  await expect.poll(() => urls.length).toBeGreaterThan(0);
  client.destroy();
  const other = connect(port, '127.0.0.1').resume();
  other.end(get('/other'));
  await once(other, 'close');
  expect(urls).not.toContain('/15');
});

test('of thousands of requests sent at once few are read, and the connection ends', async () => {
  let count = 0;
  class Counted extends PipelinedMessage {
    constructor(socket: Socket) {
      super(socket);
      count += 1;
    }
  }
  const connections = createOpenConnections(false);
  const endless = oneAtATime(connections, () => undefined);
  const server = createServer({ IncomingMessage: Counted }, endless).listen(0, '127.0.0.1');
  connections.watch(server);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').resume();
  client.on('error', () => undefined);
  client.write('GET / HTTP/1.1\r\nHost:a\r\n\r\n'.repeat(2_300));
  await once(client, 'close');
  expect(count).toBeGreaterThan(16);
  expect(count).toBeLessThan(200);
});
