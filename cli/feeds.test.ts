import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { UsageError } from './command.ts';
import { feedsCommands } from './feeds.ts';

test('feeds build refuses while SITE_URL is not set, and opens nothing', async () => {
  const command = feedsCommands.find(({ name }) => name === 'feeds build');
  const running = command?.run(['--out', 'anywhere'], {
    store: () => Promise.reject(new Error('opened')),
    settings: readSettings({}),
    out: new PassThrough(),
    err: new PassThrough(),
    now: new Date(0),
    progress: () => ({ update() {}, end() {} }),
  });
  const error = await running?.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(UsageError);
  expect((error as Error).message).toMatch(/^SITE_URL is not set: .*http:\/\/localhost:3000/);
});
