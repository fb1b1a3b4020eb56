import { expect, test } from 'vitest';
import { DealerRig } from '../test/support/dealer-rig.ts';
import { linksCommand } from './links.ts';

const rig = new DealerRig([linksCommand]);

// spec S18.12, S26.2
test('links revoke gives the store another secret, and says what that means', async () => {
  const before = await rig.store.linkSecret.read();
  const { code, out, err } = await rig.run(['links', 'revoke']);
  expect([code, out]).toEqual([0, '']);
  expect(err).toBe('Links in earlier emails no longer work.\n');
  expect(await rig.store.linkSecret.read()).not.toBe(before);
});
