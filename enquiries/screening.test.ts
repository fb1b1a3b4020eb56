import { expect, test } from 'vitest';
import type { RateCounter } from '../domain/enquiries/rate-counter.ts';
import {
  allowedDeliveries,
  countAlert,
  countPost,
  mailboxOf,
  maxOfNetwork,
  minFillMs,
  networkOf,
  spamReason,
  tooManyPhotographs,
} from './screening.ts';

const now = new Date('2026-06-01T12:00:00Z');
const before = (ms: number) => String(now.getTime() - ms);

// spec S15.8
test.each([
  [{}, undefined],
  [{ topicNote: ' ', started: before(minFillMs) }, undefined],
  [{ topicNote: 'http://x' }, 'honeypot'],
  [{ started: before(minFillMs - 1) }, 'too-fast'],
  [{ started: now.getTime() - 1 }, 'too-fast'],
  // Impossible, or no time.
  [{ started: before(-1) }, undefined],
  [{ started: 'yesterday' }, undefined],
])('%j is set aside as %s', (fields, reason) => {
  expect(spamReason(fields, now)).toBe(reason);
});

test.each([
  ['robin@visitor.example', 'robin@visitor.example'],
  ['Robin+a+b@Visitor.example', 'robin@visitor.example'],
  ['+robin@visitor.example', '@visitor.example'],
  ['ro.bin@visitor.example', 'ro.bin@visitor.example'],
  ['R.o.bin.hale+cart@Gmail.com', 'robinhale@gmail.com'],
  ['robinhale@googlemail.com', 'robinhale@gmail.com'],
  ['ro.bin@gmail.com.visitor.example', 'ro.bin@gmail.com.visitor.example'],
])('confirmations to %s count for %s (spec S15.9)', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['[2001:0DB8:0001:12ff::6]', '2001:db8:1:12ff::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('posts from %s count for %s (spec S15.8)', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  [0, undefined, 600],
  [599.5, undefined, 1],
  [600, undefined, 600],
])('over the limit, %s seconds into a window the network waits for its end', async (...row) => {
  const [seconds, before, after] = row;
  const now = new Date(seconds * 1000);
  const counted = (count: number) =>
    countPost({ rate: { hit: async () => count }, address: '203.0.113.9', now });
  expect([await counted(maxOfNetwork), await counted(maxOfNetwork + 1)]).toEqual([before, after]);
});

/** Counts that a test keeps in memory. */
function counts(): RateCounter & { readonly windows: Set<number> } {
  const hits = new Map<string, number>();
  const windows = new Set<number>();
  return {
    windows,
    async hit(key, seconds) {
      windows.add(seconds);
      hits.set(key, (hits.get(key) ?? 0) + 1);
      return hits.get(key) ?? 0;
    },
  };
}

type Counting = Parameters<typeof countPost>[0];

const isAllowed = {
  photographs: async (_: string, one: Counting) => !(await tooManyPhotographs(one)),
  alerts: async (email: string, one: Counting) => !(await countAlert(email, one)),
  confirmations: async (email: string, one: Counting) => {
    const kinds = await allowedDeliveries(email, ['dealer', 'confirmation'], one);
    expect(kinds).toContain('dealer');
    return kinds.length === 2;
  },
};

// spec S15.9, S27.11, S28.3
test.each([
  ['photographs', 20, 400, 2, 86_400],
  ['alerts', 20, 60, 1, 3_600],
  ['confirmations', 10, 60, 1, 86_400],
] as const)('%s: a network has %i, all %i beyond %i of each, in %i s', async (...limits) => {
  const [what, most, all, always, seconds] = limits;
  const rate = counts();
  let mailboxes = 0;
  let allowed = 0;
  const ask = async (address: string, count: number, domain = 'visitor.example') => {
    const answers: boolean[] = [];
    for (let n = 0; n < count; n += 1) {
      mailboxes += 1;
      answers.push(await isAllowed[what](`${mailboxes}@${domain}`, { rate, address, now }));
    }
    allowed += answers.filter(Boolean).length;
    return answers;
  };
  expect(await ask('203.0.113.9', most + 1)).toEqual([...Array(most).fill(true), false]);
  for (let n = 0; n < 25; n += 1) await ask(`2001:db8:${n + 1}::9`, most);
  expect(allowed).toBe(all + 26 * always);
  expect(await ask('198.51.100.7', always + 1)).toEqual([...Array(always).fill(true), false]);
  expect(await ask('2001:db8:1:ffff::1', 1)).toEqual([false]);
  if (what !== 'photographs') {
    expect(await ask('198.51.100.7', 1, 'other.example')).toEqual([true]);
  }
  expect([...rate.windows]).toEqual([seconds]);
});
