import type { ICalEventData } from 'ical-generator';
import type { SendMailOptions } from 'nodemailer';
import { business } from '../domain/business/identity.ts';
import { formatAddress } from '../domain/dealership/showroom.ts';
import { type Enquiry, referenceOf } from '../domain/enquiries/enquiry.ts';
import { subjectInWords } from '../domain/enquiries/enquiry-in-words.ts';
import { wishSpan } from '../domain/enquiries/wishes/wish-days.ts';
import { type Wish, wishTopicLabels } from '../domain/enquiries/wishes/wishes.ts';
import { findShowroom, mainShowroom } from '../domain/places/showrooms.ts';
import { cleanLine } from '../domain/text/clean-text.ts';

type Attachments = NonNullable<SendMailOptions['attachments']>;

/**
 * A calendar file for each time that a visitor wishes for (RFC 5545): opened, it puts the wish into
 * the reader's calendar as tentative. The same enquiry makes the same bytes at every attempt, so that
 * a mail which arrives twice makes no second entry.
 * @param name of the visitor, in one line
 * @param siteUrl origin, whose host names the entries
 */
export async function calendarFiles(
  enquiry: Enquiry,
  name: string,
  siteUrl: string,
): Promise<Attachments> {
  const { id, receivedAt, wishes = [] } = enquiry;
  if (wishes.length === 0) return [];
  // Loaded with the first wish: no start waits for it.
  const { ICalCalendar, ICalCalendarMethod, ICalEventStatus } = await import('ical-generator');
  return wishes.flatMap((wish, index) => {
    const span = wishSpan(wish);
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

/** The pickup address, the showroom of the cart, or the main one; none for a delivery. */
function placeOf({ topic }: Wish, { vehicles, fetchFrom }: Enquiry): string | undefined {
  if (topic === 'delivery') return undefined;
  if (fetchFrom !== undefined) return fetchFrom;
  const showroom = topic === 'test-drive' ? findShowroom(vehicles[0]?.location) : undefined;
  const { name, address } = showroom ?? mainShowroom;
  return `${name}, ${formatAddress(address)}`;
}
