import type { Dealer } from '../domain/dealer/dealer.ts';
import { openSpanOn } from '../domain/dealer/open-days.ts';
import { day } from '../domain/duration.ts';
import type { Enquiries } from '../domain/enquiries/enquiries.ts';
import { referenceOf } from '../domain/enquiries/enquiry.ts';
import { subjectInWords, timeInWords } from '../domain/enquiries/enquiry-in-words.ts';
import type { Outbox } from '../domain/enquiries/outbox.ts';
import { newYorkTime } from '../domain/new-york-time.ts';
import type { StaffLink } from '../domain/staff-link.ts';

/** Days back; the key of a reminder is remembered for longer. */
const maxAgeDays = 7;

interface Dependencies {
  readonly enquiries: Pick<Enquiries, 'stream'>;
  readonly outbox: Pick<Outbox, 'queue'>;
  readonly dealer: Dealer;
  readonly now: Date;
}

/** One reminder for each enquiry open for `minutes` of opening hours; resolves to the count. */
export async function remindOfLeads(
  minutes: number,
  { enquiries, outbox, dealer, now }: Dependencies,
): Promise<number> {
  const { date, time } = newYorkTime(now);
  const span = openSpanOn(dealer.hours.showroom, date, dealer.closedDays);
  if (span === undefined || time < span.opens || time >= span.closes) return 0;
  let count = 0;
  for await (const enquiry of enquiries.stream({
    since: new Date(now.getTime() - maxAgeDays * day),
  })) {
    const received = newYorkTime(new Date(enquiry.receivedAt));
    const from = received.date === date && received.time > span.opens ? received.time : span.opens;
    if (enquiry.answered !== undefined || minutesOf(time) - minutesOf(from) < minutes) continue;
    const { id, receivedAt } = enquiry;
    const about = `${subjectInWords(enquiry)} (reference ${referenceOf(id)})`;
    const mail = {
      subject: `Not answered yet: ${about}`,
      body: [
        `A message that came ${timeInWords(receivedAt)} is not marked as answered: ${about}.`,
        { action: answeredLink(id) },
      ],
    };
    if (await outbox.queue(`reminder ${id}`, mail, now)) count += 1;
  }
  return count;
}

export function answeredLink(id: string): StaffLink {
  const command = `dealer leads answered ${referenceOf(id)} --by NAME`;
  return { words: 'Answered', action: 'answered', target: id, command };
}

/** Minutes since midnight of `"HH:MM"`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
