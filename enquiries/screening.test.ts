import { expect, test } from 'vitest';
import { mailboxOf, minFillMs, networkOf, networksOf, spamReason } from './screening.ts';

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
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64 2001:db8:1:0::/56 2001:db8:1::/48'],
  ['[2001:0DB8:0001:12ff::6]', '2001:db8:1:12ff::/64 2001:db8:1:1200::/56 2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64 2001:db8:0:0::/56 2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64 0:0:0:0::/56 0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64 fe80:0:0:0::/56 fe80:0:0::/48'],
  ['unknown', 'unknown'],
])('posts from %s count for %s (spec S15.8)', (address, names) => {
  const networks = networksOf(address);
  expect(networks.map(({ name }) => name).join(' ')).toBe(names);
  expect(networks.filter(({ isHousehold }) => isHousehold)).toHaveLength(1);
  expect(networkOf(address)).toBe(networks.at(-1)?.name);
});
