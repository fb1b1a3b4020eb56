import { beforeEach, expect, test, vi } from 'vitest';
import { TooLate, within } from './deadline.ts';

beforeEach(() => void vi.useFakeTimers());

test('a result or an error in time is passed on', async () => {
  expect(await within(1000, Promise.resolve('good'))).toBe('good');
  await expect(within(1000, Promise.reject(new Error('bad')))).rejects.toThrow('bad');
});

test('a late result is not waited for', async () => {
  const late = expect(within(1000, new Promise(() => {}))).rejects.toThrow(TooLate);
  vi.advanceTimersByTime(1001);
  await late;
});
