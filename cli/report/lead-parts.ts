import { day } from '../../domain/duration.ts';
import { type Enquiry, referenceOf } from '../../domain/enquiries/enquiry.ts';
import { subjectInWords } from '../../domain/enquiries/enquiry-in-words.ts';
import type { Delivery } from '../../domain/enquiries/outbox.ts';
import type { MailPart } from '../../domain/mail.ts';
import { dateInWords, momentInWords, newYorkTime } from '../../domain/new-york-time.ts';
import type { StaffStore } from '../../domain/staff-store.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { counted } from '../../domain/text/wording.ts';
import { answeredLink } from '../../enquiries/remind.ts';

const maxEnquiries = 10;

/** No visitors' names: reports get forwarded. */
export async function leadParts(
  { enquiries, outbox }: StaffStore,
  since: Date,
  now: Date,
): Promise<readonly MailPart[]> {
  const byCart = new Map<string, number>();
  const byPage = new Map<string, number>();
  const open: Enquiry[] = [];
  let received = 0;
  let openCount = 0;
  for await (const enquiry of enquiries.stream()) {
    const at = Date.parse(enquiry.receivedAt);
    if (enquiry.answered === undefined && at < now.getTime() - day) {
      openCount += 1;
      if (open.length < maxEnquiries) open.push(enquiry);
    }
    if (at < since.getTime()) continue;
    received += 1;
    const page = enquiry.source.page ?? '(unknown)';
    byPage.set(page, (byPage.get(page) ?? 0) + 1);
    // An enquiry about several carts counts once for each cart.
    for (const subject of subjectsOf(enquiry)) byCart.set(subject, (byCart.get(subject) ?? 0) + 1);
  }
  const heldBack = await Array.fromAsync(enquiries.stream({ spam: true }));
  const failed = (await outbox.count()).dead;
  const waiting = await outbox.list('queued');
  const more = openCount - open.length;
  return [
    { heading: `Enquiries: ${received}` },
    { list: [...countLines('about', [...byCart]), ...countLines('from the page', [...byPage])] },
    { heading: `Unanswered for more than a day: ${openCount}` },
    ...open.flatMap((enquiry) => [openLine(enquiry), { action: answeredLink(enquiry.id) }]),
    ...(more > 0 ? [`… and ${more} more. See them: dealer leads list --open`] : []),
    ...waitingParts(waiting),
    { heading: `Emails that failed: ${failed}` },
    ...(failed > 0 ? ['See them: dealer leads list --undelivered'] : []),
    {
      heading: `Held back as spam: ${counted(heldBack.length, 'enquiry', 'enquiries')}`,
    },
    ...heldBack.slice(-maxEnquiries).map(heldBackLine),
  ];
}

const maxLength = 200;

function heldBackLine(enquiry: Enquiry): string {
  const words = cleanLine(enquiry.message).slice(0, maxLength);
  const command = `dealer leads release ${referenceOf(enquiry.id)}`;
  return `${openLine(enquiry)}: “${words}”. If someone wrote it: ${command}`;
}

function waitingParts(waiting: readonly Delivery[]): readonly MailPart[] {
  const [oldest] = waiting;
  const problem = waiting.find((delivery) => delivery.problem !== undefined)?.problem;
  return [
    {
      heading: `Emails waiting to be sent: ${waiting.length}${oldest === undefined ? '' : `, since ${momentInWords(new Date(oldest.queuedAt))}`}`,
    },
    ...(problem === undefined ? [] : [cleanLine(problem)]),
  ];
}

function subjectsOf(enquiry: Enquiry): readonly string[] {
  if (enquiry.vehicles.length === 0) return [cleanLine(subjectInWords(enquiry))];
  return enquiry.vehicles.map((vehicle) => {
    const { stockNumber } = vehicle;
    const title = subjectInWords({ ...enquiry, vehicles: [vehicle] });
    return cleanLine(stockNumber === undefined ? title : `${title} (${stockNumber})`);
  });
}

function openLine(enquiry: Enquiry): string {
  const { date, time } = newYorkTime(new Date(enquiry.receivedAt));
  return cleanLine(
    `${dateInWords(date)}, ${time}: ${subjectInWords(enquiry)} (reference ${referenceOf(enquiry.id)})`,
  );
}

const maxLines = 15;

function countLines(
  label: string,
  counts: readonly (readonly [what: string, count: number])[],
): readonly string[] {
  const sorted = counts.toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], 'en'));
  const lines = sorted.slice(0, maxLines).map(([what, count]) => {
    return cleanLine(`${count} ${label} ${what}`);
  });
  return sorted.length > maxLines ? [...lines, `… ${sorted.length - maxLines} more`] : lines;
}
