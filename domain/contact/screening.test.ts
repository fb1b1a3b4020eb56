import { expect, test } from 'vitest';
import { mailboxOf, minFillMs, networkOf, spamReason } from './screening.ts';

test.each([
  [{ honeypot: '' }, undefined],
  [{ honeypot: ' ', fillMs: minFillMs }, undefined],
  [{ honeypot: 'http://x' }, 'honeypot'],
  [{ honeypot: '', fillMs: minFillMs - 1 }, 'too-fast'],
])('%j is set aside as %s', (sending, reason) => {
  expect(spamReason(sending)).toBe(reason);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['robin@visitor.example', 'robin@visitor.example'],
  ['Robin+a+b@Visitor.example', 'robin@visitor.example'],
  ['+robin@visitor.example', '@visitor.example'],
])('confirmations to %s count for %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
