import { connect, type Socket } from 'node:net';
import { json } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import type { LoadOptions } from './load.ts';

/**
 * Requests the paths on its standard input in turn, over many connections as fast as they are answered, in a
 * process of its own, and prints the figures. It reads only the status and the length of an answer and counts
 * bytes, as wrk does: autocannon took three times as long as the server, and would measure itself.
 */
interface Order {
  readonly port: string;
  readonly paths: readonly string[];
  readonly options: LoadOptions;
}
const { port, paths, options } = (await json(process.stdin)) as Order;
const { connections = 50, warm = 0, tls = false } = options;
const { seconds: lasts = Infinity, requests: most = Infinity } = options;
const addresses = Array.from({ length: options.addresses ?? 0 }, (_, n) => `127.0.1.${n + 1}`);
const requests = paths.map(
  (path) =>
    `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept-encoding: gzip, deflate, br, zstd\r\n\r\n`,
);
const good = Buffer.from('HTTP/1.1 200 ');
/** The end of `content-length: `, in either case. */
const lengthName = Buffer.from('ength: ');
const emptyLine = Buffer.from('\r\n\r\n');

/** Latencies in steps of ten microseconds, up to a second. */
const steps = new Uint32Array(100_000);
const step = 0.01;

/** From when on time is taken: until then this program's own code is being compiled. */
const begin = performance.now() + warm * 1_000;

let requestCount = 0;
let answered = 0;
/** Answers to what was asked since `begin`. */
let timed = 0;
let failed = 0;

/** Bytes of the whole answer that begins with these; not a number without its headers. */
function lengthOf(bytes: Buffer): number {
  const end = bytes.indexOf(emptyLine);
  const at = bytes.indexOf(lengthName);
  if (end === -1 || at === -1 || at > end) return Number.NaN;
  const from = at + lengthName.length;
  return end + emptyLine.length + Number(bytes.toString('latin1', from, bytes.indexOf(13, from)));
}

/** Counts an answer to what was asked at `sent`. */
function count(sent: number): void {
  answered += 1;
  if (sent < begin) return;
  timed += 1;
  const index = Math.min(Math.floor((performance.now() - sent) / step), steps.length - 1);
  steps[index] = (steps[index] ?? 0) + 1;
}

/** Asks again as soon as it is answered, over one connection after the other, until all is over. */
function keepAsking(until: number, lane: number): Promise<void> {
  const isOver = () => requestCount >= most || performance.now() >= until;
  return new Promise((resolve, reject) => {
    let length = 0;
    let received = 0;
    let sent = 0;
    const ask = (socket: Socket) => {
      if (isOver()) return void socket.destroy();
      const request = requests[requestCount % requests.length] as string;
      requestCount += 1;
      received = 0;
      sent = performance.now();
      socket.write(request);
    };
    const receive = (socket: Socket, size: number, bytes: Uint8Array) => {
      if (received === 0) {
        length = lengthOf(Buffer.from(bytes.buffer, bytes.byteOffset, size));
        if (good.compare(bytes, 0, good.length) !== 0) failed += 1;
      }
      received += size;
      if (Number.isNaN(length)) {
        socket.destroy();
      } else if (received >= length) {
        count(sent);
        ask(socket);
      }
    };
    const open = () => {
      const localAddress = addresses[lane % addresses.length];
      const to = { port: Number(port), host: '127.0.0.1', localAddress };
      let socket: Socket;
      if (tls) {
        socket = connectTls({ ...to, rejectUnauthorized: false }, () => ask(socket));
        socket.on('data', (bytes: Buffer) => receive(socket, bytes.length, bytes));
      } else {
        const callback = (size: number, bytes: Uint8Array) => {
          receive(socket, size, bytes);
          return true;
        };
        socket = connect({ ...to, onread: { buffer: Buffer.allocUnsafe(256 * 1024), callback } });
        socket.on('connect', () => ask(socket));
      }
      socket.on('error', reject);
      socket.setTimeout(5_000, () => {
        failed += 1;
        socket.destroy();
      });
      // A proxy ends a connection after a thousand requests.
      socket.on('close', () => (isOver() ? resolve() : open()));
    };
    open();
  });
}

/** Milliseconds within which this share of the answers came. */
function within(share: number): number {
  let left = timed * share;
  const index = steps.findIndex((count) => {
    left -= count;
    return left <= 0;
  });
  return (index + 1) * step;
}

await Promise.all(
  Array.from({ length: connections }, (_, lane) => keepAsking(begin + lasts * 1_000, lane)),
);
const seconds = (performance.now() - begin) / 1_000;
const result = { requestsPerSecond: timed / seconds, p99: within(0.99), requests: answered };
process.stdout.write(JSON.stringify({ ...result, failed }));
