import { expect, test } from 'vitest';
import { readToken, signToken } from './link-token.ts';

const claim = {
  action: 'hold',
  target: 'a-101',
  by: 'kim@carts.example',
  until: new Date('2026-05-15T12:00:00Z'),
} as const;
const token = signToken(claim, 'secret');
const now = new Date('2026-05-01T12:00:00Z');

test('a token is read back with what it was signed for, until it ends', () => {
  expect(readToken('hold', token, 'secret', now)).toEqual({ kind: 'valid', claim });
  expect(readToken('hold', token, 'secret', claim.until)).toEqual({ kind: 'valid', claim });
  const later = new Date(claim.until.getTime() + 1);
  expect(readToken('hold', token, 'secret', later)).toEqual({ kind: 'ended', claim });
});

test.each([
  ['of another action', 'sold', token, 'secret'],
  ['after the secret was renewed', 'hold', token, 'other'],
  ['cut off', 'hold', token.slice(0, -1), 'secret'],
  ['with another signature', 'hold', `${token.slice(0, -1)}!`, 'secret'],
  ['with a changed content', 'hold', `A${token.slice(1)}`, 'secret'],
  ['with something behind it', 'hold', `${token}.x`, 'secret'],
  ['that is empty', 'hold', '', 'secret'],
  ['without a signature', 'hold', token.split('.')[0] ?? '', 'secret'],
] as const)('a token %s is worth nothing', (_, action, text, secret) => {
  expect(readToken(action, text, secret, now)).toEqual({ kind: 'invalid' });
});
