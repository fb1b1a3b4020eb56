import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The connections of a server, and what each is doing. */
export interface OpenConnections {
  /** Whether an answer has begun on this connection and has not ended. */
  isAnswering(socket: Socket): boolean;
}

/**
 * Keeps at most `most` connections open. For each one more, the one that is least worth its place
 * ends: the oldest that has not sent a request, else one that is idle, else one whose request or
 * whose reading of the answer is slowest to end. Where the site is at work for all, the new one ends.
 * Node's own `maxConnections` would end the newest, and silent ones lock everybody out (docs/decisions/0018).
 */
export function limitConnections(server: Server, most: number): OpenConnections {
  // In the order in which they were opened, with the latest answer on each.
  const latest = new Map<Socket, ServerResponse | undefined>();

  function shed(newest: Socket): void {
    let found = newest;
    let lowest = Infinity;
    for (const [socket, res] of latest) {
      const worth = worthOf(res);
      if (socket === newest || worth >= lowest) continue;
      found = socket;
      lowest = worth;
      if (lowest === 0) break;
    }
    latest.delete(found);
    found.destroy();
  }

  server.on('connection', (socket: Socket) => {
    latest.set(socket, undefined);
    socket.once('close', () => latest.delete(socket));
    if (latest.size > most) shed(socket);
  });
  server.on('request', (req, res) => {
    if (latest.has(req.socket)) latest.set(req.socket, res);
  });
  return {
    isAnswering(socket) {
      const res = latest.get(socket);
      return res?.headersSent === true && !res.writableFinished;
    },
  };
}

/** How much ending a connection would cost, given its latest answer; Infinity: work of ours. */
function worthOf(res: ServerResponse | undefined): number {
  if (res === undefined) return 0;
  if (res.writableFinished) return 1;
  if (!res.req.complete) return 2;
  return res.writableEnded ? 3 : Infinity;
}
