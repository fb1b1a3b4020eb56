import { randomUUID } from 'node:crypto';
import { InvalidArgumentError } from '@commander-js/extra-typings';
import { business } from '../../domain/dealer/business/identity.ts';
import { day } from '../../domain/duration.ts';
import type { StaffMail } from '../../domain/enquiries/outbox.ts';
import type { MailPart } from '../../domain/mail.ts';
import { addDays, dateInWords, momentInWords, newYorkTime } from '../../domain/new-york-time.ts';
import type { SyncNotes } from '../../domain/stock/stock-sync.ts';
import type { StockedVehicle } from '../../domain/stock/vehicle.ts';
import { vehiclePath } from '../../domain/stock/vehicle-path.ts';
import { cleanLine, cleanText } from '../../domain/text/clean-text.ts';
import { counted } from '../../domain/text/wording.ts';
import { dayOf, week } from '../../domain/week.ts';
import { mailText, signParts } from '../../enquiries/render-mail.ts';
import { yesCommand } from '../../stock/sync/sync-mail.ts';
import { alertLines } from '../alerts.ts';
import { type CliTools, defineCommand, done, UsageError, write } from '../command.ts';
import { gatherUnreadable } from '../inventory/unreadable-rows.ts';
import { leadParts } from './lead-parts.ts';
import { stockParts } from './stock-parts.ts';

const maxWaiting = 15;

export const reportCommand = defineCommand({
  name: 'report',
  summary: 'Print what came in, what is waiting, and what carts lack',
  details: `A running site mails it to REPORT_TO on Mondays at 7:00 in New York.`,
  syntax: (command) =>
    command
      .option('--days <number>', 'of enquiries', readDays, 7)
      .option('--mail', 'to REPORT_TO, instead of printing it')
      .option('--weekly', "with --mail: not if this week's report was mailed before"),
  async run(_args, { days, mail, weekly }, tools) {
    const { settings, store, out, err, now } = tools;
    if (!mail && weekly) throw new UsageError('--weekly goes with --mail');
    if (mail && settings.reportTo === undefined) throw new UsageError('REPORT_TO is not set');
    const report = await makeReport(days, tools);
    if (!mail) {
      await write(
        out,
        `${report.subject}\n\n${mailText(signParts(report.body, settings.siteUrl))}`,
      );
      return done;
    }
    const key = weekly ? `report ${mondayOf(now)}` : `report ${randomUUID()}`;
    const isQueued = await (await store()).outbox.queue(key, report, now);
    await write(
      err,
      isQueued
        ? 'Queued; the running site emails it.\n'
        : "This week's report was already emailed.\n",
    );
    return done;
  },
});

async function makeReport(days: number, { store, now, settings }: CliTools): Promise<StaffMail> {
  const opened = await store();
  const since = new Date(now.getTime() - days * day);
  const unreadable = gatherUnreadable();
  const enquiries = await leadParts(opened, since, now);
  const vehicles = await opened.catalogue.list(unreadable.onUnreadable);
  const notes = await opened.sync.readNotes();
  const waiting = await alertLines(opened.alerts, vehicles, now);
  const { requests, confirmed } = await opened.alerts.countRequests(since);
  const body: readonly MailPart[] = [
    ...enquiries,
    ...stockParts(vehicles, now, settings.siteUrl),
    ...readingParts(notes),
    ...waitingParts(notes, vehicles, settings.siteUrl),
    { heading: `Alerts${waiting.length + requests === 0 ? ': none' : ''}` },
    {
      list: [
        ...(requests === 0
          ? []
          : [`${counted(requests, 'confirmation')} emailed, ${confirmed} of them confirmed`]),
        ...waiting.slice(0, maxWaiting),
        ...(waiting.length > maxWaiting ? ['All of them: dealer alerts list'] : []),
      ],
    },
    { action: { words: 'Closed one day this week?', action: 'closed', target: mondayOf(now) } },
    { action: { words: 'Print labels', action: 'labels', target: '' } },
    { words: 'Go to the website', href: settings.siteUrl },
    ...unreadable
      .report()
      .split('\n')
      .filter((line) => line !== ''),
  ];
  const period = days === 7 ? 'the week' : `the ${days} days`;
  const until = dateInWords(newYorkTime(now).date);
  return { subject: `${business.shortName}: ${period} to ${until}`, body };
}

function readDays(text: string): number {
  const days = Number(text);
  if (!Number.isInteger(days) || days < 1 || days > 366) {
    throw new InvalidArgumentError('It is a number of days from 1 to 366.');
  }
  return days;
}

function mondayOf(now: Date): string {
  const { date } = newYorkTime(now);
  return addDays(date, -week.indexOf(dayOf(date)));
}

/** A file that waits for approval is listed elsewhere. */
function readingParts({ read, failing }: SyncNotes): readonly MailPart[] {
  const last = {
    heading:
      read === undefined
        ? 'Stock last read: never from a file'
        : `Stock last read: ${momentInWords(new Date(read.at))}, from ${read.from}`,
  };
  if (failing === undefined) return [last];
  const { since, times, problem, isQuestion } = failing;
  if (isQuestion) return [last];
  const tries = counted(times, 'try', 'tries');
  return [
    last,
    `Not usable since ${momentInWords(new Date(since))} (${tries}): ${cleanLine(problem)}`,
  ];
}

function waitingParts(
  { questions = [], leftRows = [] }: SyncNotes,
  vehicles: readonly StockedVehicle[],
  siteUrl: string,
): readonly MailPart[] {
  const stocked = new Set(vehicles.map(({ id }) => id));
  const rows = leftRows.map(({ text, ids }) => {
    const id = ids.find((one) => stocked.has(one));
    return id === undefined ? text : { words: text, href: siteUrl + vehiclePath(id) };
  });
  const count = questions.length + rows.length;
  return [
    { heading: `Waiting for you in your stock file: ${count === 0 ? 'nothing' : count}` },
    ...questions.flatMap(({ key, text, yes = 'Yes, that’s right' }): readonly MailPart[] => [
      cleanText(text),
      { action: { words: yes, action: 'accept', target: key, command: yesCommand } },
    ]),
    { list: rows },
  ];
}
