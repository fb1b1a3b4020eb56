import { expect, it } from 'vitest';
import { business } from '../domain/dealer/business/identity.ts';
import { dealerOf } from '../domain/dealer/overrides.ts';
import type { DeliveryKind, Enquiry } from '../domain/enquiries/enquiry.ts';
import { hostileTexts } from '../store/contract/hostile.ts';
import { makeEnquiry, tradeIn as offered } from '../store/contract/rig.ts';
import { delivery, enquiry, mailTo, settings } from '../test/support/enquiry-mail.ts';
import { attachmentsOf, bodyOf, headerOf } from '../test/support/mail-server.ts';
import { toAdf } from './formats/adf.ts';
import { composeMail } from './mailer.ts';

const compose = (kind: DeliveryKind, change: Partial<Enquiry> = {}, more = {}) =>
  composeMail({ ...delivery, kind, enquiry: { ...enquiry, ...change } }, { ...settings, ...more });

it('has all fields for the dealer, and the visitor as Reply-To', async () => {
  const mail = await mailTo('dealer');
  expect(mail.from).toBe('site@carts.example');
  expect(mail.to).toEqual(['sales@carts.example']);
  expect(headerOf(mail, 'From')).toBe(`${business.name} <site@carts.example>`);
  expect(headerOf(mail, 'Reply-To')).toBe('Robin Hale <robin@visitor.example>');
  expect(headerOf(mail, 'Subject')).toBe('Buying a cart, 2026 Evolution D5 RANGER 2+2: Robin Hale');
  expect(headerOf(mail, 'Message-ID')).toBe('<delivery-1@carts.example>');
  const body = bodyOf(mail);
  for (const part of [
    enquiry.phone,
    enquiry.email,
    enquiry.message,
    `Reference   ${enquiry.id.slice(0, 8)}\nNumber      ${enquiry.id}\n`,
    '2026 Evolution D5 RANGER 2+2 (new, $15,595, stock A17)',
    'https://carts.example/vehicles/d5-ranger-2+2',
    '4 Seater Weekly, delivered to Dalton',
    'https://carts.example/rentals/dalton',
    'utm_source=spring, utm_term=1',
    'Friday, May 1, 2026 at 8:00 AM EDT',
  ]) {
    expect(body).toContain(part);
  }
});

// spec S15.10, S17.7
it('sends the ADF document as a plain-text mail of its own', async () => {
  const mail = await mailTo('adf');
  expect(mail.to).toEqual(['crm@carts.example']);
  expect(headerOf(mail, 'Content-Type')).toMatch(/^text\/plain/);
  expect(bodyOf(mail).trim()).toBe(toAdf(enquiry, settings.siteUrl, dealerOf()).trim());
});

// spec S17.6
it.each([
  [['scranton'], 'scranton@carts.example'],
  [['scranton', 'scranton'], 'scranton@carts.example'],
  [['scranton', 'hatfield'], 'sales@carts.example'],
  [['scranton', undefined], 'sales@carts.example'],
  // Without a mailbox of its own, in the dealer's own words, and about no cart.
  [['hatfield'], 'sales@carts.example'],
  [['constructor'], 'sales@carts.example'],
  [[], 'sales@carts.example'],
])('mails an enquiry about carts at %j to %s', async (locations, address) => {
  const vehicles = locations.map((location) => ({ id: 'x', name: 'X', brand: 'Y', location }));
  const to = { leadsToShowroom: { scranton: ['scranton@carts.example'] } };
  expect((await compose('dealer', { vehicles }, to)).to).toMatchObject([{ address }]);
  const adf = { address: settings.leadsAdfTo };
  expect((await compose('adf', { vehicles }, to)).to).toMatchObject([adf]);
});

// spec S15.10
it.each([
  [{ vehicles: [] }, 'Buying a cart, 4 Seater Weekly, delivered to Dalton: Robin Hale'],
  [{ vehicles: [], plan: undefined }, 'Buying a cart: Robin Hale'],
  [
    {
      vehicles: [
        { id: 'x', name: '2018 Club Car 2018 Club Car Precedent', brand: 'Club Car', year: 2018 },
        { id: 'y', name: 'Denago ROVER XL6', brand: 'Denago', serialNumber: 'SN 7' },
      ],
    },
    'Buying a cart, 2018 Club Car Precedent and 1 more: Robin Hale',
  ],
] satisfies [Partial<Enquiry>, string][])(
  'names what %j is about once',
  async (change, subject) => {
    const mail = await mailTo('dealer', change);
    expect(headerOf(mail, 'Subject')).toBe(subject);
    if (change.vehicles.length < 2) return;
    expect(bodyOf(mail)).toContain(
      [
        'Vehicle     2018 Club Car Precedent',
        '            https://carts.example/vehicles/x',
        'Vehicle     Denago ROVER XL6 (serial SN 7)',
        '            https://carts.example/vehicles/y',
      ].join('\n'),
    );
    expect(bodyOf(mail)).not.toMatch(/\b(new|used)\b/);
  },
);

// spec S10.4
it('says the colors that a cart is asked for in, to the dealer and to the visitor', async () => {
  const vehicles = enquiry.vehicles.map((vehicle) => ({
    ...vehicle,
    askedPaint: 'lake blue',
    askedSeats: 'saddle',
  }));
  const finish = 'asked for in lake blue with saddle seats';
  expect(bodyOf(await mailTo('dealer', { vehicles }))).toContain(`stock A17, ${finish})`);
  expect(bodyOf(await mailTo('confirmation', { vehicles }))).toContain(`RANGER 2+2, ${finish}\n`);
});

