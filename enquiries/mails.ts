import type { SendMailOptions } from 'nodemailer';
import { business } from '../domain/business.ts';
import { toAdf } from '../domain/contact/adf.ts';
import type { Lead } from '../domain/contact/lead.ts';
import {
  receivedInWords,
  vehicleAddress,
  vehicleInWords,
} from '../domain/contact/lead-in-words.ts';
import { interestLabels } from '../domain/contact/message.ts';
import type { Delivery } from '../domain/contact/outbox.ts';
import { formatHours, phoneHours, showroomHours } from '../domain/hours.ts';
import { cleanLine, cleanText } from '../domain/text/clean-text.ts';

export interface MailSettings {
  /** Origin without a trailing slash; its host also names our Message-IDs. */
  readonly siteUrl: string;
  /** The From address of every mail. */
  readonly mailFrom: string;
  /** Where enquiries go; without it, the business's own address. */
  readonly leadsTo?: string;
  readonly leadsAdfTo?: string;
}

/**
 * The mail a delivery leaves as. Throws when the setting that says where to is missing. All of it is plain text, so nothing in it is interpreted; addresses and names are handed over
 * in parts, never as a header line; the envelope is ours. The Message-ID is the same for every
 * attempt, so that a mail which arrives twice is known to be one.
 */
export function composeMail(
  delivery: Pick<Delivery, 'id' | 'kind'>,
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

function recipientOf(
  { kind }: Pick<Delivery, 'kind'>,
  lead: Lead,
  settings: MailSettings,
): string | undefined {
  if (kind === 'dealer') return settings.leadsTo ?? business.email;
  return kind === 'adf' ? settings.leadsAdfTo : lead.email;
}

function contentOf(
  { kind }: Pick<Delivery, 'kind'>,
  lead: Lead,
  { siteUrl }: MailSettings,
): Pick<SendMailOptions, 'subject' | 'text' | 'replyTo' | 'headers'> {
  if (kind === 'dealer') {
    return {
      subject: `${interestLabels[lead.interest]}: ${nameOf(lead)}`,
      text: dealerText(lead, siteUrl),
      replyTo: { name: nameOf(lead), address: lead.email },
    };
  }
  if (kind === 'adf') return { subject: `ADF lead ${lead.id}`, text: toAdf(lead, siteUrl) };
  return {
    subject: `We have your message – ${business.name}`,
    text: confirmationText(lead),
    // RFC 3834: keeps holiday notices and mailing lists from answering it.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}

function nameOf({ firstName, lastName }: Lead): string {
  return cleanLine(`${firstName} ${lastName}`).slice(0, 100).toWellFormed();
}

/** The visitor's own words come last, where they can't pass for one of the lines above them. */
function dealerText(lead: Lead, siteUrl: string): string {
  const { vehicle, plan, source } = lead;
  const campaigns = [
    ['First visit', source.firstCampaign],
    ['Last visit', source.lastCampaign],
  ] as const;
  const lines: readonly (readonly [string, string | undefined])[] = [
    ['Name', nameOf(lead)],
    ['Phone', lead.phone],
    ['E-mail', lead.email],
    ['About', interestLabels[lead.interest]],
    ['Vehicle', vehicle && vehicleInWords(vehicle)],
    ['', vehicle && vehicleAddress(siteUrl, vehicle)],
    ['Plan', plan],
    ['Came from', source.page === undefined ? undefined : siteUrl + source.page],
    ...campaigns.map(([label, found]) => [label, found && campaignLine(found)] as const),
    ['Number', lead.id],
  ];
  const shown = lines.flatMap(([label, value]) =>
    value === undefined ? [] : [`${label.padEnd(12)}${cleanLine(value)}`],
  );
  return [
    `An enquiry from the website, received ${receivedInWords(lead)}.`,
    'Reply to this mail to answer the visitor.',
    '',
    ...shown,
    '',
    'Message',
    '-------',
    cleanText(lead.message),
    '',
  ].join('\n');
}

function campaignLine(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ');
}

/**
 * Anyone can enter anyone's address in a form, so this mail repeats nothing of what was typed: it
 * would be a way to send strangers a text of one's own.
 */
function confirmationText(lead: Lead): string {
  const { name, phone, replyWithinHours, replyTypicalHours } = business;
  const greeting = greetingName(lead.firstName);
  return [
    greeting === undefined ? 'Hello,' : `Hello ${greeting},`,
    '',
    `thank you for writing to ${name}. Your message has reached us. Please allow up to`,
    `${replyWithinHours} hours for our reply; in business hours it typically takes ${replyTypicalHours}.`,
    '',
    'What happens next',
    '1. We read your message and pass it to the person who knows best.',
    '2. You get a personal answer by e-mail or phone.',
    '3. We find the cart, the date or the repair that suits you.',
    '',
    `If it is urgent, call ${phone.shown}.`,
    `${phoneHours.label}: ${formatHours(phoneHours)}`,
    `${showroomHours.label}: ${formatHours(showroomHours)}`,
    '',
    name,
    '',
    'You get this mail because your address was entered in the contact form of our website.',
    'If that was not you, there is nothing to do.',
    '',
  ].join('\n');
}

/** A first name that is plainly one (letters, up to three words); nothing that could be a link. */
export function greetingName(firstName: string): string | undefined {
  const name = cleanLine(firstName);
  return /^(?=.{1,24}$)[\p{L}\p{M}]+(?:[ '’-][\p{L}\p{M}]+){0,2}$/u.test(name) ? name : undefined;
}
