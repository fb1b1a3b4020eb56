import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { TooLate, within } from './deadline.ts';

test('a result or an error in time is passed on', async () => {
  expect(await within(1000, wait(1, 'good'))).toBe('good');
  await expect(within(1000, Promise.reject(new Error('bad')))).rejects.toThrow('bad');
});

test('a late result is not waited for', async () => {
  await expect(within(10, wait(200, 'late'))).rejects.toThrow(TooLate);
});
