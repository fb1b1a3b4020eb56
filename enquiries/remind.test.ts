import { expect, test } from 'vitest';
import type { ClosedDay } from '../domain/dealer/dealer.ts';
import { dealerOf } from '../domain/dealer/overrides.ts';
import type { Enquiry } from '../domain/enquiries/enquiry.ts';
import { makeEnquiry } from '../store/contract/rig.ts';
import { remindOfLeads } from './remind.ts';

/** Hours are those of a showroom, Monday to Saturday 9 to 5 in New York. */
const at = (text: string) => new Date(`${text}-05:00`);

// spec S15.17
test.each([
  ['an hour later', '2026-12-04T10:00', '2026-12-04T11:00', 1],
  ['a minute earlier', '2026-12-04T10:00', '2026-12-04T10:59', 0],
  ['from the night, an hour after opening', '2026-12-04T03:00', '2026-12-04T10:00', 1],
  ['from the night, after opening', '2026-12-04T03:00', '2026-12-04T09:30', 0],
  ['after closing', '2026-12-04T15:30', '2026-12-04T17:00', 0],
  ['on a Sunday', '2026-12-05T16:30', '2026-12-06T12:00', 0],
  ['on the Monday after', '2026-12-05T16:30', '2026-12-07T10:00', 1],
])('an enquiry is a reminder %s: %s at %s, %i', async (_, receivedAt, now, count) => {
  expect(await remind({ receivedAt: at(receivedAt).toISOString() }, at(now))).toHaveLength(count);
});

test('an answered enquiry is none, and neither is any on a closed day', async () => {
  const receivedAt = at('2026-12-04T09:00').toISOString();
  const now = at('2026-12-04T12:00');
  const answered = { at: receivedAt, by: 'Kim' };
  expect(await remind({ receivedAt, answered }, now)).toEqual([]);
  expect(await remind({ receivedAt }, now, [{ date: '2026-12-04', words: 'snow' }])).toEqual([]);
});

async function remind(change: Partial<Enquiry>, now: Date, closedDays: readonly ClosedDay[] = []) {
  const keys: string[] = [];
  await remindOfLeads(60, {
    dealer: dealerOf([], closedDays),
    now,
    enquiries: {
      async *stream() {
        yield makeEnquiry(change);
      },
    },
    outbox: {
      async queue(key) {
        keys.push(key);
        return true;
      },
    },
  });
  return keys;
}
