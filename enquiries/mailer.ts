import type { SendMailOptions, Transporter } from 'nodemailer';
import { business, showrooms } from '../domain/business/identity.ts';
import type { Showroom } from '../domain/dealership/showroom.ts';
import type { Enquiry } from '../domain/enquiries/enquiry.ts';
import type { Delivery, MailContent } from '../domain/enquiries/outbox.ts';
import type { MailPart } from '../domain/mail.ts';
import type { OpenLinks, SignLink } from '../domain/staff-link.ts';
import { cleanLine } from '../domain/text/clean-text.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { dealerLinksMail, dealerMail, photographsMail } from './dealer-mail.ts';
import { toAdf } from './formats/adf.ts';
import { listMail } from './list-mail.ts';
import { mailHtml, mailText, signParts } from './render-mail.ts';

export interface MailSettings {
  /** Origin without a trailing slash; its host also names our Message-IDs. */
  readonly siteUrl: string;
  /** The From address of every mail. */
  readonly mailFrom: string;
  /** Where enquiries go; without it, the business's own address. */
  readonly leadsTo?: readonly string[];
  /** Where those about carts of one showroom go instead. */
  readonly leadsToShowroom?: Readonly<Partial<Record<Showroom['id'], readonly string[]>>>;
  readonly leadsAdfTo?: string;
  /** Where mails to the staff go. */
  readonly reportTo?: readonly string[];
  /** Absent where mails to the staff have no links (spec S26.7). */
  readonly openLinks?: OpenLinks;
}

export interface SmtpLimits {
  /** Milliseconds a mail server may take to be reached and to greet. */
  readonly connectMs: number;
  /** Milliseconds it may be silent. */
  readonly silentMs: number;
}

export interface PartRefused {
  readonly error: unknown;
  readonly takenBy: readonly string[];
}

export interface Mailer {
  /**
   * Makes the mail of a delivery and sends it to those who don't have it. Resolves when the server has
   * taken it for one recipient, with its refusal of others; rejects with its refusal of all, the
   * failure on the way, or what {@link composeMail} throws.
   */
  send(delivery: Outgoing, signal?: AbortSignal): Promise<PartRefused | undefined>;
  close(): Promise<void>;
}

/**
 * Opens a sender of mails over the mail server of `url` (`smtp://` or `smtps://`). Enquiries and the
 * password go to another host only encrypted: a server that does not offer STARTTLS, or somebody on
 * the way who hides that it does, gets no mail. A mail server on this machine may do without, and so
 * may any where the address says so itself: `smtp://mail.example:25?requireTLS=false`.
 */
export function openMailer(url: string, settings: MailSettings, limits: SmtpLimits): Mailer {
  let transport: Promise<Transporter> | undefined;

  /** Loaded with the first mail: it would delay the first answer of every start. */
  async function open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      // Options in the query of the address win over the options beside it.
      url,
      requireTLS: !isThisMachine(url),
      connectionTimeout: limits.connectMs,
      greetingTimeout: limits.connectMs,
      dnsTimeout: limits.connectMs,
      socketTimeout: limits.silentMs,
    });
  }

  return {
    async send(delivery, signal) {
      const signFor = await settings.openLinks?.();
      // Queued before MAIL_LINKS was turned off.
      if (delivery.kind === 'links' && signFor === undefined) return undefined;
      const mail = await composeMail(delivery, settings, signFor);
      transport ??= open().catch((error: unknown) => {
        // The next mail tries again.
        transport = undefined;
        throw error;
      });
      if (mail.to.length === 0) return undefined;
      const { accepted = [], rejectedErrors = [] } = await (await transport).sendMail({
        ...mail,
        signal,
      });
      const [error] = rejectedErrors;
      return error && { error, takenBy: [...(delivery.takenBy ?? []), ...accepted.map(String)] };
    },
    async close() {
      (await transport)?.close();
    },
  };
}

