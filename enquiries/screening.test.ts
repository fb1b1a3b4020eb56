import { expect, test } from 'vitest';
import {
  countPost,
  mailboxOf,
  minFillMs,
  mostOfNetwork,
  networkOf,
  spamReason,
} from './screening.ts';

test.each([
  [{ honeypot: '' }, undefined],
  [{ honeypot: ' ', fillMs: minFillMs }, undefined],
  [{ honeypot: 'http://x' }, 'honeypot'],
  [{ honeypot: '', fillMs: minFillMs - 1 }, 'too-fast'],
])('%j is set aside as %s', (sending, reason) => {
  expect(spamReason(sending)).toBe(reason);
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
  const at = new Date(seconds * 1000);
  const counted = (count: number) => countPost({ hit: async () => count }, '203.0.113.9', at);
  expect([await counted(mostOfNetwork), await counted(mostOfNetwork + 1)]).toEqual([before, after]);
});
