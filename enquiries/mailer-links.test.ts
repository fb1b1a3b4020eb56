import { expect, test } from 'vitest';
import { delivery, enquiry, settings } from '../test/support/enquiry-mail.ts';
import { composeMail } from './mailer.ts';

/** Signs links so that a test can read who they are for, and what they act on. */
const signFor = (by: string) => (action: string, target: string) => `/do/${action}/${by}.${target}`;

// spec S26.8
test('has the visitor’s words first and no link that acts in what a reply quotes', async () => {
  const mail = await composeMail({ ...delivery, kind: 'dealer', enquiry }, settings, signFor);
  expect(String(mail.text).startsWith(`${enquiry.message}\n`)).toBe(true);
  const html = String(mail.html);
  expect(html.indexOf(enquiry.message)).toBeLessThan(html.indexOf('<a'));
  expect(mail.text + html).not.toContain('/do/');
});

// spec S26.7, S26.8
test('sends the links to the dealer in a mail of their own, which can not be answered', async () => {
  const mail = (vehicles = enquiry.vehicles) => {
    const links = { ...delivery, kind: 'links', enquiry: { ...enquiry, vehicles } } as const;
    return composeMail(links, settings, signFor);
  };
  const sent = await mail();
  expect(sent).toMatchObject({
    to: [{ address: 'sales@carts.example' }],
    subject: 'For the dealer: Buying a cart, 2026 Evolution D5 RANGER 2+2: Robin Hale',
  });
  expect(sent.replyTo).toBeUndefined();
  for (const [words, path] of [
    ['Answered', `answered/sales@carts.example.${enquiry.id}`],
    ['Put this cart on hold', 'hold/sales@carts.example.d5-ranger-2+2'],
    ['Sold', 'sold/sales@carts.example.d5-ranger-2+2'],
  ]) {
    expect(sent.text).toContain(`\n${words}:\nhttps://carts.example/do/${path}\n`);
    expect(sent.html).toContain(`<a href="https://carts.example/do/${path}"`);
  }
  expect(sent.text).not.toContain(enquiry.message);
  const two = await mail(enquiry.vehicles.flatMap((one) => [one, { ...one, stockNumber: 'A18' }]));
  expect(two.text).toContain('Put this cart on hold (A17 Evolution D5 RANGER 2+2):\n');
  expect(two.text).toContain('Sold (A18 Evolution D5 RANGER 2+2):\n');
  expect((await mail([])).text).not.toMatch(/\/do\/(?!answered)/);
});

// spec S26.7
test('puts the links of a report where they belong, or the commands that do the same', async () => {
  const command = 'dealer inventory undo 7';
  const body = [
    '1 added',
    { action: { words: 'Take this back', action: 'undo', target: '7', command } },
    { action: { words: 'Print labels', action: 'labels', target: '' } },
    'The end.',
  ] as const;
  const all = { ...settings, reportTo: ['owner@carts.example'] };
  const mail = { subject: 'Stock changed', body };
  const staff = { ...delivery, id: 'stock 1', kind: 'staff', mail } as const;
  const sent = await composeMail(staff, all, signFor);
  expect([sent.subject, sent.messageId]).toEqual(['Stock changed', '<stock%201@carts.example>']);
  expect(sent.to).toMatchObject([{ address: 'owner@carts.example' }]);
  expect(sent.text).toBe(
    `1 added

Take this back:
https://carts.example/do/undo/owner@carts.example.7

Print labels:
https://carts.example/do/labels/owner@carts.example.

The end.
`,
  );
  const linkless = await composeMail(staff, all);
  expect(linkless.text).toBe('1 added\n\nTake this back: dealer inventory undo 7\n\nThe end.\n');
  expect(linkless.html).not.toContain('/do/');
});
