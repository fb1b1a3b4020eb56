import { afterAll, afterEach, expect, test } from 'vitest';
import { day, minute } from '../../domain/duration.ts';
import { asForm, asJson, formValues, typed } from '../support/enquiry.ts';
import { openApp } from '../support/open-app.ts';

/** What happens to enquiries when there are too many. */

const start = Date.parse('2026-06-01T12:00:00Z');
let now = new Date(start);
const app = await openApp({
  site: { now: () => now },
  enquiries: { deliveries: ['dealer', 'confirmation'] },
});
afterAll(() => app.close());
afterEach(() => app.store.enquiries.forget(typed.email));

const from = '203.0.113.1';
let forms = 0;
async function send(change: Record<string, string> = {}, sender = from): Promise<number> {
  forms += 1;
  const fields = { ...typed, submission: `form ${forms}`, ...change };
  return (await app.ask('/api/contact', { ...asJson(fields), from: sender })).status;
}

test('a network over its limit gets 429 with Retry-After, and nobody else does (spec S15.8)', async () => {
  now = new Date(start + 4 * minute);
  for (let count = 0; count < 30; count += 1) expect(await send()).toBe(201);
  const mine = { submission: 'mine', message: 'Do you deliver to Dalton?' };
  const refused = await app.ask('/api/contact', { ...asJson({ ...typed, ...mine }), from });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '360']);
  expect(await refused.json()).toEqual({
    error: expect.stringMatching(/^Too many messages came from your network\. Please call us at /),
  });
  const form = await app.ask('/contact', { ...asForm(typed), from });
  expect([form.status, form.headers.get('retry-after')]).toEqual([429, '360']);
  expect(formValues(await form.text())).toMatchObject(typed);
  expect(await send({}, '198.51.100.7')).toBe(201);
  expect(await Array.fromAsync(app.store.enquiries.stream())).toHaveLength(31);
  expect(await Array.fromAsync(app.store.enquiries.stream({ spam: true }))).toEqual([]);
  now = new Date(start + 10 * minute);
  expect(await send(mine)).toBe(201);
  expect(await Array.fromAsync(app.store.enquiries.stream())).toHaveLength(32);
});

test('a mailbox gets three confirmations a day in any spelling, the dealer a mail for each', async () => {
  const confirmations = async () =>
    (await app.store.outbox.list('queued')).filter(({ kind }) => kind === 'confirmation').length;
  const victim = ['sam@other.example', 'SAM@other.example', 'sam+1@other.example'];
  for (const [count, email] of [...victim, ...victim].entries()) {
    await send({ email }, `203.0.113.${count + 2}`);
  }
  expect(await confirmations()).toBe(3);
  expect(await Array.fromAsync(app.store.enquiries.stream())).toHaveLength(6);
  await send({ email: 'kim@visitor.example' }, '203.0.113.9');
  expect(await confirmations()).toBe(4);
  now = new Date(start + day);
  await send({ email: 'sam@other.example' }, '203.0.113.9');
  expect(await confirmations()).toBe(5);
});
