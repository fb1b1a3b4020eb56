import { connect } from 'node:net';

/**
 * The program of clients that keep their connections and ask again as soon as they have read the
 * answer, in a process of their own: `node kept-clients.ts PORT CLIENTS PATH`, until it is ended.
 */
const [port = '', clients = '', path = ''] = process.argv.slice(2);
const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`;

for (let n = 0; n < Number(clients); n += 1) {
  const socket = connect(Number(port), '127.0.0.1', () => socket.write(request));
  let left = 0;
  socket.on('error', () => undefined);
  socket.on('data', (piece) => {
    if (left === 0) left = lengthOf(piece.toString('latin1'));
    left -= piece.length;
    if (left === 0) socket.write(request);
  });
}

/** Bytes of an answer, by its head. */
function lengthOf(text: string): number {
  const body = Number(/content-length: (\d+)/i.exec(text)?.[1]);
  return text.indexOf('\r\n\r\n') + 4 + body;
}