// spec S28.7
it('describes a trade-in to the dealer, with its photographs and what is missing; the other mails have none', async () => {
  const tradeIn = { ...offered, year: 2015, power: 'gas', hours: 400 } as const;
  const change = { tradeIn, interest: 'trade-in', plan: undefined, message: '' } as const;
  const photographs = [Buffer.from('first'), Buffer.alloc(3000, 'second')];
  const mail = await mailTo('dealer', change, photographs);
  expect(headerOf(mail, 'Subject')).toBe(
    'Trade-in, 2026 Evolution D5 RANGER 2+2 for a 2015 EZ-GO TXT: Robin Hale',
  );
  const lines = ['Trade-in    2015 EZ-GO TXT', 'Gas', '400 hours', 'It runs well', '2 photos'];
  expect(bodyOf(mail)).toContain(lines.join('\n            '));
  expect(bodyOf(mail)).toMatch(/^Sent from the website /);
  expect(attachmentsOf(mail)).toEqual([
    { type: 'image/jpeg', name: 'photo-1.jpg', bytes: photographs[0] },
    { type: 'image/jpeg', name: 'photo-2.jpg', bytes: photographs[1] },
  ]);
  const early = await mailTo('dealer', { ...change, vehicles: [] });
  expect(headerOf(early, 'Subject')).toBe('Trade-in, 2015 EZ-GO TXT: Robin Hale');
  expect(attachmentsOf(early)).toEqual([]);
  expect(bodyOf(early).replace(/\s+/g, ' ')).toContain('Missing The photos took more than five');
  const read = { ...change, tradeIn: { ...tradeIn, unread: ['“a.jpg” is damaged.'] } };
  const dealer = bodyOf(await mailTo('dealer', read, photographs));
  expect(dealer).toContain('Missing     “a.jpg” is damaged.');
  const late = await mailTo('photographs', { ...read, vehicles: [] }, photographs.slice(1));
  expect(headerOf(late, 'Subject')).toBe('Photos: Trade-in, 2015 EZ-GO TXT: Robin Hale');
  expect(bodyOf(late)).toMatch(/emailed earlier: 1 attached\.\s+“a\.jpg” is damaged\./);
  expect(attachmentsOf(late)).toMatchObject([{ name: 'photo-1.jpg', bytes: photographs[1] }]);
});

// spec S15.15
it('lists many enquiries, cut, in one mail to all that it is for', async () => {
  const vehicles = [{ id: 'x', name: 'X', brand: 'Denago', location: 'scranton' }];
  const message = `Hello\n${'a'.repeat(400)}`;
  const enquiries = [makeEnquiry(), makeEnquiry({ vehicles, lastName: 'Hale\u0007', message })];
  const to = { leadsToShowroom: { scranton: ['scranton@carts.example'] } };
  const list = { ...delivery, kind: 'list', ids: [], enquiries } as const;
  const mail = await composeMail(list, { ...settings, ...to });
  const addresses = mail.to.map(({ address }) => address);
  expect(addresses).toEqual(['sales@carts.example', 'scranton@carts.example']);
  expect([mail.subject, mail.replyTo]).toEqual(['2 messages from the website', undefined]);
  const numbers = [...String(mail.text).matchAll(/^Number {6}(\S+)$/gm)].map(([, id]) => id);
  expect(numbers).toEqual(enquiries.map(({ id }) => id));
  expect(mail.text).toContain(`Robin Hale\nHello\n${'a'.repeat(294)} …`);
});

it('says to the dealer that an enquiry was held back', async () => {
  const queuedAt = '2026-05-01T12:11:00.000Z';
  const text = async (kind: DeliveryKind) =>
    (await composeMail({ id: '1', kind, queuedAt, enquiry }, settings)).text;
  expect(await text('dealer')).toMatch(/held back .* released Friday, May 1, 2026 at 8:11 AM/);
  expect(await text('confirmation')).not.toContain('held back');
  expect((await compose('dealer')).text).not.toContain('held back');
});

it('fails visibly where the address to send to is missing', async () => {
  await expect(compose('adf', {}, { leadsAdfTo: undefined })).rejects.toThrow('LEADS_ADF_TO');
  const mail = await compose('dealer', {}, { leadsTo: undefined });
  expect(mail.envelope).toMatchObject({ to: [business.email] });
});

const always = ['from', 'to', 'subject', 'message-id', 'date', 'mime-version', 'content-type'];
const headers = {
  dealer: [...always, 'reply-to'],
  links: always,
  adf: [...always, 'content-transfer-encoding'],
  confirmation: [...always, 'reply-to', 'auto-submitted', 'x-auto-response-suppress'],
};
it.each<readonly [string, string]>([
  ['a header', 'Robin\r\nBcc: victim@other.example\r\n\r\nbody'],
  ['an address list', 'Robin" <a@other.example>, "B'],
  ['a file name', '/etc/passwd'],
  ...hostileTexts,
])('is not affected by %s in any field', async (_, text) => {
  const hostile = {
    firstName: text,
    lastName: text,
    phone: text,
    message: text,
    plan: text,
    vehicles: [{ id: text, name: text, brand: text, condition: 'new' as const }],
    source: { page: text, firstCampaign: { utm_source: text } },
  };
  for (const kind of ['dealer', 'links', 'adf', 'confirmation'] as const) {
    const mail = await mailTo(kind, hostile);
    expect(mail.to).toHaveLength(1);
    const head = mail.raw.slice(0, mail.raw.indexOf('\r\n\r\n'));
    const lines = head.split('\r\n').filter((line) => !/^[ \t]/.test(line));
    const names = lines.map((line) => line.split(':')[0]?.toLowerCase());
    expect(names.toSorted()).toEqual(headers[kind].toSorted());
    const replyTo = headerOf(mail, 'Reply-To');
    if (kind === 'dealer') expect(replyTo).toMatch(/<robin@visitor\.example>$/);
  }
});
