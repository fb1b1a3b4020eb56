import type { ICalEventData } from 'ical-generator';
import type { SendMailOptions } from 'nodemailer';
import { business } from '../domain/dealer/business/identity.ts';
import type { Dealer } from '../domain/dealer/dealer.ts';
import { formatAddress } from '../domain/dealer/showroom.ts';
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
import { type EnquiryTradeIn, tradeInFacts, tradeInTitle } from '../domain/enquiries/trade-in.ts';
import { dealerAt, wishInWords, wishSpan } from '../domain/enquiries/wishes/wish-days.ts';
import { type Wish, wishTopicLabels } from '../domain/enquiries/wishes/wishes.ts';
import type { MailPart } from '../domain/mail.ts';
import { findShowroom, mainShowroom } from '../domain/places/showrooms.ts';
import type { StaffLink } from '../domain/staff-link.ts';
import { cartInWords } from '../domain/stock/vehicle-key.ts';
import { cleanLine, cleanText } from '../domain/text/clean-text.ts';

/** Milliseconds; an enquiry queued later was held back. */
const heldBackAfter = minute;

interface DealerMail extends Pick<SendMailOptions, 'subject' | 'replyTo' | 'attachments'> {
  readonly body: readonly MailPart[];
}

/** Without action links, because a reply quotes the mail to the visitor. */
export async function dealerMail(
  enquiry: Enquiry,
  { queuedAt, photographs = [] }: Pick<Delivery, 'queuedAt'> & Photographs,
  siteUrl: string,
  dealer: Dealer,
): Promise<DealerMail> {
  const name = fullName(enquiry);
  const now = dealerAt(dealer, enquiry.vehicles);
  const calendars = await calendarFiles(enquiry, name, siteUrl, now);
  const files = [...photographs.map(attachment), ...calendars];
  return {
    subject: subjectOf(enquiry),
    body: bodyOf(enquiry, { queuedAt, photographs }, siteUrl, now),
    replyTo: { name, address: enquiry.email },
    ...(files.length > 0 && { attachments: files }),
  };
}

/** For photographs decoded after the mail about their enquiry. */
export function photographsMail(enquiry: Enquiry, { photographs = [] }: Photographs): DealerMail {
  const name = fullName(enquiry);
  return {
    subject: `Photos: ${subjectOf(enquiry)}`,
    body: [
      `Photos that came with the message from ${name} (reference ${referenceOf(enquiry.id)}), which we emailed earlier: ${photographs.length} attached.`,
      ...(enquiry.tradeIn?.unread ?? []),
    ],
    replyTo: { name, address: enquiry.email },
    attachments: photographs.map(attachment),
  };
}

export function dealerLinksMail(enquiry: Enquiry): DealerMail {
  return {
    subject: `For the dealer: ${subjectOf(enquiry)}`,
    body: [
      `What you can do about the message from ${fullName(enquiry)} (${subjectInWords(enquiry)}, reference ${referenceOf(enquiry.id)}):`,
      ...linksOf(enquiry).map((action) => ({ action })),
      'Anyone who has this email can use its links, so don’t forward it outside the company. To answer, reply to the message itself, which came just before.',
    ],
  };
}

function subjectOf(enquiry: Enquiry): string {
  const [wish] = enquiry.wishes ?? [];
  const about = wish === undefined ? interestLabels[enquiry.interest] : wishTopicLabels[wish.topic];
  const subject = subjectInWords(enquiry);
  return cleanLine(`${subject === about ? about : `${about}, ${subject}`}: ${fullName(enquiry)}`);
}

interface Photographs {
  readonly photographs?: readonly Uint8Array[];
}

function attachment(bytes: Uint8Array, index: number) {
  return {
    filename: `photo-${index + 1}.jpg`,
    content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    contentType: 'image/jpeg',
  };
}

function fullName({ firstName, lastName }: Enquiry): string {
  return cleanLine(`${firstName} ${lastName}`).slice(0, 100).toWellFormed();
}

