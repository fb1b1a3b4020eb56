import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type RefusalStatus, refusal } from '../response/refusal.ts';

/** Errors of the parser and of the time limits, by their status; every other one is a 400. */
const statusByCode: Readonly<Record<string, RefusalStatus>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/**
 * Answers what the parser can't read as a request (malformed, too slow, too large) like any other
 * bad request, security headers included, and ends its connection.
 */
export function answerBadConnections(server: Server, siteUrl: string): void {
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    if (code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else socket.end(rawAnswer(statusByCode[code] ?? 400, siteUrl), () => socket.destroy());
  });
  // CONNECT asks for a tunnel; there is none.
  server.on('connect', (_request, socket) => socket.end(rawAnswer(400, siteUrl)));
}

function rawAnswer(status: RefusalStatus, siteUrl: string): Buffer {
  const { headers, body } = refusal(status, 'page', siteUrl);
  const all = { ...headers, connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} `, ...lines, '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head, 'latin1'), body as Buffer]);
}
