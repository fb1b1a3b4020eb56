import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Answers that may wait on one connection behind the one that is being sent. Browsers and proxies
 * send no request before the last one is answered; programs that do send a few.
 */
const mostPipelined = 16;

/** `refuse`: the last request that is answered on its connection; `ignore`: one after that. */
export type PipelineVerdict = 'answer' | 'refuse' | 'ignore';

/**
 * Bounds the answers that wait on a connection: its client reads none of them before it has sent
 * all its requests, and they are kept in memory meanwhile. The connection ends with the answers
 * under way, and the client may send the others again over a new one (RFC 9112 §9.3.2).
 */
export function createPipelineLimit(): (
  req: IncomingMessage,
  res: ServerResponse,
) => PipelineVerdict {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }, res) => {
    // An answer that can be written at once has a socket; nothing is counted for it.
    if (res.socket !== null) return 'answer';
    const count = (waiting.get(socket) ?? 0) + 1;
    if (socket.destroyed || count > mostPipelined + 1) return 'ignore';
    waiting.set(socket, count);
    if (count > mostPipelined) return 'refuse';
    res.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return 'answer';
  };
}
