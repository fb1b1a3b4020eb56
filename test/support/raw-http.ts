import { once } from 'node:events';
import { connect } from 'node:net';

/** What came back over a connection, until it closed or the time was over. */
export interface RawAnswer {
  readonly text: string;
  /** The status of each answer, in order. */
  readonly statuses: readonly number[];
  readonly closed: boolean;
  /** Milliseconds until the last byte or the end. */
  readonly ms: number;
}

/**
 * Sends bytes as they are over a connection of its own, in pieces where there are several, and
 * waits for the end of the connection, or until nothing more has come for `timeoutMs` milliseconds.
 */
export async function sendRaw(
  port: number,
  pieces: string | readonly string[],
  { timeoutMs, between = 50 }: { readonly timeoutMs?: number; readonly between?: number } = {},
): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const started = performance.now();
  let text = '';
  let last = started;
  let closed = false;
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    text += chunk;
    last = performance.now();
  });
  socket.on('error', () => {});
  const gone = once(socket, 'close').then(() => {
    closed = true;
    last = performance.now();
  });
  const late = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  for (const [index, piece] of (typeof pieces === 'string' ? [pieces] : pieces).entries()) {
    if (index > 0) await Promise.race([gone, late(between)]);
    if (closed) break;
    socket.write(piece, 'latin1');
  }
  // An answer that leaves the connection open ends when no more of it comes; none may come late.
  const isOver = () => performance.now() - last > (timeoutMs ?? (text === '' ? 30_000 : 5_000));
  while (!closed && !isOver()) await Promise.race([gone, late(20)]);
  socket.destroy();
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  return { text, statuses, closed, ms: last - started };
}
