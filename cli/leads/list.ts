import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import type { Enquiry } from '../../domain/enquiries/enquiry.ts';
import { easternTime, subjectInWords } from '../../domain/enquiries/enquiry-in-words.ts';
import type { Delivery, Outbox } from '../../domain/enquiries/outbox.ts';
import { type CalendarDate, dateValue, newYorkTime } from '../../domain/new-york-time.ts';
import type { StaffStore } from '../../domain/staff-store.ts';
import { hasKey } from '../../domain/stock/vehicle-key.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { counted } from '../../domain/text/wording.ts';
import { type CliTools, defineCommand, done, write } from '../command.ts';
import { gatherUnreadable } from '../inventory/unreadable-rows.ts';

export const listCommand = defineCommand({
  name: 'leads list',
  summary: 'Show the enquiries, oldest first, with New York times, their mails and who answered',
  syntax: (command) =>
    command
      .addOption(new Option('--spam', 'those held back, with the reason').conflicts('undelivered'))
      .option(
        '--undelivered',
        "mails that are given up or had to wait, with the mail server's words",
      )
      .option('--open', 'those no one has answered')
      .option('--cart <key>', 'those about a cart: its id, stock number, VIN or serial number')
      .option('--since <date>', 'those received on this day or later, New York date', readDate)
      .option('--until <date>', 'those received on this day or earlier', readDate),
  async run(_args, { spam = false, undelivered, ...filter }, tools) {
    const store = await tools.store();
    return undelivered ? listUndelivered(store, tools) : listEnquiries(store, tools, spam, filter);
  },
});

const maxLength = 300;

async function listEnquiries(
  { enquiries, outbox }: StaffStore,
  { out, err }: CliTools,
  spam: boolean,
  filter: EnquiryFilter,
): Promise<number> {
  const became = spam ? new Map<string, string>() : await mailsOf(outbox);
  let count = 0;
  const unreadable = gatherUnreadable();
  for await (const enquiry of enquiries.stream({ spam, onUnreadable: unreadable.onUnreadable })) {
    if (!isWanted(enquiry, filter)) continue;
    const state = enquiry.spam ?? became.get(enquiry.id) ?? 'kept';
    await write(out, `${enquiryLine(enquiry, state)}\n`);
    if (spam) await write(out, `  ${cleanLine(enquiry.message).slice(0, maxLength)}\n`);
    count += 1;
  }
  await write(err, unreadable.report());
  if (count === 0) {
    const isFiltered = Object.keys(filter).length > 0;
    const none = spam ? 'Nothing is held back.' : 'No enquiries yet.';
    await write(err, `${isFiltered ? 'No such enquiries.' : none}\n`);
  }
  const unsent = spam ? 0 : (await unsentOf(outbox)).length;
  if (unsent > 0) await write(err, `Emails not sent: ${unsent}. See leads list --undelivered\n`);
  const released = 'To deliver one: leads release ID\n';
  const after = spam ? released : heldBackLine(await enquiries.countHeldBack());
  if (!spam || count > 0) await write(err, after);
  return done;
}

function heldBackLine(count: number): string {
  return count === 0 ? '' : `Held back as spam: ${count}. See leads list --spam\n`;
}

async function mailsOf(outbox: Outbox): Promise<ReadonlyMap<string, string>> {
  const words = { sent: 'sent', queued: 'waiting', dead: 'FAILED' } as const;
  const became = new Map<string, string>();
  // The worst state comes last, and overwrites the others.
  for (const state of ['sent', 'queued', 'dead'] as const) {
    for (const { enquiryId } of await outbox.list(state)) {
      if (enquiryId !== undefined) became.set(enquiryId, words[state]);
    }
  }
  return became;
}

function enquiryLine(enquiry: Enquiry, state: string): string {
  const { answered } = enquiry;
  return row([
    [easternTime(enquiry.receivedAt).slice(0, 16).replace('T', ' ')],
    [state, 10],
    [enquiry.id],
    [`${enquiry.firstName} ${enquiry.lastName}`],
    [enquiry.phone],
    [enquiry.email],
    [subjectInWords(enquiry)],
    [answered === undefined ? 'open' : `answered by ${answered.by}`],
  ]);
}

async function unsentOf(outbox: Outbox): Promise<readonly Delivery[]> {
  const waiting = (await outbox.list('queued')).filter(({ problem }) => problem !== undefined);
  return [...(await outbox.list('dead')), ...waiting];
}

async function listUndelivered({ outbox }: StaffStore, { out, err }: CliTools): Promise<number> {
  const unsent = await unsentOf(outbox);
  for (const { state, enquiryId, kind, attempts, problem = '' } of unsent) {
    const became = state === 'dead' ? 'FAILED' : 'waiting';
    const about = enquiryId ?? 'to the staff';
    const cells = row([
      [became, 7],
      [about, 36],
      [kind, 12],
      [counted(attempts, 'attempt'), 11],
      [problem],
    ]);
    await write(out, `${cells}\n`);
  }
  if (unsent.length === 0) await write(err, 'Every email has been sent.\n');
  return done;
}

/** Without characters that move the cursor or reverse the line. */
function row(cells: readonly (readonly [text: string, width?: number])[]): string {
  return cells.map(([text, width = 0]) => cleanLine(text).padEnd(width)).join('  ');
}

interface EnquiryFilter {
  readonly open?: true | undefined;
  readonly cart?: string | undefined;
  readonly since?: CalendarDate | undefined;
  readonly until?: CalendarDate | undefined;
}

function isWanted(enquiry: Enquiry, { open, cart, since, until }: EnquiryFilter): boolean {
  const { date } = newYorkTime(new Date(enquiry.receivedAt));
  return (
    !(open && enquiry.answered) &&
    (cart === undefined || enquiry.vehicles.some((vehicle) => hasKey(vehicle, cart))) &&
    (since === undefined || date >= since) &&
    (until === undefined || date <= until)
  );
}

function readDate(text: string): CalendarDate {
  if (dateValue(text) === undefined) {
    throw new InvalidArgumentError('A date is written like 2026-05-31.');
  }
  return text;
}
