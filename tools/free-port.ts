import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port of this machine that nothing listens on, for a server that is started next.
 * @param wanted the one it has to be; any where none is given
 * @throws when that one is taken
 */
export async function freePort(wanted = 0): Promise<number> {
  const server = createServer().listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
