import { day } from '../../domain/duration.ts';
import type { Enquiry } from '../../domain/enquiries/enquiry.ts';
import { easternTime, subjectInWords } from '../../domain/enquiries/enquiry-in-words.ts';
import { dateInWords, newYorkTime } from '../../domain/new-york-time.ts';
import type { StaffLink } from '../../domain/staff-link.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { counted } from '../../domain/text/wording.ts';
import type { StaffStore } from '../command.ts';
import { countLines } from './count-lines.ts';

/** Enquiries named in a list; the rest are counted. */
const mostNamed = 10;

/** What a report says of enquiries. */
interface EnquiryReport {
  readonly lines: readonly string[];
  /** For each enquiry that is named as unanswered. */
  readonly links: readonly StaffLink[];
}

/**
 * Enquiries since a moment by cart and by page, and those of any time that nobody has answered for
 * more than a day. Names nobody: the report is a mail that is passed on.
 */
export async function enquiryLines(
  { enquiries, outbox }: StaffStore,
  since: Date,
  now: Date,
): Promise<EnquiryReport> {
  const byCart = new Map<string, number>();
  const byPage = new Map<string, number>();
  const open: Enquiry[] = [];
  let received = 0;
  let openCount = 0;
  for await (const enquiry of enquiries.stream()) {
    const at = Date.parse(enquiry.receivedAt);
    if (enquiry.answered === undefined && at < now.getTime() - day) {
      openCount += 1;
      if (open.length < mostNamed) open.push(enquiry);
    }
    if (at < since.getTime()) continue;
    received += 1;
    const page = enquiry.source.page ?? '(unknown)';
    byPage.set(page, (byPage.get(page) ?? 0) + 1);
    // An enquiry about several carts counts for each.
    for (const subject of subjectsOf(enquiry)) byCart.set(subject, (byCart.get(subject) ?? 0) + 1);
  }
  const heldBack = await enquiries.countHeldBack();
  const failed = (await outbox.count()).dead;
  const lines = [
    `ENQUIRIES: ${received}`,
    ...countLines('about', [...byCart]),
    ...countLines('from the page', [...byPage]),
    '',
    `UNANSWERED FOR MORE THAN A DAY: ${openCount}`,
    ...open.map(openLine),
    ...(openCount > open.length ? [`  … and ${openCount - open.length} more`] : []),
    ...(openCount > 0 ? ['  See them: dealer leads list --open'] : []),
    '',
    `MAILS THAT FAILED: ${failed}`,
    ...(failed > 0 ? ['  See them: dealer leads list --undelivered'] : []),
    `HELD BACK AS SPAM: ${counted(heldBack.honeypot + heldBack['too-fast'], 'enquiry', 'enquiries')}`,
  ];
  return { lines, links: open.map(answeredLink) };
}

function subjectsOf(enquiry: Enquiry): readonly string[] {
  if (enquiry.vehicles.length === 0) return [cleanLine(subjectInWords(enquiry))];
  return enquiry.vehicles.map((vehicle) => {
    const { stockNumber } = vehicle;
    const title = subjectInWords({ ...enquiry, vehicles: [vehicle] });
    return cleanLine(stockNumber === undefined ? title : `${title} (${stockNumber})`);
  });
}

function answeredLink(enquiry: Enquiry): StaffLink {
  const { id, receivedAt } = enquiry;
  const when = dateInWords(newYorkTime(new Date(receivedAt)).date);
  const what = `${when}, ${cleanLine(subjectInWords(enquiry))}`;
  return { words: `Answered (${what})`, action: 'answered', thing: id };
}

function openLine(enquiry: Enquiry): string {
  const at = easternTime(enquiry.receivedAt).slice(0, 16).replace('T', ' ');
  return `  ${at}  ${enquiry.id}  ${cleanLine(subjectInWords(enquiry))}`;
}
