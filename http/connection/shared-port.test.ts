import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openPort } from './shared-port.ts';

const host = '127.0.0.1';

async function opened() {
  let count = 0;
  const first = Promise.withResolvers<void>();
  const create = () => {
    const server = createServer((_req, res) => void res.end('answer'));
    server.on('connection', () => {
      count += 1;
      first.resolve();
    });
    return server;
  };
  const { port, close } = await openPort(create, 0, host);
  onTestFinished(() => close(0));
  return { port, count: () => count, first: first.promise };
}

test.runIf(process.platform === 'linux')(
  'one turn of the event loop accepts several connections',
  async () => {
    const { port, count, first } = await opened();
    // The system takes them at once, before the server has its next turn.
    const clients = Array.from({ length: 64 }, () => connect(port, host));
    await first;
    await turn();
    expect(count()).toBeGreaterThan(4);
    for (const client of clients) client.destroy();
  },
);

test('each connection is answered', async () => {
  const { port } = await opened();
  const answers = Array.from({ length: 40 }, () => {
    const client = connect(port, host);
    client.end('GET / HTTP/1.0\r\n\r\n');
    return new Promise<string>((resolve) => {
      let text = '';
      client.on('data', (bytes) => {
        text += bytes;
      });
      client.on('close', () => resolve(text.slice(9, 12)));
    });
  });
  expect(await Promise.all(answers)).toEqual(Array(40).fill('200'));
});

test('a port that is taken is refused, by another site too', async () => {
  const { port } = await opened();
  await expect(openPort(() => createServer(), port, host)).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});
