import type { Server as HttpServer } from 'node:http';
import { createServer, type ListenOptions, type Server } from 'node:net';

/**
 * Listening sockets on the site's port. A turn of the event loop accepts one connection from each:
 * with one alone, new visitors wait for seconds behind some hundred that keep asking
 * (docs/decisions/0018). Other systems than Linux do not divide new connections among them.
 */
const sockets = process.platform === 'linux' ? 16 : 1;

/** The open port. */
export interface SharedPort {
  readonly port: number;
  /** Accepts no more; resolves when the connections have ended, at `patience` milliseconds by force. */
  close(patience: number): Promise<void>;
}

/**
 * Opens a port, 0 is any, with a server for each socket. (One server that takes the connections of
 * all needs a sixth more processor time a request.) Sockets that share a port share it with those of
 * other processes, too, so it is first opened alone.
 * @throws when the port is taken, or may not be opened
 */
export async function openPort(
  create: () => HttpServer,
  number: number,
  host: string,
): Promise<SharedPort> {
  const first = create();
  const others = Array.from({ length: sockets - 1 }, create);
  const reusePort = others.length > 0;
  if (reusePort && number !== 0) {
    const alone = createServer();
    await listening(alone, { port: number, host });
    await closed(alone);
  }
  await listening(first, { port: number, host, reusePort });
  const address = first.address();
  const port = typeof address === 'object' && address !== null ? address.port : number;
  await Promise.all(others.map((other) => listening(other, { port, host, reusePort })));
  return {
    port,
    async close(patience) {
      const servers = [first, ...others];
      const cut = setTimeout(() => {
        for (const server of servers) server.closeAllConnections();
      }, patience);
      await Promise.all(servers.map(closed));
      clearTimeout(cut);
    },
  };
}

function listening(server: Server, where: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    // Later: too many files are open to accept a connection, which is tried again.
    server.on('error', reject);
    server.listen(where, resolve);
  });
}

/** A server for HTTP ends its idle connections as it closes. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
