import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port of this machine that nothing listens on, for a server that is started next.
 * @param preferred the one it has to be; any where none is given
 * @throws when that one is taken
 */
export async function freePort(preferred = 0): Promise<number> {
  const server = createServer().listen(preferred, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
