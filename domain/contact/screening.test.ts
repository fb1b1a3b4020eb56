import { expect, test } from 'vitest';
import { limits, minFillMs, networkOf, spamReason } from './screening.ts';

test.each([
  [{ honeypot: '', countOverall: 1 }, undefined],
  [{ honeypot: ' ', fillMs: minFillMs, countOverall: limits.global }, undefined],
  [{ honeypot: 'http://x', countOverall: 1 }, 'honeypot'],
  [{ honeypot: '', fillMs: minFillMs - 1, countOverall: 1 }, 'too-fast'],
  [{ honeypot: '', countOverall: limits.global + 1 }, 'rate-limit'],
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
