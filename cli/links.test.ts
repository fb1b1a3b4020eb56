import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { openStore } from '../store/open-store.ts';
import { runDealer } from '../test/support/dealer.ts';
import { linksCommands } from './links.ts';

// spec S18.12, S26.2
test('links revoke gives the store another secret, and says what that means', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'links-'));
  const store = await openStore({ dataDir });
  const before = await store.linkSecret.read();
  const { code, out, err } = await runDealer(['links', 'revoke'], linksCommands, {
    store: async () => store,
    settings: readSettings({ DATA_DIR: dataDir }),
    now: new Date(),
  });
  expect([code, out]).toEqual([0, '']);
  expect(err).toBe('No link in a mail that was sent before works any longer.\n');
  expect(await store.linkSecret.read()).not.toBe(before);
  await store.close();
});
