import { PassThrough, Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUnreadAnswers, type UnreadAnswers } from './unread-answers.ts';

/** What clients may leave unread (spec S22.12). */

const kB = 1024;
const limits = { most: 1_000 * kB, mostOfNetwork: 500 * kB, patience: 30_000, leastRate: 10 * kB };

let unread: UnreadAnswers;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval'] });
  unread = createUnreadAnswers(limits);
});
afterEach(() => void vi.useRealTimers());

const network = (n: number) => `192.0.2.${n}`;

/** An answer that its client does not read, and whether it was taken. */
function answer(clientAddress: string, bytes: number, { isKept = false, isStream = false } = {}) {
  const res = new PassThrough();
  const body = isStream ? new Readable() : Buffer.alloc(bytes);
  const headers = { 'content-length': String(bytes) };
  const isTaken = unread.take(res, { status: 200, headers, body }, { clientAddress }, isKept);
  return { res, isTaken };
}

test('one network has room for so many bytes, others have their own', async () => {
  const first = answer(network(1), 300 * kB);
  expect(first.isTaken).toBe(true);
  expect(answer(network(1), 300 * kB).isTaken).toBe(false);
  expect(answer(network(2), 300 * kB).isTaken).toBe(true);
  first.res.destroy();
  await new Promise((resolve) => first.res.once('close', resolve));
  expect(answer(network(1), 300 * kB).isTaken).toBe(true);
});

test('one answer is always taken, however large; a file counts what is read ahead of it', () => {
  expect(answer(network(1), 700 * kB).isTaken).toBe(true);
  expect(answer(network(2), 5_000 * kB, { isStream: true }).isTaken).toBe(true);
  expect(answer(network(2), 5_000 * kB, { isStream: true }).isTaken).toBe(true);
});

test('small answers and what is kept in memory anyway are not counted', () => {
  for (let n = 0; n < 100; n += 1) {
    expect(answer(network(1), 16 * kB).isTaken).toBe(true);
    expect(answer(network(1), 300 * kB, { isKept: true }).isTaken).toBe(true);
  }
  expect(answer(network(1), 500 * kB).isTaken).toBe(true);
});

test('past the bound for all, the network that holds most loses its oldest answer', () => {
  const [a, b, c] = [1, 2, 2].map((n) => answer(network(n), 240 * kB));
  const d = answer(network(3), 200 * kB);
  expect([a, b, c, d].map((one) => one?.res.destroyed)).toEqual([false, false, false, false]);
  expect(answer(network(4), 300 * kB).isTaken).toBe(true);
  expect([a, b, c, d].map((one) => one?.res.destroyed)).toEqual([false, true, false, false]);
});

test('an answer has its time: half a minute, and a second for as many bytes as is slowest', () => {
  const short = answer(network(1), 100 * kB);
  const long = answer(network(2), 400 * kB, { isKept: true });
  vi.advanceTimersByTime(39_000);
  expect([short.res.destroyed, long.res.destroyed]).toEqual([false, false]);
  vi.advanceTimersByTime(5_000);
  expect([short.res.destroyed, long.res.destroyed]).toEqual([true, false]);
  vi.advanceTimersByTime(30_000);
  expect(long.res.destroyed).toBe(true);
});

test('a client that has left before its answer leaves nothing counted', () => {
  const res = new PassThrough().destroy();
  const gone = { status: 200, headers: {}, body: Buffer.alloc(400 * kB) };
  expect(unread.take(res, gone, { clientAddress: network(1) }, false)).toBe(true);
  expect(answer(network(1), 400 * kB).isTaken).toBe(true);
});
