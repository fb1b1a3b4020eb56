import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { business } from '../domain/business.ts';
import { toAdf } from '../domain/contact/adf.ts';
import type { DeliveryKind, Lead } from '../domain/contact/lead.ts';
import { hostileTexts } from '../store/contract/hostile.ts';
import { makeLead } from '../store/contract/rig.ts';
import {
  bodyOf,
  headerOf,
  type MailServer,
  type ReceivedMail,
  startMailServer,
} from '../test/support/mail-server.ts';
import { composeMail, type MailSettings } from './compose-mail.ts';
import { greetingName } from './confirmation-mail.ts';

const settings: MailSettings = {
  siteUrl: 'https://carts.example',
  mailFrom: 'site@carts.example',
  leadsTo: 'sales@carts.example',
  leadsAdfTo: 'crm@carts.example',
};

const lead = makeLead({
  vehicles: [
    {
      id: 'd5-ranger-2+2',
      name: 'Evolution D5 RANGER 2+2',
      brand: 'Evolution',
      year: 2026,
      stockNumber: 'A17',
      condition: 'new',
      price: 15_595,
    },
  ],
  plan: '4 Seater Weekly, delivered to Dalton',
  source: { page: '/rentals/dalton', firstCampaign: { utm_source: 'spring', gclid: '1' } },
});

const delivery = { id: 'delivery-1', queuedAt: lead.receivedAt };

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

/** Sends a lead over the wire and reads what came. */
async function post(kind: DeliveryKind, change: Partial<Lead> = {}): Promise<ReceivedMail> {
  const mail = composeMail({ ...delivery, kind }, { ...lead, ...change }, settings);
  await createTransport({ url: server.url }).sendMail(mail);
  const received = server.mails.at(-1);
  if (received === undefined) throw new Error('nothing came');
  return received;
}

