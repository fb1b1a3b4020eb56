import { expect, test } from 'vitest';
import { mailboxOf, minFillMs, spamReason } from './screening.ts';

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
