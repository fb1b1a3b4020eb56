import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { minute } from '../../domain/duration.ts';
import { openStore } from '../../store/open-store.ts';
import { freshDatabase } from '../../test/support/postgres.ts';
import { keepInStep } from './keep-in-step.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

// spec S19.8
test('of two instances on one PostgreSQL one reads the file each time', async () => {
  const database = await freshDatabase();
  cleanups.push(() => database.drop());
  const dataDir = mkdtempSync(join(tmpdir(), 'in-step-'));
  const place = { dataDir, databaseUrl: database.url };
  const stores = await Promise.all([openStore(place), openStore(place)]);
  for (const store of stores) cleanups.push(() => store.close());
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  vi.setSystemTime('2026-05-04T12:00:00Z');
  let claims = 0;
  const pulls: number[] = [];
  const stops = stores.map(({ sync }) =>
    keepInStep({
      sync: {
        async claim(...args) {
          const isMine = await sync.claim(...args);
          claims += 1;
          return isMine;
        },
      },
      everyMinutes: 15,
      pull: async () => void pulls.push((Date.now() - Date.parse('2026-05-04T12:00:00Z')) / minute),
      log: () => {},
    }),
  );
  await vi.waitUntil(() => claims === 2);
  for (const minutes of [5, 5, 5, 15]) {
    const before = claims;
    vi.setSystemTime(Date.now() + minutes * minute);
    vi.advanceTimersByTime(20_000);
    await vi.waitUntil(() => claims === before + 2);
  }
  for (const stop of stops) stop();
  vi.advanceTimersByTime(60 * minute);
  expect(pulls.map(Math.floor)).toEqual([0, 16, 31]);
});

test('a reading that fails is logged and does not end the turns', async () => {
  vi.useFakeTimers();
  const logged: unknown[] = [];
  let pulls = 0;
  const stop = keepInStep({
    sync: { claim: async () => true },
    everyMinutes: 15,
    async pull() {
      pulls += 1;
      throw new Error('no disk');
    },
    log: (...line) => void logged.push(line),
  });
  await vi.advanceTimersByTimeAsync(20_000);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(pulls).toBe(2);
  expect(logged[0]).toEqual(['error', 'stock can not be synced', { error: 'Error: no disk' }]);
});
