import type { SendMailOptions } from 'nodemailer';
import { business, type Showroom, showrooms } from '../domain/business/identity.ts';
import { toAdf } from '../domain/contact/adf.ts';
import type { Lead } from '../domain/contact/lead.ts';
import type { Delivery } from '../domain/contact/outbox.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { dealerMail } from './dealer-mail.ts';

export interface MailSettings {
  /** Origin without a trailing slash; its host also names our Message-IDs. */
  readonly siteUrl: string;
  /** The From address of every mail. */
  readonly mailFrom: string;
  /** Where enquiries go; without it, the business's own address. */
  readonly leadsTo?: string;
  /** Where those about carts of one showroom go instead. */
  readonly leadsToShowroom?: Readonly<Partial<Record<Showroom['id'], string>>>;
  readonly leadsAdfTo?: string;
}

type MailDelivery = Pick<Delivery, 'id' | 'kind' | 'queuedAt'>;

/**
 * The mail a delivery leaves as. All of it is plain text, so nothing in it is interpreted;
 * addresses and names are handed over in parts, never as a header line; the envelope is ours. The
 * Message-ID is the same for every attempt, so that a mail which arrives twice is known to be one.
 * @throws {Error} when the setting that names the recipient is missing.
 */
export function composeMail(
  delivery: MailDelivery,
  lead: Lead,
  settings: MailSettings,
): SendMailOptions {
  const to = recipientOf(delivery, lead, settings);
  if (to === undefined) throw new Error('LEADS_ADF_TO is not set.');
  return {
    ...contentOf(delivery, lead, settings),
    from: { name: business.name, address: settings.mailFrom },
    to: { name: '', address: to },
    envelope: { from: settings.mailFrom, to },
    messageId: `<${delivery.id}@${new URL(settings.siteUrl).hostname}>`,
    // Text is text, even where it looks like the name of a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function recipientOf({ kind }: MailDelivery, lead: Lead, settings: MailSettings) {
  if (kind === 'dealer') {
    const { leadsToShowroom = {}, leadsTo = business.email } = settings;
    const showroom = showroomOf(lead);
    return (showroom && leadsToShowroom[showroom.id]) ?? leadsTo;
  }
  return kind === 'adf' ? settings.leadsAdfTo : lead.email;
}

/** The showroom where every cart of an enquiry stands; undefined without one for all. */
function showroomOf({ vehicles }: Lead): Showroom | undefined {
  const places = new Set(vehicles.map(({ location }) => location));
  return places.size === 1 ? showrooms.find(({ id }) => places.has(id)) : undefined;
}

function contentOf(delivery: MailDelivery, lead: Lead, { siteUrl }: MailSettings): SendMailOptions {
  switch (delivery.kind) {
    case 'dealer':
      return dealerMail(lead, delivery, siteUrl);
    case 'adf':
      return { subject: `ADF lead ${lead.id}`, text: toAdf(lead, siteUrl) };
    case 'confirmation':
      return confirmationMail(lead);
  }
}
