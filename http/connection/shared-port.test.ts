import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openPort } from './shared-port.ts';

const host = '127.0.0.1';

async function opened() {
  let count = 0;
  const server = createServer((_req, res) => void res.end('answer'));
  server.on('connection', () => {
    count += 1;
  });
  const { port, close } = await openPort(server, 0, host);
  onTestFinished(() => {
    const isClosed = close();
    server.closeAllConnections();
    return isClosed;
  });
  return { server, port, count: () => count };
}

test.runIf(process.platform === 'linux')(
  'one turn of the event loop accepts several connections',
  async () => {
    const { server, port, count } = await opened();
    // The system takes them at once, before the server has its next turn.
    const clients = Array.from({ length: 64 }, () => connect(port, host));
    await once(server, 'connection');
    await turn();
    expect(count()).toBeGreaterThan(4);
    for (const client of clients) client.destroy();
  },
);

test('each connection is answered, and what can not be read is told', async () => {
  const { server, port } = await opened();
  server.on('clientError', (_error, socket) => socket.end('HTTP/1.1 400 Bad\r\n\r\n'));
  const answers = Array.from({ length: 40 }, (_, n) => {
    const client = connect(port, host);
    client.end(n % 2 === 0 ? 'GET / HTTP/1.0\r\n\r\n' : 'nonsense\r\n\r\n');
    return new Promise<string>((resolve) => {
      let text = '';
      client.on('data', (bytes) => {
        text += bytes;
      });
      client.on('close', () => resolve(text.slice(9, 12)));
    });
  });
  expect(await Promise.all(answers)).toEqual(
    Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? '200' : '400')),
  );
});

test('a port that is taken is refused, by another site too', async () => {
  const { port } = await opened();
  await expect(openPort(createServer(), port, host)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
