import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createConcurrencyLimiter, KeyOverloaded, Overloaded } from './concurrency-limiter.ts';

/** Work that ends when `end` is called. */
function openWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve('done') };
}

// spec S22.3
test('runs a limited number, queues a limited number and refuses the next', async () => {
  const limiter = createConcurrencyLimiter({ running: 2, waiting: 3, timeoutMs: 10_000 });
  const pieces = Array.from({ length: 5 }, openWork);
  const started: number[] = [];
  const run = (n: number) =>
    limiter.run(async () => {
      started.push(n);
      return pieces[n]?.work();
    });
  const results = [0, 1].map(run);
  await nextTurn();
  await nextTurn();
  results.push(...[2, 3, 4].map(run));
  expect(limiter).toMatchObject({ running: 2, waiting: 3 });
  await expect(limiter.run(async () => 'never')).rejects.toThrow(Overloaded);
  for (const { end } of pieces) end();
  expect(await Promise.all(results)).toEqual(Array(5).fill('done'));
  expect(started).toEqual([0, 1, 2, 3, 4]);
  await nextTurn();
  expect(limiter).toMatchObject({ running: 0, waiting: 0 });
});

test('one key has a limit of its own, so that it never fills the queue', async () => {
  const limits = { running: 2, waiting: 20, timeoutMs: 10_000, perKey: 3 };
  const limiter = createConcurrencyLimiter(limits);
  const pieces = Array.from({ length: 3 }, openWork);
  const results = pieces.map(({ work }) => limiter.run(work, 'a'));
  await expect(limiter.run(async () => 'never', 'a')).rejects.toThrow(KeyOverloaded);
  const other = limiter.run(async () => 'other', 'b');
  for (const { end } of pieces) end();
  expect(await Promise.all([...results, other])).toEqual(['done', 'done', 'done', 'other']);
  expect(await limiter.run(async () => 'again', 'a')).toBe('again');
  // However many networks come by, none of them stays in memory.
  expect(limiter.keys).toBe(0);
});

// spec S22.8
test('slow work of one key delays another by one piece, however many the other has', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const limiter = createConcurrencyLimiter({ running: 1, waiting: 99, timeoutMs: Infinity });
  const order: string[] = [];
  const add = (key: string, ms: number, count: number) =>
    Array.from({ length: count }, () =>
      limiter.run(async () => {
        vi.advanceTimersByTime(ms);
        order.push(key);
      }, key),
    );
  const slow = add('slow', 20_000, 4);
  await nextTurn();
  await Promise.all([...slow, ...add('quick', 100, 3), ...add('other', 100, 2)]);
  expect(order.join(' ')).toBe('slow quick other quick other quick slow slow slow');
});

// spec S22.8
test('in a full queue a new key takes the last place of the key with the most', async () => {
  const limiter = createConcurrencyLimiter({ running: 1, waiting: 4, timeoutMs: 10_000 });
  const first = openWork();
  const running = limiter.run(first.work, 'a');
  await nextTurn();
  const many = ['a', 'a', 'a', 'b'].map((key) => limiter.run(async () => key, key));
  const late = expect(many[2]).rejects.toThrow(Overloaded);
  const other = limiter.run(async () => 'c', 'c');
  await late;
  await expect(limiter.run(async () => 'never', 'a')).rejects.toThrow(Overloaded);
  await expect(limiter.run(async () => 'never', 'b')).rejects.toThrow(Overloaded);
  first.end();
  const rest = await Promise.all([running, many[0], many[1], many[3], other]);
  expect(rest.join(' ')).toBe('done a a b c');
});

test('a failed job makes room for the next', async () => {
  const limiter = createConcurrencyLimiter({ running: 1, waiting: 1, timeoutMs: 10_000 });
  await expect(limiter.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const thrown = limiter.run(() => {
    throw new Error('at once');
  });
  await expect(thrown).rejects.toThrow('at once');
  expect(await limiter.run(async () => 'next')).toBe('next');
});

test('what waits is refused in time also while nothing that runs comes to an end', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const limiter = createConcurrencyLimiter({ running: 1, waiting: 5, timeoutMs: 10_000 });
  const endless = openWork();
  const running = limiter.run(endless.work);
  await nextTurn();
  const refused: string[] = [];
  const wait = (name: string) =>
    void limiter.run(async () => refused.push('ran')).catch(() => refused.push(name));
  wait('first');
  await vi.advanceTimersByTimeAsync(4_000);
  wait('second');
  await vi.advanceTimersByTimeAsync(5_990);
  expect(refused).toEqual([]);
  await vi.advanceTimersByTimeAsync(20);
  expect(refused).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(refused).toEqual(['first', 'second']);
  endless.end();
  await running;
  await nextTurn();
  expect(refused).toHaveLength(2);
});

test('other events are handled between two jobs', async () => {
  const limiter = createConcurrencyLimiter({ running: 1, waiting: 100, timeoutMs: 10_000 });
  const order: string[] = [];
  const jobs = Array.from({ length: 5 }, () => limiter.run(async () => void order.push('job')));
  const otherEvent = () => {
    order.push('event');
    if (limiter.waiting > 0) setImmediate(otherEvent);
  };
  setImmediate(otherEvent);
  await Promise.all(jobs);
  expect(order.filter((one) => one === 'job')).toHaveLength(5);
  expect(order.join(' ')).not.toContain('job job');
});