/** The visitor's words come first, for previews on phones. */
function bodyOf(
  enquiry: Enquiry,
  { queuedAt, photographs }: Pick<Delivery, 'queuedAt'> & Required<Photographs>,
  siteUrl: string,
  dealer: Dealer,
): readonly MailPart[] {
  const { vehicles, plan, wishes = [], fetchFrom, tradeIn, source } = enquiry;
  const lines: readonly (readonly [label: string, value: string | undefined, href?: string])[] = [
    ['Name', fullName(enquiry)],
    ['Phone', enquiry.phone],
    ['Email', enquiry.email],
    ['About', interestLabels[enquiry.interest]],
    ...vehicles.map(
      (vehicle) => ['Vehicle', vehicleInWords(vehicle), vehicleAddress(siteUrl, vehicle)] as const,
    ),
    ['Plan', plan],
    ...wishes.map((wish) => [wishTopicLabels[wish.topic], wishInWords(wish, dealer)] as const),
    ['Pick up at', fetchFrom],
    ['Trade-in', tradeIn && [tradeInTitle(tradeIn), ...tradeInFacts(tradeIn)].join('\n')],
    ['Missing', tradeIn && notAttached(tradeIn, photographs.length)],
    ['Came from', source.page === undefined ? undefined : siteUrl + source.page],
    ['First visit', source.firstCampaign && campaignLine(source.firstCampaign)],
    ['Last visit', source.lastCampaign && campaignLine(source.lastCampaign)],
    ['Reference', referenceOf(enquiry.id)],
    ['Number', enquiry.id],
  ];
  const isLate = Date.parse(queuedAt) - Date.parse(enquiry.receivedAt) > heldBackAfter;
  const words = cleanText(enquiry.message);
  return [
    ...(words === '' ? [] : [{ quote: words }]),
    `Sent from the website ${timeInWords(enquiry.receivedAt)}. Reply to this email to answer ${fullName(enquiry)}.`,
    ...(isLate
      ? [`It was held back because it looked like spam, and released ${timeInWords(queuedAt)}.`]
      : []),
    {
      facts: lines.flatMap(([label, value, href]) =>
        value === undefined ? [] : [{ label, value, ...(href !== undefined && { href }) }],
      ),
    },
  ];
}

function linksOf({ id, vehicles }: Enquiry): readonly StaffLink[] {
  const [, second] = vehicles;
  return [
    { words: 'Answered', action: 'answered', target: id },
    ...vehicles.flatMap((vehicle): readonly StaffLink[] => {
      const which = second === undefined ? '' : ` (${cartInWords(vehicle)})`;
      return [
        { words: `Put this cart on hold${which}`, action: 'hold', target: vehicle.id },
        { words: `Sold${which}`, action: 'sold', target: vehicle.id },
      ];
    }),
  ];
}

function notAttached({ photographs, unread }: EnquiryTradeIn, count: number): string | undefined {
  if (unread !== undefined) return unread.length === 0 ? undefined : unread.join('\n');
  if (photographs <= count) return undefined;
  return 'The photos took more than five minutes to process. They follow in a separate email if we can process them within the hour.';
}

function campaignLine(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ');
}

type Attachments = NonNullable<SendMailOptions['attachments']>;

/** One for each requested time (RFC 5545), the same at every attempt. */
async function calendarFiles(
  enquiry: Enquiry,
  name: string,
  siteUrl: string,
  dealer: Dealer,
): Promise<Attachments> {
  const { id, receivedAt, wishes = [] } = enquiry;
  if (wishes.length === 0) return [];
  // Loaded with the first wish, to keep the start short.
  const { ICalCalendar, ICalCalendarMethod, ICalEventStatus } = await import('ical-generator');
  return wishes.flatMap((wish, index) => {
    const span = wishSpan(wish, dealer);
    if (span === undefined) return [];
    const event: ICalEventData = {
      ...span,
      id: `${id}-${index + 1}@${new URL(siteUrl).hostname}`,
      stamp: new Date(receivedAt),
      status: ICalEventStatus.TENTATIVE,
      summary: cleanLine(summaryOf(wish, enquiry, name)),
      location: placeOf(wish, enquiry),
      description: `${enquiry.phone}\n${enquiry.email}\nReference ${referenceOf(id)}`,
    };
    const calendar = new ICalCalendar({
      prodId: { company: business.name, product: 'Website' },
      method: ICalCalendarMethod.PUBLISH,
      events: [event],
    });
    return {
      filename: `${wish.topic}-${index + 1}.ics`,
      content: `${calendar}\r\n`,
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    };
  });
}

/** `"Test drive: Kim Hale, 2026 Denago ROVER XL6"`. */
function summaryOf({ topic }: Wish, enquiry: Enquiry, name: string): string {
  const cart = enquiry.vehicles.length === 0 ? '' : `, ${subjectInWords(enquiry)}`;
  return `${wishTopicLabels[topic]}: ${name}${cart}`;
}

function placeOf({ topic }: Wish, { vehicles, fetchFrom }: Enquiry): string | undefined {
  if (topic === 'delivery') return undefined;
  if (fetchFrom !== undefined) return fetchFrom;
  const showroom = topic === 'test-drive' ? findShowroom(vehicles[0]?.location) : undefined;
  const { name, address } = showroom ?? mainShowroom;
  return `${name}, ${formatAddress(address)}`;
}
