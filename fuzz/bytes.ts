import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { headerValues } from './grammar.ts';
import { address } from './texts.ts';

const method = fc.constantFrom(
  'GET',
  'HEAD',
  'POST',
  'TRACE',
  'PROPFIND',
  'get',
  'G ET',
  '',
  'CONNECT',
  'M-SEARCH',
);
const version = fc.constantFrom(
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/0.9',
  'HTTP/2.0',
  'HTTP/1.10',
  'http/1.1',
  '',
);
const lineEnd = fc.constantFrom('\r\n', '\r\n', '\r\n', '\r\n', '\n', '\r', '\r\r\n');
const host = fc.constantFrom(
  'Host: carts.example',
  'Host: carts.example',
  'Host: a b',
  'Host:',
  'host: x/y',
  'Host: a\r\nHost: b',
  'X: y',
);

const framing = fc.constantFrom(
  '',
  '',
  'Content-Length: 2',
  'Content-Length: 2\r\nContent-Length: 3',
  'Content-Length: +2',
  'Content-Length: 1e1',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 2',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: chunked, chunked',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding:\x0bchunked',
  'Expect: 100-continue',
  'Expect: something',
  'Upgrade: websocket\r\nConnection: upgrade',
  'Content-Type: application/json\r\nContent-Length: 2',
);

const header = fc.oneof(
  fc
    .constantFrom(...Object.keys(headerValues))
    .map((name) => `${name}: ${headerValues[name]?.[0]}`),
  fc.stringMatching(/^[ -~]{0,40}$/),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.nat(9000).map((n) => `X-Long: ${'y'.repeat(n)}`),
);

const body = fc.constantFrom(
  '',
  '{}',
  '2\r\n{}\r\n0\r\n\r\n',
  'ffffffffffffffff\r\n',
  '0\r\n\r\nGET / HTTP/1.1\r\n\r\n',
  '-1\r\n',
  '2;x=y\r\n{}\r\n0\r\nA: b\r\n\r\n',
);

const noise = fc.record({ at: fc.nat(2000), byte: fc.nat(255) });

/** Bytes sent over a connection: a request, sometimes with bytes changed. */
export const sentBytes: fc.Arbitrary<Buffer> = fc
  .tuple(
    method,
    address,
    version,
    lineEnd,
    host,
    framing,
    fc.array(header, { maxLength: 4 }),
    body,
    fc.array(noise, { maxLength: 3 }),
    fc.boolean(),
  )
  .map(([verb, target, http, end, name, frame, more, rest, changes, close]) => {
    const lines = [
      `${verb} ${target} ${http}`,
      name,
      frame,
      ...more,
      close ? 'Connection: close' : '',
    ];
    const head = lines.filter((line) => line !== '').join(end);
    const bytes = Buffer.from(`${head}${end}${end}${rest}`, 'utf8');
    for (const { at, byte } of changes) bytes[at % bytes.length] = byte;
    return bytes;
  });

/** Sends the bytes over a connection of their own; the first answer's status, 0 for none. */
export async function sendBytes(port: number, bytes: Buffer): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  let output = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    if (output.length < 100) output += chunk;
    // Only the first answer is judged.
    socket.end();
  });
  socket.setTimeout(150, () => socket.destroy());
  socket.write(bytes);
  await once(socket, 'close');
  if (output === '') return 0;
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(output)?.[1] ?? 599);
}
