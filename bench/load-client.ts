import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';

/**
 * Requests the paths on its standard input (one a line) in turn, over many connections as fast as
 * they are answered, in a process of its own, and prints the figures. It reads only the status and
 * the length of an answer and counts bytes: a
 * client that parses more takes three times as long as the server, and would measure itself
 * (docs/decisions/0015).
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    connections: { type: 'string' },
    warm: { type: 'string' },
    seconds: { type: 'string' },
    requests: { type: 'string' },
  },
});
const port = Number(values.port);
const connections = Number(values.connections);
/** Milliseconds without taking time, while this program's own code is being compiled. */
const warm = Number(values.warm ?? 0) * 1_000;
const milliseconds = Number(values.seconds ?? Infinity) * 1_000;
const most = Number(values.requests ?? Infinity);
const requests = (await text(process.stdin))
  .split('\n')
  .map(
    (path) =>
      `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept-encoding: gzip, deflate, br, zstd\r\n\r\n`,
  );
const good = Buffer.from('HTTP/1.1 200 ');
const lengthName = Buffer.from('content-length: ');
const emptyLine = Buffer.from('\r\n\r\n');

/** Latencies in steps of ten microseconds, up to a second. */
const steps = new Uint32Array(100_000);
const step = 0.01;

/** From when on time is taken. */
const begin = performance.now() + warm;

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

/** One connection that asks again as soon as it is answered, until the time or the number is up. */
function keepAsking(until: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let length = 0;
    let received = 0;
    let sent = 0;
    const ask = (socket: Socket) => {
      if (requestCount >= most || performance.now() >= until) return void socket.destroy();
      const request = requests[requestCount % requests.length] as string;
      requestCount += 1;
      received = 0;
      sent = performance.now();
      socket.write(request);
    };
    const socket = connect({
      port,
      host: '127.0.0.1',
      onread: {
        buffer: Buffer.allocUnsafe(256 * 1024),
        callback(size, bytes) {
          if (received === 0) {
            length = lengthOf(Buffer.from(bytes.buffer, 0, size));
            if (good.compare(bytes, 0, good.length) !== 0) failed += 1;
          }
          received += size;
          if (Number.isNaN(length)) {
            socket.destroy();
          } else if (received >= length) {
            count(sent);
            ask(socket);
          }
          return true;
        },
      },
    });
    socket.on('connect', () => ask(socket)).on('error', reject);
    socket.setTimeout(5_000, () => {
      failed += 1;
      socket.destroy();
    });
    socket.on('close', () => resolve());
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

await Promise.all(Array.from({ length: connections }, () => keepAsking(begin + milliseconds)));
const seconds = (performance.now() - begin) / 1_000;
const result = { requestsPerSecond: timed / seconds, p99: within(0.99), requests: answered };
process.stdout.write(JSON.stringify({ ...result, failed }));
