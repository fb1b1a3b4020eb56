import { createTransport } from 'nodemailer';
import { dealerOf } from '../../domain/dealer/overrides.ts';
import type { DeliveryKind, Enquiry } from '../../domain/enquiries/enquiry.ts';
import { composeMail, type MailSettings } from '../../enquiries/mailer.ts';
import { makeEnquiry } from '../../store/contract/rig.ts';
import type { ReceivedMail } from './mail-server.ts';

export const settings: MailSettings = {
  siteUrl: 'https://carts.example',
  mailFrom: 'site@carts.example',
  dealer: dealerOf,
  leadsTo: ['sales@carts.example'],
  leadsAdfTo: 'crm@carts.example',
};

export const enquiry = makeEnquiry({
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
  source: { page: '/rentals/dalton', firstCampaign: { utm_source: 'spring', utm_term: '1' } },
});

export const delivery = { id: 'delivery-1', queuedAt: enquiry.receivedAt };

/** The mail of that kind about {@link enquiry}, changed, as it goes over the wire. */
export function mailTo(
  kind: DeliveryKind,
  change: Partial<Enquiry> = {},
  photographs?: readonly Uint8Array[],
): Promise<ReceivedMail> {
  const content = { kind, enquiry: { ...enquiry, ...change }, photographs };
  return mailOf({ ...delivery, ...content });
}

/** A mail as it goes over the wire. */
export async function mailOf(claim: Parameters<typeof composeMail>[0]): Promise<ReceivedMail> {
  const wire = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { envelope, message } = await wire.sendMail(await composeMail(claim, settings));
  const [from, to] = [String(envelope.from), envelope.to];
  return { from, to, raw: (message as Buffer).toString('latin1') };
}
