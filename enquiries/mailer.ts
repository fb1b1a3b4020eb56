import type { SendMailOptions, Transporter } from 'nodemailer';
import { failureText } from '../base/failure-text.ts';
import { business, showrooms } from '../domain/dealer/business/identity.ts';
import type { Dealer } from '../domain/dealer/dealer.ts';
import type { Showroom } from '../domain/dealer/showroom.ts';
import type { Enquiry } from '../domain/enquiries/enquiry.ts';
import { interestLabels } from '../domain/enquiries/enquiry-fields.ts';
import { subjectInWords, timeInWords } from '../domain/enquiries/enquiry-in-words.ts';
import { type Delivery, type MailContent, maxDealerMails } from '../domain/enquiries/outbox.ts';
import type { MailPart } from '../domain/mail.ts';
import type { OpenLinks, SignLink } from '../domain/staff-link.ts';
import { cleanLine, cleanText } from '../domain/text/clean-text.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { dealerLinksMail, dealerMail, photographsMail } from './dealer-mail.ts';
import { toAdf } from './formats/adf.ts';
import { mailHtml, mailText, signParts } from './render-mail.ts';

export interface MailSettings {
  /** Its host is part of Message-IDs; no trailing slash. */
  readonly siteUrl: string;
  readonly mailFrom: string;
  readonly leadsTo?: readonly string[];
  readonly leadsToShowroom?: Readonly<Partial<Record<Showroom['id'], readonly string[]>>>;
  readonly leadsAdfTo?: string;
  readonly reportTo?: readonly string[];
  /** Absent without links in mails to the staff (spec S26.7). */
  readonly openLinks?: OpenLinks;
  readonly dealer: () => Dealer;
}

export interface SmtpLimits {
  /** Milliseconds to connect and greet. */
  readonly connectMs: number;
  /** Milliseconds of silence. */
  readonly silentMs: number;
}

export interface MailFailure {
  readonly recipient: string;
  /** The mail server's words, for the staff. May name the recipient. */
  readonly problem: string;
  /** Never personal, equal for equal causes. */
  readonly cause: string;
  readonly isPermanent: boolean;
  /** The server permanently refused this mail. */
  readonly isRefusal: boolean;
  /** The server's answer to this mail; other failures, as a wrong password, affect all. */
  readonly isAnswer: boolean;
}

export interface SendResult {
  /** Recipients with the mail. */
  readonly takenBy: readonly string[];
  readonly failures: readonly MailFailure[];
}

interface Mailer {
  /** One recipient after the other. */
  send(delivery: Outgoing, signal?: AbortSignal): Promise<SendResult>;
  close(): Promise<void>;
}

/** Remote hosts need STARTTLS, unless the URL has `?requireTLS=false`. */
export function openMailer(url: string, settings: MailSettings, limits: SmtpLimits): Mailer {
  let transport: Promise<Transporter> | undefined;

  /** Loading it would delay the start. */
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
      const takenBy = [...(delivery.takenBy ?? [])];
      const failures: MailFailure[] = [];
      const signFor = await settings.openLinks?.();
      // Queued before MAIL_LINKS was turned off.
      if (delivery.kind === 'links' && signFor === undefined) return { takenBy, failures };
      for (const recipient of recipientsOf(delivery, settings)) {
        if (takenBy.includes(recipient)) continue;
        try {
          const mail = await composeMail(delivery, settings, signFor, recipient);
          transport ??= open().catch((error: unknown) => {
            // The next mail tries again.
            transport = undefined;
            throw error;
          });
          await (await transport).sendMail({ ...mail, signal });
          takenBy.push(recipient);
        } catch (error) {
          const failure = readFailure(error, recipient);
          failures.push(failure);
          if (!failure.isAnswer) break;
        }
      }
      return { takenBy, failures };
    },
    async close() {
      (await transport)?.close();
    },
  };
}

