import { expect, it } from 'vitest';
import { dealerOf } from '../domain/dealer/overrides.ts';
import { enquiry, mailTo } from '../test/support/enquiry-mail.ts';
import { bodyOf, headerOf } from '../test/support/mail-server.ts';
import { greetingName } from './confirmation-mail.ts';

// spec S3.11, S15.9
it('confirms to the visitor without a word that was typed', async () => {
  const mail = await mailTo('confirmation', {
    firstName: 'José',
    lastName: 'http://spam.example',
    message: 'Buy pills at http://spam.example now',
  });
  expect(mail.to).toEqual([enquiry.email]);
  expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-replied');
  expect(headerOf(mail, 'Reply-To')).toBe('sales@carts.example');
  const body = bodyOf(mail);
  expect(body).toContain('Hello José,');
  expect(body).toContain(dealerOf().phone.shown);
  expect(body).toContain('24 hours');
  expect(body).toContain('sent automatically');
  expect(body).toContain('We got it Friday, May 1, 2026 at 8:00 AM EDT.');
  expect(body).toContain(
    `Your reference is ${enquiry.id.slice(0, 8)}; have it handy when you call.`,
  );
  expect(body).toContain('- 2026 Evolution D5 RANGER 2+2\n- 4 Seater Weekly');
  expect(body).toContain('Mon–Sat 8 AM – 6 PM');
  expect(body).not.toMatch(/spam|pills/);
});

// spec S28.8
it('repeats a trade-in in words of ours', async () => {
  const tradeIn = {
    make: 'yamaha',
    model: 'Drive2',
    year: 2020,
    power: 'gas',
    condition: 'runs-well',
    photographs: 8,
  } as const;
  const body = bodyOf(await mailTo('confirmation', { tradeIn, plan: undefined }));
  expect(body).toContain('- Your trade-in: 2020 Yamaha Drive2 (gas, it runs well, 8 photos)\n');
});

it.each([
  ['Robin', 'Robin'],
  ['  Mary Ann ', 'Mary Ann'],
  ['Zoë', 'Zoë'],
  ['D’Arcy', 'D’Arcy'],
  ['李', '李'],
  ['www.spam.example', undefined],
  ['spam.example', undefined],
  ['http://x', undefined],
  ['Win 1000', undefined],
  ['you have won a prize', undefined],
  ['A'.repeat(25), undefined],
  ['Robin\u202e', 'Robin'],
  ['', undefined],
])('%j greets %j', (typed, greeted) => expect(greetingName(typed)).toBe(greeted));