describe('composeMail', () => {
  it('tells the dealer everything and answers to the visitor', async () => {
    const mail = await post('dealer');
    expect(mail.from).toBe('site@carts.example');
    expect(mail.to).toEqual(['sales@carts.example']);
    expect(headerOf(mail, 'From')).toBe(`${business.name} <site@carts.example>`);
    expect(headerOf(mail, 'Reply-To')).toBe('Robin Hale <robin@visitor.example>');
    expect(headerOf(mail, 'Subject')).toBe(
      'Buying a cart, 2026 Evolution D5 RANGER 2+2: Robin Hale',
    );
    expect(headerOf(mail, 'Message-ID')).toBe('<delivery-1@carts.example>');
    const body = bodyOf(mail);
    for (const part of [
      lead.phone,
      lead.email,
      lead.message,
      lead.id,
      '2026 Evolution D5 RANGER 2+2 (new, $15,595, stock A17)',
      'https://carts.example/vehicles/d5-ranger-2+2',
      '4 Seater Weekly, delivered to Dalton',
      'https://carts.example/rentals/dalton',
      'utm_source=spring, gclid=1',
      'Friday, May 1, 2026 at 8:00 AM EDT',
    ]) {
      expect(body).toContain(part);
    }
  });

  it('sends the ADF document as a plain-text mail of its own', async () => {
    const mail = await post('adf');
    expect(mail.to).toEqual(['crm@carts.example']);
    expect(headerOf(mail, 'Content-Type')).toMatch(/^text\/plain/);
    expect(bodyOf(mail).trim()).toBe(toAdf(lead, settings.siteUrl).trim());
  });

  it.each([
    [['scranton'], 'scranton@carts.example'],
    [['scranton', 'scranton'], 'scranton@carts.example'],
    [['scranton', 'hatfield'], 'sales@carts.example'],
    [['scranton', undefined], 'sales@carts.example'],
    // Without a mailbox of its own, in the dealer's own words, and about no cart.
    [['hatfield'], 'sales@carts.example'],
    [['constructor'], 'sales@carts.example'],
    [[], 'sales@carts.example'],
  ])('mails an enquiry about carts at %j to %s', (locations, to) => {
    const vehicles = locations.map((location) => ({ id: 'x', name: 'X', brand: 'Y', location }));
    const leadsToShowroom = { scranton: 'scranton@carts.example' };
    const all = { ...settings, leadsToShowroom };
    const mail = composeMail({ ...delivery, kind: 'dealer' }, { ...lead, vehicles }, all);
    expect(mail.to).toEqual({ name: '', address: to });
    const adf = composeMail({ ...delivery, kind: 'adf' }, { ...lead, vehicles }, all);
    expect(adf.to).toEqual({ name: '', address: settings.leadsAdfTo });
  });

  it('confirms to the visitor without a word that was typed', async () => {
    const mail = await post('confirmation', {
      firstName: 'José',
      lastName: 'http://spam.example',
      message: 'Buy pills at http://spam.example now',
    });
    expect(mail.to).toEqual([lead.email]);
    expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-replied');
    expect(headerOf(mail, 'Reply-To')).toBeUndefined();
    const body = bodyOf(mail);
    expect(body).toContain('Hello José,');
    expect(body).toContain(business.phone.shown);
    expect(body).toContain('24 hours');
    expect(body).toContain('automatic confirmation');
    expect(body).toContain('We received it Friday, May 1, 2026 at 8:00 AM EDT.');
    expect(body).toContain('- 2026 Evolution D5 RANGER 2+2\n- 4 Seater Weekly');
    expect(body).toContain('Mon–Sat 8 AM – 6 PM');
    expect(body).not.toMatch(/spam|pills/);
  });

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
  ] satisfies [Partial<Lead>, string][])('names what %j is about once', async (change, subject) => {
    const mail = await post('dealer', change);
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
  });

  it('says the colors that a cart is asked for in, to the dealer and to the visitor', async () => {
    const vehicles = lead.vehicles.map((vehicle) => ({
      ...vehicle,
      askedPaint: 'lake blue',
      askedSeats: 'saddle',
    }));
    const asked = 'asked for in lake blue with saddle seats';
    expect(bodyOf(await post('dealer', { vehicles }))).toContain(`stock A17, ${asked})`);
    expect(bodyOf(await post('confirmation', { vehicles }))).toContain(`RANGER 2+2, ${asked}\n`);
  });

  it('tells the dealer of an enquiry that was held back', () => {
    const queuedAt = '2026-05-01T12:11:00.000Z';
    const text = (kind: DeliveryKind, queued: string) =>
      composeMail({ id: '1', kind, queuedAt: queued }, lead, settings).text;
    expect(text('dealer', queuedAt)).toMatch(
      /held back .* released Friday, May 1, 2026 at 8:11 AM/,
    );
    expect(text('dealer', lead.receivedAt)).not.toContain('held back');
    expect(text('confirmation', queuedAt)).not.toContain('held back');
  });

  it('fails visibly where the address to send to is missing', () => {
    const incomplete = { ...settings, leadsAdfTo: undefined };
    expect(() => composeMail({ ...delivery, kind: 'adf' }, lead, incomplete)).toThrow(
      'LEADS_ADF_TO',
    );
    const mail = composeMail({ ...delivery, kind: 'dealer' }, lead, {
      ...settings,
      leadsTo: undefined,
    });
    expect(mail.envelope).toMatchObject({ to: business.email });
  });

  const injections: readonly (readonly [string, string])[] = [
    ['a header', 'Robin\r\nBcc: victim@other.example\r\n\r\nbody'],
    ['an address list', 'Robin" <a@other.example>, "B'],
    ['an end of mail', 'x\r\n.\r\nMAIL FROM:<a@other.example>\r\n'],
    ['a file name', '/etc/passwd'],
    ...hostileTexts,
  ];
  it.each(injections)('is not affected by %s in any field', async (_, text) => {
    const vehicle = { id: text, name: text, brand: text, condition: 'new' as const };
    const hostile = {
      firstName: text,
      lastName: text,
      phone: text,
      message: text,
      plan: text,
      vehicle,
      source: { page: text, firstCampaign: { utm_source: text } },
    };
    for (const kind of ['dealer', 'adf', 'confirmation'] as const) {
      const before = server.mails.length;
      const mail = await post(kind, hostile);
      expect(server.mails.length).toBe(before + 1);
      expect(mail.to).toHaveLength(1);
      const names = mail.raw
        .slice(0, mail.raw.indexOf('\r\n\r\n'))
        .split('\r\n')
        .filter((line) => !/^[ \t]/.test(line))
        .map((line) => line.split(':')[0]?.toLowerCase());
      const expected = ['from', 'to', 'subject', 'message-id', 'date', 'mime-version'];
      const content = ['content-type', 'content-transfer-encoding'];
      const own = {
        dealer: ['reply-to'],
        adf: [],
        confirmation: ['auto-submitted', 'x-auto-response-suppress'],
      };
      expect(names.toSorted()).toEqual([...expected, ...content, ...own[kind]].toSorted());
      if (kind === 'dealer')
        expect(headerOf(mail, 'Reply-To')).toMatch(/<robin@visitor\.example>$/);
    }
  });
});

describe('greetingName', () => {
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
});
