import { afterAll, describe, expect, it } from 'vitest';
import { business } from '../domain/dealer/business/identity.ts';
import { dealerOf } from '../domain/dealer/overrides.ts';
import type { DeliveryKind, Enquiry } from '../domain/enquiries/enquiry.ts';
import { delivery, enquiry, mailTo, settings } from '../test/support/enquiry-mail.ts';
import { attachmentsOf, bodyOf, headerOf, startMailServer } from '../test/support/mail-server.ts';
import { toAdf } from './formats/adf.ts';
import { composeMail } from './mailer.ts';

const server = await startMailServer();
afterAll(() => server.close());

const post = (kind: DeliveryKind, change?: Partial<Enquiry>) => mailTo(server, kind, change);

describe('composeMail', () => {
  it('has all fields for the dealer, and the visitor as Reply-To', async () => {
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
    const mail = await post('adf');
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
  ])('mails an enquiry about carts at %j to %s', async (locations, to) => {
    const vehicles = locations.map((location) => ({ id: 'x', name: 'X', brand: 'Y', location }));
    const leadsToShowroom = { scranton: ['scranton@carts.example'] };
    const all = { ...settings, leadsToShowroom };
    const mail = await composeMail(
      { ...delivery, kind: 'dealer', enquiry: { ...enquiry, vehicles } },
      all,
    );
    expect(mail.to).toEqual([{ name: '', address: to }]);
    const adf = await composeMail(
      { ...delivery, kind: 'adf', enquiry: { ...enquiry, vehicles } },
      all,
    );
    expect(adf.to).toEqual([{ name: '', address: settings.leadsAdfTo }]);
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
    expect(bodyOf(await post('dealer', { vehicles }))).toContain(`stock A17, ${finish})`);
    expect(bodyOf(await post('confirmation', { vehicles }))).toContain(`RANGER 2+2, ${finish}\n`);
  });

  // spec S28.7
  it('describes a trade-in to the dealer, with its photographs; the other mails have none', async () => {
    const tradeIn = {
      make: 'EZ-GO',
      model: 'TXT',
      year: 2015,
      power: 'gas',
      hours: 400,
      condition: 'runs-well',
      photographs: 2,
    } as const;
    const change = { tradeIn, interest: 'trade-in', plan: undefined, message: '' } as const;
    const photographs = [Buffer.from('first'), Buffer.alloc(3000, 'second')];
    const mail = await mailTo(server, 'dealer', change, photographs);
    expect(headerOf(mail, 'Subject')).toBe(
      'Trade-in, 2026 Evolution D5 RANGER 2+2 for a 2015 EZ-GO TXT: Robin Hale',
    );
    expect(bodyOf(mail)).toContain(
      [
        'Trade-in    2015 EZ-GO TXT',
        '            Gas',
        '            400 hours',
        '            It runs well',
        '            2 photos',
      ].join('\n'),
    );
    expect(bodyOf(mail)).toMatch(/^Sent from the website /);
    expect(attachmentsOf(mail)).toEqual([
      { type: 'image/jpeg', name: 'photo-1.jpg', bytes: photographs[0] },
      { type: 'image/jpeg', name: 'photo-2.jpg', bytes: photographs[1] },
    ]);
    const alone = await mailTo(server, 'dealer', { ...change, vehicles: [] });
    expect(headerOf(alone, 'Subject')).toBe('Trade-in, 2015 EZ-GO TXT: Robin Hale');
    expect(attachmentsOf(alone)).toEqual([]);
  });

  // spec S28.7
  it('says which photographs are missing, and sends those that were late', async () => {
    const tradeIn = {
      make: 'EZ-GO',
      model: 'TXT',
      condition: 'runs-well',
      photographs: 1,
    } as const;
    const change = { tradeIn, interest: 'trade-in', vehicles: [], plan: undefined } as const;
    const early = bodyOf(await mailTo(server, 'dealer', change));
    expect(early.replace(/\s+/g, ' ')).toContain('Missing The photos took more than five');
    const read = { ...change, tradeIn: { ...tradeIn, unread: ['“a.jpg” is damaged.'] } };
    const jpeg = Buffer.from('jpeg');
    const dealer = bodyOf(await mailTo(server, 'dealer', read, [jpeg]));
    expect(dealer).toContain('Missing     “a.jpg” is damaged.');
    const late = await mailTo(server, 'photographs', read, [jpeg]);
    expect(headerOf(late, 'Subject')).toBe('Photos: Trade-in, EZ-GO TXT: Robin Hale');
    expect(bodyOf(late)).toMatch(/emailed earlier: 1 attached\.\s+“a\.jpg” is damaged\./);
    expect(attachmentsOf(late)).toMatchObject([{ name: 'photo-1.jpg', bytes: jpeg }]);
  });

  it('says to the dealer that an enquiry was held back', async () => {
    const queuedAt = '2026-05-01T12:11:00.000Z';
    const text = async (kind: DeliveryKind, queued: string) =>
      (await composeMail({ id: '1', kind, queuedAt: queued, enquiry }, settings)).text;
    expect(await text('dealer', queuedAt)).toMatch(
      /held back .* released Friday, May 1, 2026 at 8:11 AM/,
    );
    expect(await text('dealer', enquiry.receivedAt)).not.toContain('held back');
    expect(await text('confirmation', queuedAt)).not.toContain('held back');
  });

  it('fails visibly where the address to send to is missing', async () => {
    const incomplete = { ...settings, leadsAdfTo: undefined };
    const adf = composeMail({ ...delivery, kind: 'adf', enquiry }, incomplete);
    await expect(adf).rejects.toThrow('LEADS_ADF_TO');
    const mail = await composeMail(
      { ...delivery, kind: 'dealer', enquiry },
      {
        ...settings,
        leadsTo: undefined,
      },
    );
    expect(mail.envelope).toMatchObject({ to: [business.email] });
  });
});