/** Whether an address is of this machine by its very form, whatever a name server says. */
export function isThisMachine(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

/**
 * The mail a delivery leaves as: its text and its HTML are made from the same parts, in which
 * nothing is interpreted. Addresses and names are handed over in parts, never as a header line; the
 * envelope is ours. The Message-ID is the same for every attempt, so that a mail which arrives twice
 * is known to be one.
 * @param signFor absent where mails to the staff have no links
 * Rejects with an Error when the setting that names the recipient is missing.
 */
export async function composeMail(
  delivery: Outgoing,
  settings: MailSettings,
  signFor?: (by: string) => SignLink,
): Promise<SendMailOptions & { readonly to: readonly { readonly address: string }[] }> {
  const { to, body, ...content } = await contentOf(delivery, settings);
  const recipients = [to].flat().filter((address) => !delivery.takenBy?.includes(address));
  const parts = body && signParts(body, settings.siteUrl, signFor?.(recipients.join(', ')));
  return {
    ...content,
    ...(parts && { text: mailText(parts), html: mailHtml(parts) }),
    from: { name: business.name, address: settings.mailFrom },
    to: recipients.map((address) => ({ name: '', address })),
    envelope: { from: settings.mailFrom, to: recipients },
    messageId: `<${encodeURIComponent(delivery.id)}@${new URL(settings.siteUrl).hostname}>`,
    // Text is text, even where it looks like the name of a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

type Outgoing = Pick<Delivery, 'id' | 'queuedAt' | 'takenBy'> & MailContent;

type Content = Omit<SendMailOptions, 'to'> & {
  readonly to: string | readonly string[];
  /** Absent for data that is a text alone. */
  readonly body?: readonly MailPart[];
};

async function contentOf(delivery: Outgoing, settings: MailSettings): Promise<Content> {
  const { siteUrl, leadsAdfTo, reportTo } = settings;
  switch (delivery.kind) {
    case 'dealer': {
      const to = dealerOf(delivery.enquiry, settings);
      return { to, ...(await dealerMail(delivery.enquiry, delivery, siteUrl)) };
    }
    case 'photographs': {
      const to = dealerOf(delivery.enquiry, settings);
      return { to, ...photographsMail(delivery.enquiry, delivery) };
    }
    case 'list': {
      const { enquiries } = delivery;
      const to = new Set(enquiries.flatMap((enquiry) => dealerOf(enquiry, settings)));
      return { to: [...to], ...listMail(enquiries) };
    }
    case 'links':
      return { to: dealerOf(delivery.enquiry, settings), ...dealerLinksMail(delivery.enquiry) };
    case 'adf': {
      const { enquiry } = delivery;
      const to = required('LEADS_ADF_TO', leadsAdfTo);
      return { to, subject: `ADF lead ${enquiry.id}`, text: toAdf(enquiry, siteUrl) };
    }
    case 'confirmation':
      return {
        to: delivery.enquiry.email,
        replyTo: dealerOf(delivery.enquiry, settings)[0],
        ...confirmationMail(delivery.enquiry),
      };
    case 'alert':
      return delivery.mail;
    case 'staff': {
      const { subject, body } = delivery.mail;
      const to = reportTo ?? settings.leadsTo ?? business.email;
      return { to, subject: cleanLine(subject), body };
    }
  }
}

function required(setting: string, value: string | undefined): string {
  if (value === undefined) throw new Error(`${setting} is not set.`);
  return value;
}

function dealerOf(
  enquiry: Enquiry,
  { leadsToShowroom = {}, leadsTo = [business.email] }: MailSettings,
): readonly string[] {
  const showroom = showroomOf(enquiry);
  return (showroom && leadsToShowroom[showroom.id]) ?? leadsTo;
}

/** The showroom where every cart of an enquiry stands; undefined without one for all. */
function showroomOf({ vehicles }: Enquiry): Showroom | undefined {
  const places = new Set(vehicles.map(({ location }) => location));
  return places.size === 1 ? showrooms.find(({ id }) => places.has(id)) : undefined;
}
