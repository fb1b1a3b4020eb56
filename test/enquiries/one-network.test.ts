import { expect, test } from 'vitest';
import { asJson, typed } from '../support/enquiry.ts';
import { openApp } from '../support/open-app.ts';

// spec S22.3, S22.8
test('300 enquiries at once from one network do not block those of others', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  // A store that takes its time: everything waits for its first answer.
  const rate = {
    async hit() {
      await released;
      return 1;
    },
  };
  const app = await openApp({ enquiries: { rate } });
  const send = async (from: string, form: string) =>
    (await app.ask('/api/contact', { ...asJson({ ...typed, submission: form }), from })).status;
  const flood = Array.from({ length: 300 }, (_, n) => send('203.0.113.1', `flood ${n}`));
  const others = Array.from({ length: 20 }, (_, n) => send(`198.51.100.${n}`, `other ${n}`));
  release();
  expect(await Promise.all(others)).toEqual(Array(20).fill(201));
  const statuses = await Promise.all(flood);
  expect(statuses.filter((status) => status === 201)).toHaveLength(8);
  expect(statuses.filter((status) => status === 429)).toHaveLength(292);
  await app.close();
});
