import type { SendMailOptions } from 'nodemailer';
import { cartInWords } from '../domain/catalogue/vehicle-key.ts';
import { type Lead, referenceOf } from '../domain/contact/lead.ts';
import {
  subjectInWords,
  timeInWords,
  vehicleAddress,
  vehicleInWords,
} from '../domain/contact/lead-in-words.ts';
import { interestLabels } from '../domain/contact/message.ts';
import type { Delivery } from '../domain/contact/outbox.ts';
import { minute } from '../domain/duration.ts';
import { linkLines, type SignLink, type StaffLink } from '../domain/staff-link.ts';
import { cleanLine, cleanText } from '../domain/text/clean-text.ts';

/** Milliseconds between receipt and queueing from which an enquiry was plainly held back. */
const heldBackAfter = minute;

/** The mail to the dealer: what was asked, by whom and about what; a reply goes to the visitor. */
export function dealerMail(
  lead: Lead,
  { queuedAt }: Pick<Delivery, 'queuedAt'>,
  siteUrl: string,
  sign?: SignLink,
): Pick<SendMailOptions, 'subject' | 'text' | 'replyTo'> {
  const about = interestLabels[lead.interest];
  const subject = subjectInWords(lead);
  return {
    subject: cleanLine(`${subject === about ? about : `${about}, ${subject}`}: ${nameOf(lead)}`),
    text: textOf(lead, queuedAt, siteUrl, sign),
    replyTo: { name: nameOf(lead), address: lead.email },
  };
}

function nameOf({ firstName, lastName }: Lead): string {
  return cleanLine(`${firstName} ${lastName}`).slice(0, 100).toWellFormed();
}

/** The visitor's own words come last, where they can't pass for one of the lines above them. */
function textOf(lead: Lead, queuedAt: string, siteUrl: string, sign: SignLink | undefined): string {
  const { vehicles, plan, source } = lead;
  const campaigns = [
    ['First visit', source.firstCampaign],
    ['Last visit', source.lastCampaign],
  ] as const;
  const lines: readonly (readonly [string, string | undefined])[] = [
    ['Name', nameOf(lead)],
    ['Phone', lead.phone],
    ['E-mail', lead.email],
    ['About', interestLabels[lead.interest]],
    ...vehicles.flatMap((vehicle) => [
      ['Vehicle', vehicleInWords(vehicle)] as const,
      ['', vehicleAddress(siteUrl, vehicle)] as const,
    ]),
    ['Plan', plan],
    ['Came from', source.page === undefined ? undefined : siteUrl + source.page],
    ...campaigns.map(([label, found]) => [label, found && campaignLine(found)] as const),
    ['Reference', referenceOf(lead.id)],
    ['Number', lead.id],
  ];
  const shown = lines.flatMap(([label, value]) =>
    value === undefined ? [] : [`${label.padEnd(12)}${cleanLine(value)}`],
  );
  const isLate = Date.parse(queuedAt) - Date.parse(lead.receivedAt) > heldBackAfter;
  return [
    `An enquiry from the website, received ${timeInWords(lead.receivedAt)}.`,
    ...(isLate
      ? [`It was held back (too many at once, or like spam) and released ${timeInWords(queuedAt)}.`]
      : []),
    'Reply to this mail to answer the visitor.',
    '',
    ...shown,
    '',
    ...(sign === undefined ? [] : [...linkLines(linksOf(lead), siteUrl, sign), '']),
    'Message',
    '-------',
    cleanText(lead.message),
    '',
  ].join('\n');
}

/** What can be done about an enquiry and the carts it names. */
function linksOf({ id, vehicles }: Lead): readonly StaffLink[] {
  const [, second] = vehicles;
  return [
    { words: 'Answered', action: 'answered', thing: id },
    ...vehicles.flatMap((vehicle): readonly StaffLink[] => {
      const which = second === undefined ? '' : ` (${cartInWords(vehicle)})`;
      return [
        { words: `Put this cart on hold${which}`, action: 'hold', thing: vehicle.id },
        { words: `Sold${which}`, action: 'sold', thing: vehicle.id },
      ];
    }),
  ];
}

function campaignLine(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ');
}
