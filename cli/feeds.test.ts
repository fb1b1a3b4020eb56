import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { runDealer } from '../test/support/dealer.ts';
import { feedsCommands } from './feeds.ts';

// spec S18.5
test('feeds build refuses while SITE_URL is not set, and opens nothing', async () => {
  const { code, out, err } = await runDealer(
    ['feeds', 'build', '--out', 'anywhere'],
    feedsCommands,
    {
      store: () => Promise.reject(new Error('opened')),
      settings: readSettings({}),
      now: new Date(0),
    },
  );
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^error: SITE_URL is not set: .*http:\/\/localhost:3000/);
});
