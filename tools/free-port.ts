import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to connections and to listeners without one of their own. */
const range = { from: 10_000, to: 30_000 };

const anyPort = () => range.from + Math.floor(Math.random() * (range.to - range.from));

/**
 * A port of this machine that nothing listens on, for a server that is started next.
 * @param preferred without it any port
 * @throws when the preferred port is taken
 */
export async function freePort(preferred?: number): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    const port = preferred ?? anyPort();
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch (error) {
      if (preferred !== undefined || tries === 100) throw error;
      continue;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}
