import { expect, test } from 'vitest';
import type { MailPart } from '../domain/mail.ts';
import { findAll } from '../test/support/html.ts';
import { mailHtml, mailText, signParts } from './render-mail.ts';

const parts: readonly MailPart[] = [
  { quote: 'Is it <b>still</b> there?\n\nRobin' },
  'First line\nsecond & last line',
  { heading: 'Carts' },
  { list: ['one', { words: 'two', href: 'https://carts.example/vehicles/two?a=1&b="2"' }] },
  { list: [] },
  {
    facts: [
      { label: 'Stock number', value: 'A1' },
      { label: 'Vehicle', value: 'Rover\nRed', href: 'https://carts.example/vehicles/x' },
    ],
  },
  { words: 'Look\nat it', href: 'https://carts.example/inventory' },
  { action: { words: 'Sold', action: 'sold', target: 'x' } },
];
const ready = signParts(
  parts,
  'https://carts.example',
  (action, target) => `/do/${action}/${target}`,
);

// spec S15.14
test('the text has each part, its addresses on lines of their own', () => {
  expect(mailText(ready)).toBe(`Is it <b>still</b> there?

Robin

----------------------------------------

First line
second & last line

Carts
- one
- two
  https://carts.example/vehicles/two?a=1&b="2"

Stock number A1
Vehicle     Rover
            Red
            https://carts.example/vehicles/x

Look at it:
https://carts.example/inventory

Sold:
https://carts.example/do/sold/x
`);
});

// spec S15.14
test('the HTML says the same words and leads to the same addresses', () => {
  const html = mailHtml(ready);
  const words = (text: string) => text.replace(/[-:\s]+/g, ' ').trim();
  const addresses = /https:\S+/g;
  const [body] = findAll(html, 'body');
  expect(words(body?.text ?? '')).toBe(words(mailText(ready).replace(addresses, '')));
  expect(findAll(html, 'a').map(({ attributes }) => attributes.href)).toEqual(
    mailText(ready).match(addresses),
  );
});

// spec S15.14
test('the HTML fetches nothing, and has no script and no style sheet', () => {
  const html = mailHtml(signParts([...parts, { quote: '<img src=x onerror=1>' }], ''));
  expect(html).not.toMatch(
    /<(img|link|script|style|iframe|svg|object|video)|url\(|@import|src=["h]/i,
  );
  expect(html).toContain('&lt;img src=x onerror=1&gt;');
});
