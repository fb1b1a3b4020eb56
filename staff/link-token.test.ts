import { expect, test } from 'vitest';
import { openLinks, readToken, signToken } from './link-token.ts';

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

// spec S26.7
test.each([
  [{ mailLinks: true, isSiteUrlSet: true }, true],
  [{ mailLinks: false, isSiteUrlSet: true }, false],
  [{ mailLinks: true, isSiteUrlSet: false }, false],
])('with %j mails have links: %s', (settings, hasLinks) => {
  expect(openLinks(settings, { read: async () => 'secret' }) !== undefined).toBe(hasLinks);
});

test('a link is signed with the secret of the moment in which its mail leaves', async () => {
  let now = 'first';
  const open = openLinks({ mailLinks: true, isSiteUrlSet: true }, { read: async () => now });
  const path = async () => (await open?.())?.('kim@carts.example')('labels', '');
  const first = await path();
  expect(first).toMatch(/^\/do\/labels\/[\w-]+\.[\w-]{22}$/);
  now = 'second';
  expect((await path())?.split('.')[1]).not.toBe(first?.split('.')[1]);
});
