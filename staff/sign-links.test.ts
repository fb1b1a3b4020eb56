import { expect, test } from 'vitest';
import { openLinks } from './link-token.ts';

/** spec S26.7 */

const secret = { read: async () => 'secret' };

test.each([
  [{ mailLinks: true, isSiteUrlSet: true }, true],
  [{ mailLinks: false, isSiteUrlSet: true }, false],
  [{ mailLinks: true, isSiteUrlSet: false }, false],
])('with %j mails have links: %s', (settings, hasLinks) => {
  expect(openLinks(settings, secret) !== undefined).toBe(hasLinks);
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
