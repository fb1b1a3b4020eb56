import { IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { OpenConnections } from './open-connections.ts';

/**
 * Requests that may wait on one connection behind the one that is being answered. Browsers and
 * proxies send no request before the last one is answered; programs that do send a few.
 */
const mostWaiting = 16;

/** Waiting requests past which the connection ends at once: each is some kilobytes in memory. */
const mostSent = 100;

const overfull = new WeakSet<Socket>();

/**
 * A request as Node's server reads it. Its parser makes one of each in the 64 kB it is given (2,300 of
 * them), and stops early only for one that asks to leave HTTP (`upgrade`). On a connection that is
 * over {@link mostSent} the next one is taken for such; nobody takes it on, so the server ends the
 * connection.
 */
export class PipelinedMessage extends IncomingMessage {
  declare asksToLeave: boolean;

  get upgrade(): boolean {
    return this.asksToLeave || overfull.has(this.socket);
  }

  set upgrade(value: boolean) {
    this.asksToLeave = value;
  }
}

/**
 * Hands on the requests of a connection one at a time, each when the answer before it has been given
 * to the system: what is made ahead of its turn would lie in memory until the client has read all
 * before it. Past {@link mostWaiting} further ones are ignored, and the connection ends with the last
 * answer: their client may send them again over a new one (RFC 9112 §9.3.2).
 */
export function oneAtATime(
  connections: OpenConnections,
  handle: (req: IncomingMessage, res: ServerResponse) => void,
): (req: IncomingMessage, res: ServerResponse) => void {
  return (req, res) => {
    const connection = connections.find(req.socket);
    if (connection === undefined) return;
    const before = connection.latest;
    // An answer whose turn it is has a socket.
    if (res.socket !== null || before === undefined) {
      connection.latest = res;
      connection.current = res;
      return handle(req, res);
    }
    connection.waiting += 1;
    if (connection.waiting > mostWaiting) {
      before.shouldKeepAlive = false;
      if (connection.waiting > mostSent) overfull.add(req.socket);
      return;
    }
    connection.latest = res;
    before.once('close', () => {
      // Other connections come in between.
      setImmediate(() => {
        if (req.socket.destroyed) return;
        connection.waiting -= 1;
        connection.current = res;
        handle(req, res);
      });
    });
  };
}
