import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type RefusalStatus, refusal } from '../response/refusal.ts';
import type { OpenConnections } from './open-connections.ts';

/** The parser's and the clock's complaints, by what they mean; every other one is a 400. */
const statusByCode: Readonly<Record<string, RefusalStatus>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/**
 * Answers what the parser can't read as a request (malformed, too slow, too large) like any other
 * bad request, security headers included, and ends its connection. Where an answer is already on
 * its way nothing is written into the middle of it.
 */
export function answerBadConnections(
  server: Server,
  siteUrl: string,
  connections: OpenConnections,
): void {
  const bytes = {
    400: rawAnswer(400, siteUrl),
    408: rawAnswer(408, siteUrl),
    413: rawAnswer(413, siteUrl),
    431: rawAnswer(431, siteUrl),
  };
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    if (error.code === 'ECONNRESET' || !socket.writable || connections.isAnswering(socket)) {
      socket.destroy();
      return;
    }
    const status = statusByCode[error.code ?? ''] ?? 400;
    socket.end(bytes[status as keyof typeof bytes], () => socket.destroy());
  });
  // CONNECT asks for a tunnel; there is none.
  server.on('connect', (_request, socket) => socket.end(bytes[400]));
}

function rawAnswer(status: RefusalStatus, siteUrl: string): Buffer {
  const { headers, body } = refusal(status, 'page', siteUrl);
  const all = { ...headers, connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} `, ...lines, '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head, 'latin1'), body as Buffer]);
}
