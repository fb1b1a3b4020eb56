import { expect, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

const fake = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });

test('a turn comes now and after each interval, none beside another, until the stop', async () => {
  fake();
  const ends: ((value?: unknown) => void)[] = [];
  const stop = repeat(
    1_000,
    () => new Promise((resolve) => ends.push(resolve)),
    () => undefined,
  );
  expect(ends).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ends).toHaveLength(2);
  vi.useRealTimers();
});

test('a failure is reported and the next turn comes; one that the stop aborted is not reported', async () => {
  fake();
  const failures: unknown[] = [];
  let turns = 0;
  const stop = repeat(
    1_000,
    async (signal) => {
      turns += 1;
      if (turns === 1) throw 'first';
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject('stopped')));
    },
    (error) => failures.push(error),
  );
  await vi.advanceTimersByTimeAsync(1_000);
  expect([turns, failures]).toEqual([2, ['first']]);
  stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([turns, failures]).toEqual([2, ['first']]);
  vi.useRealTimers();
});
