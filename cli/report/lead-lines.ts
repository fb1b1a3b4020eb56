import type { Lead } from '../../domain/contact/lead.ts';
import { easternTime, subjectInWords } from '../../domain/contact/lead-in-words.ts';
import { day } from '../../domain/duration.ts';
import { dateInWords, newYorkTime } from '../../domain/new-york-time.ts';
import type { StaffLink } from '../../domain/staff-link.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { counted } from '../../domain/text/wording.ts';
import type { StaffStore } from '../command.ts';
import { countLines } from './count-lines.ts';

/** Enquiries named in a list; the rest are counted. */
const mostNamed = 10;

/** What a report says of enquiries. */
interface LeadReport {
  readonly lines: readonly string[];
  /** For each enquiry that is named as unanswered. */
  readonly links: readonly StaffLink[];
}

/**
 * Enquiries since a moment by cart and by page, and those of any time that nobody has answered for
 * more than a day. Names nobody: the report is a mail that is passed on.
 */
export async function leadLines(
  { leads, outbox }: StaffStore,
  since: Date,
  now: Date,
): Promise<LeadReport> {
  const byCart = new Map<string, number>();
  const byPage = new Map<string, number>();
  const open: Lead[] = [];
  let received = 0;
  let openCount = 0;
  for await (const lead of leads.stream()) {
    const at = Date.parse(lead.receivedAt);
    if (lead.answered === undefined && at < now.getTime() - day) {
      openCount += 1;
      if (open.length < mostNamed) open.push(lead);
    }
    if (at < since.getTime()) continue;
    received += 1;
    const page = lead.source.page ?? '(unknown)';
    byPage.set(page, (byPage.get(page) ?? 0) + 1);
    // An enquiry about several carts counts for each.
    for (const subject of subjectsOf(lead)) byCart.set(subject, (byCart.get(subject) ?? 0) + 1);
  }
  const heldBack = await leads.countHeldBack();
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

function subjectsOf(lead: Lead): readonly string[] {
  if (lead.vehicles.length === 0) return [cleanLine(subjectInWords(lead))];
  return lead.vehicles.map((vehicle) => {
    const { stockNumber } = vehicle;
    const title = subjectInWords({ ...lead, vehicles: [vehicle] });
    return cleanLine(stockNumber === undefined ? title : `${title} (${stockNumber})`);
  });
}

function answeredLink(lead: Lead): StaffLink {
  const { id, receivedAt } = lead;
  const when = dateInWords(newYorkTime(new Date(receivedAt)).date);
  const what = `${when}, ${cleanLine(subjectInWords(lead))}`;
  return { words: `Answered (${what})`, action: 'answered', thing: id };
}

function openLine(lead: Lead): string {
  const at = easternTime(lead.receivedAt).slice(0, 16).replace('T', ' ');
  return `  ${at}  ${lead.id}  ${cleanLine(subjectInWords(lead))}`;
}
