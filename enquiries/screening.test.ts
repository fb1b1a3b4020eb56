import { expect, test } from 'vitest';
import {
  allowedDeliveries,
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
function counts() {
  const hits = new Map<string, number>();
  return {
    async hit(key: string) {
      hits.set(key, (hits.get(key) ?? 0) + 1);
      return hits.get(key) ?? 0;
    },
  };
}

const networks = (count: number) => Array.from({ length: count }, (_, n) => `2001:db8:${n + 1}::9`);

// spec S28.3
test('a network sends 20 forms with photographs in a day, and no networks end those of another', async () => {
  const rate = counts();
  const send = (address: string) => tooManyPhotographs({ rate, address, now });
  const refused: boolean[] = [];
  for (const address of networks(25)) {
    for (let n = 0; n < 21; n += 1) refused.push(await send(address));
  }
  expect(refused.slice(0, 21)).toEqual([...Array(20).fill(false), true]);
  expect(refused.slice(-21)).toEqual([false, false, ...Array(19).fill(true)]);
  const other = ['198.51.100.7', '198.51.100.7', '198.51.100.7', '2001:db8:1:ffff::1'];
  expect(await Promise.all(other.map(send))).toEqual([false, false, true, true]);
});

// spec S15.9
test('a network has ten confirmations in a day mailed, and a domain is kept from nobody', async () => {
  const rate = counts();
  const confirm = async (address: string, email: string) =>
    (await allowedDeliveries(email, ['dealer', 'confirmation'], { rate, address, now })).length ===
    2;
  let confirmed = 0;
  for (let n = 0; n < 30; n += 1) {
    if (await confirm('203.0.113.9', `stranger@${n}.example`)) confirmed += 1;
  }
  expect(confirmed).toBe(10);
  for (const [index, address] of networks(9).entries()) {
    for (let n = 0; n < 9; n += 1) await confirm(address, `${index}.${n}@visitor.example`);
  }
  const late = ['one', 'two'].map((name) => confirm('198.51.100.7', `${name}@visitor.example`));
  expect(await Promise.all(late)).toEqual([true, false]);
  expect(await confirm('198.51.100.7', 'robin@other.example')).toBe(true);
});