/** By the name alone, without DNS. */
export function isThisMachine(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

const maxProblemLength = 500;

export function readFailure(error: unknown, recipient = ''): MailFailure {
  const { code, command, response, responseCode } = error as {
    code?: string;
    command?: string;
    response?: string;
    responseCode?: number;
  };
  const isAnswer = /^(?:RCPT TO|MAIL FROM|DATA)$/.test(command ?? '');
  return {
    recipient,
    problem: cleanLine(response ?? failureText(error)).slice(0, maxProblemLength),
    cause: [code ?? 'error', command, responseCode].filter((part) => part !== undefined).join(' '),
    isRefusal: (responseCode ?? 0) >= 500 && isAnswer,
    isAnswer,
    isPermanent: command === 'RCPT TO' && isUnknownMailbox(response ?? ''),
  };
}

/** Other permanent refusals (relaying, policy, full mailbox) can usually be fixed. */
function isUnknownMailbox(response: string): boolean {
  const [, code, detail] = /^(\d{3})(?:[ -](\d\.\d+\.\d+))?/.exec(response) ?? [];
  if (detail !== undefined) return detail.startsWith('5.1.');
  return code === '550' || code === '551' || code === '553';
}

/**
 * With one Message-ID for all attempts. @param signFor absent without links @param recipient of this
 * copy; all, by default @throws when the setting of the recipient is missing
 */
export async function composeMail(
  delivery: Outgoing,
  settings: MailSettings,
  signFor?: (by: string) => SignLink,
  recipient?: string,
): Promise<SendMailOptions & { readonly to: readonly { readonly address: string }[] }> {
  const recipients = recipientsOf(delivery, settings);
  const { body, ...content } = await contentOf(delivery, settings);
  const by = recipient ?? recipients.join(', ');
  const parts = body && signParts(body, settings.siteUrl, signFor?.(by));
  return {
    ...content,
    ...(parts && { text: mailText(parts), html: mailHtml(parts) }),
    from: { name: business.name, address: settings.mailFrom },
    to: recipients.map((address) => ({ name: '', address })),
    envelope: { from: settings.mailFrom, to: recipient ?? [...recipients] },
    messageId: `<${encodeURIComponent(delivery.id)}@${new URL(settings.siteUrl).hostname}>`,
    // Text that looks like a file's name or an address stays text.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

type Outgoing = Pick<Delivery, 'id' | 'queuedAt' | 'takenBy'> & MailContent;

/** By the current settings, so that a correction applies to queued mails. */
function recipientsOf(delivery: Outgoing, settings: MailSettings): readonly string[] {
  switch (delivery.kind) {
    case 'list':
      return [
        ...new Set(delivery.enquiries.flatMap((enquiry) => dealerAddresses(enquiry, settings))),
      ];
    case 'adf':
      return [required('LEADS_ADF_TO', settings.leadsAdfTo)];
    case 'confirmation':
      return [delivery.enquiry.email];
    case 'alert':
      return [delivery.mail.to];
    case 'staff':
      return settings.reportTo ?? settings.leadsTo ?? [business.email];
    default:
      return dealerAddresses(delivery.enquiry, settings);
  }
}

type Content = Omit<SendMailOptions, 'to'> & {
  readonly body?: readonly MailPart[];
};

async function contentOf(delivery: Outgoing, settings: MailSettings): Promise<Content> {
  const { siteUrl } = settings;
  switch (delivery.kind) {
    case 'dealer':
      return dealerMail(delivery.enquiry, delivery, siteUrl, settings.dealer());
    case 'photographs':
      return photographsMail(delivery.enquiry, delivery);
    case 'list':
      return listMail(delivery.enquiries);
    case 'links':
      return dealerLinksMail(delivery.enquiry);
    case 'adf': {
      const { enquiry } = delivery;
      return {
        subject: `ADF lead ${enquiry.id}`,
        text: toAdf(enquiry, siteUrl, settings.dealer()),
      };
    }
    case 'confirmation':
      return {
        replyTo: dealerAddresses(delivery.enquiry, settings)[0],
        ...confirmationMail(delivery.enquiry, settings.dealer()),
      };
    case 'alert': {
      const { to: _, ...mail } = delivery.mail;
      return mail;
    }
    case 'staff':
      return { ...delivery.mail, subject: cleanLine(delivery.mail.subject) };
  }
}

function required(setting: string, value: string | undefined): string {
  if (value === undefined) throw new Error(`${setting} is not set.`);
  return value;
}

function dealerAddresses(
  enquiry: Enquiry,
  { leadsToShowroom = {}, leadsTo = [business.email] }: MailSettings,
): readonly string[] {
  const showroom = showroomOf(enquiry);
  return (showroom && leadsToShowroom[showroom.id]) ?? leadsTo;
}

function showroomOf({ vehicles }: Enquiry): Showroom | undefined {
  const places = new Set(vehicles.map(({ location }) => location));
  return places.size === 1 ? showrooms.find(({ id }) => places.has(id)) : undefined;
}

const maxOfMessage = 300;

function listMail(enquiries: readonly Enquiry[]): {
  readonly subject: string;
  readonly body: readonly MailPart[];
} {
  return {
    subject: `${enquiries.length} messages from the website`,
    body: [
      `More than ${maxDealerMails} messages were waiting, so they come in one email. The site keeps every one of them in full: dealer leads list shows them, dealer leads export has every word. Monday’s report has a link for each one that nobody has answered.`,
      ...enquiries.flatMap(enquiryParts),
    ],
  };
}

function enquiryParts(enquiry: Enquiry): readonly MailPart[] {
  const { id, firstName, lastName, phone, email, receivedAt, interest } = enquiry;
  const message = cleanText(enquiry.message);
  const isCut = message.length > maxOfMessage;
  const words = isCut ? `${message.slice(0, maxOfMessage).toWellFormed()} …` : message;
  const facts = {
    Received: timeInWords(receivedAt),
    About: [...new Set([interestLabels[interest], subjectInWords(enquiry)])].join(', '),
    Phone: phone,
    Email: email,
    Number: id,
  };
  return [
    { heading: cleanLine(`${firstName} ${lastName}`).slice(0, 100).toWellFormed() },
    ...(words === '' ? [] : [{ quote: words }]),
    { facts: Object.entries(facts).map(([label, value]) => ({ label, value: cleanLine(value) })) },
  ];
}
