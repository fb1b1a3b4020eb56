import type { SendMailOptions } from 'nodemailer';
import { cartInWords } from '../domain/catalogue/vehicle-key.ts';
import { minute } from '../domain/duration.ts';
import { type Enquiry, referenceOf } from '../domain/enquiries/enquiry.ts';
import { interestLabels } from '../domain/enquiries/enquiry-fields.ts';
import {
  subjectInWords,
  timeInWords,
  vehicleAddress,
  vehicleInWords,
} from '../domain/enquiries/enquiry-in-words.ts';
import type { Delivery } from '../domain/enquiries/outbox.ts';
import type { EnquiryTradeIn } from '../domain/enquiries/trade-in.ts';
import { tradeInFacts, tradeInTitle } from '../domain/enquiries/trade-in-in-words.ts';
import { wishInWords } from '../domain/enquiries/wishes/wish-days.ts';
import { wishTopicLabels } from '../domain/enquiries/wishes/wishes.ts';
import { linkLines, type SignLink, type StaffLink } from '../domain/staff-link.ts';
import { cleanLine, cleanText } from '../domain/text/clean-text.ts';
import { calendarFiles } from './wish-calendar.ts';

/** Milliseconds between receipt and queueing from which an enquiry was plainly held back. */
const heldBackAfter = minute;

/** The mail to the dealer: what was asked, by whom and about what; a reply goes to the visitor. */
export async function dealerMail(
  enquiry: Enquiry,
  { queuedAt, photographs = [] }: Pick<Delivery, 'queuedAt'> & Photographs,
  siteUrl: string,
  sign?: SignLink,
): Promise<Pick<SendMailOptions, 'subject' | 'text' | 'replyTo' | 'attachments'>> {
  const [wish] = enquiry.wishes ?? [];
  const about = wish === undefined ? interestLabels[enquiry.interest] : wishTopicLabels[wish.topic];
  const subject = subjectInWords(enquiry);
  const name = nameOf(enquiry);
  const files = [...photographs.map(attachment), ...(await calendarFiles(enquiry, name, siteUrl))];
  return {
    subject: cleanLine(`${subject === about ? about : `${about}, ${subject}`}: ${name}`),
    text: textOf(enquiry, queuedAt, siteUrl, sign),
    replyTo: { name, address: enquiry.email },
    ...(files.length > 0 && { attachments: files }),
  };
}

interface Photographs {
  /** JPEGs that came with the enquiry. */
  readonly photographs?: readonly Uint8Array[];
}

/** Under a name of ours: the visitor's own may say anything. */
function attachment(bytes: Uint8Array, index: number) {
  return {
    filename: `photograph-${index + 1}.jpg`,
    content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    contentType: 'image/jpeg',
  };
}

function nameOf({ firstName, lastName }: Enquiry): string {
  return cleanLine(`${firstName} ${lastName}`).slice(0, 100).toWellFormed();
}

/** The visitor's own words come last, where they can't pass for one of the lines above them. */
function textOf(
  enquiry: Enquiry,
  queuedAt: string,
  siteUrl: string,
  sign: SignLink | undefined,
): string {
  const { vehicles, plan, wishes = [], fetchFrom, tradeIn, source } = enquiry;
  const campaigns = [
    ['First visit', source.firstCampaign],
    ['Last visit', source.lastCampaign],
  ] as const;
  const lines: readonly (readonly [string, string | undefined])[] = [
    ['Name', nameOf(enquiry)],
    ['Phone', enquiry.phone],
    ['E-mail', enquiry.email],
    ['About', interestLabels[enquiry.interest]],
    ...vehicles.flatMap((vehicle) => [
      ['Vehicle', vehicleInWords(vehicle)] as const,
      ['', vehicleAddress(siteUrl, vehicle)] as const,
    ]),
    ['Plan', plan],
    ...wishes.map((wish) => [wishTopicLabels[wish.topic], wishInWords(wish)] as const),
    ['Fetch from', fetchFrom],
    ...(tradeIn === undefined ? [] : tradeInLines(tradeIn)),
    ['Came from', source.page === undefined ? undefined : siteUrl + source.page],
    ...campaigns.map(([label, campaign]) => [label, campaign && campaignLine(campaign)] as const),
    ['Reference', referenceOf(enquiry.id)],
    ['Number', enquiry.id],
  ];
  const facts = lines.flatMap(([label, value]) =>
    value === undefined ? [] : [`${label.padEnd(12)}${cleanLine(value)}`],
  );
  const isLate = Date.parse(queuedAt) - Date.parse(enquiry.receivedAt) > heldBackAfter;
  return [
    `An enquiry from the website, received ${timeInWords(enquiry.receivedAt)}.`,
    ...(isLate
      ? [`It was held back (too many at once, or like spam) and released ${timeInWords(queuedAt)}.`]
      : []),
    'Reply to this mail to answer the visitor.',
    '',
    ...facts,
    '',
    ...(sign === undefined ? [] : [...linkLines(linksOf(enquiry), siteUrl, sign), '']),
    'Message',
    '-------',
    cleanText(enquiry.message) || '(none)',
    '',
  ].join('\n');
}

/** The cart that is offered, a fact on each line. */
function tradeInLines(tradeIn: EnquiryTradeIn): readonly (readonly [string, string])[] {
  return [
    ['Trade-in', tradeInTitle(tradeIn)],
    ...tradeInFacts(tradeIn).map((fact) => ['', fact] as const),
  ];
}

/** What can be done about an enquiry and the carts it names. */
function linksOf({ id, vehicles }: Enquiry): readonly StaffLink[] {
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
