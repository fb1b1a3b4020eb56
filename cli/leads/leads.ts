import { Option } from '@commander-js/extra-typings';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import { dealerOf } from '../../domain/dealer/overrides.ts';
import type { Enquiries } from '../../domain/enquiries/enquiries.ts';
import type { Enquiry } from '../../domain/enquiries/enquiry.ts';
import { deliveriesFor } from '../../domain/enquiries/enquiry.ts';
import { subjectInWords, timeInWords } from '../../domain/enquiries/enquiry-in-words.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { counted } from '../../domain/text/wording.ts';
import { adfHead, adfTail, toProspect } from '../../enquiries/formats/adf.ts';
import { leadsCsvHead, toCsvRow } from '../../enquiries/formats/csv.ts';
import { type Command, defineCommand, done, UsageError, write } from '../command.ts';
import { nameBy } from '../inventory/current-user.ts';
import { gatherUnreadable } from '../inventory/unreadable-rows.ts';
import { listCommand } from './list.ts';

const answeredCommand = defineCommand({
  name: 'leads answered',
  summary: 'Mark an enquiry as answered, and by whom',
  details: 'Those that no one has answered yet are shown by: leads list --open',
  syntax: (command) =>
    command
      .argument('<id>', 'of the enquiry; its first characters are enough')
      .option('--by <name>', 'who answered')
      .addOption(new Option('--undo', 'it was not answered after all').conflicts('by')),
  async run([id], { by = '', undo }, { store, settings, err, now }) {
    const name = nameBy(cleanLine(by), settings);
    if (!undo && name === '') throw new UsageError('say who answered: --by NAME');
    const answer = undo ? undefined : { at: now.toISOString(), by: name };
    const { enquiries } = await store();
    const enquiry = await enquiries.setAnswer(await findEnquiry(enquiries, id), answer);
    if (enquiry === undefined) throw new Error('That enquiry was just removed.');
    const { firstName, lastName, answered } = enquiry;
    const what = `${firstName} ${lastName}, ${subjectInWords(enquiry)}`;
    const became =
      answered === undefined
        ? 'not answered'
        : `answered by ${answered.by}, ${timeInWords(answered.at)}`;
    await write(err, `${cleanLine(`${what}: ${became}`)}\n`);
    return done;
  },
});

interface Format {
  readonly head: string;
  readonly between: string;
  readonly tail: string;
  one(enquiry: Enquiry, siteUrl: string, dealer: Dealer): string;
}

const exportFormats = ['json', 'csv', 'adf'] as const;
const formats: Readonly<Record<(typeof exportFormats)[number], Format>> = {
  json: {
    head: '[',
    between: ',',
    tail: '\n]\n',
    one: (enquiry) => `\n${JSON.stringify(inOrder(enquiry))}`,
  },
  csv: { head: leadsCsvHead, between: '', tail: '', one: toCsvRow },
  adf: { head: adfHead, between: '', tail: adfTail, one: toProspect },
};

function inOrder(enquiry: Enquiry): Enquiry {
  const { id, receivedAt, firstName, lastName, email, phone, interest, message, ...rest } = enquiry;
  return { id, receivedAt, firstName, lastName, email, phone, interest, message, ...rest };
}

const exportCommand = defineCommand({
  name: 'leads export',
  summary: 'Print all enquiries, oldest first, for another program',
  details: `Formats:
  json  an array with every field as it was written
  csv   for a spreadsheet; a text like a formula gets an apostrophe in front
  adf   one Auto-lead Data Format 1.0 document with every enquiry`,
  syntax: (command) =>
    command
      .addOption(
        new Option('--format <format>', 'to write').choices(exportFormats).default('json' as const),
      )
      .option('--spam', 'those held back as spam instead of the others'),
  async run(_args, { format: formatName, spam = false }, { store, settings, out, err }) {
    const format = formats[formatName];
    const { enquiries, overrides } = await store();
    const dealer = dealerOf(await overrides.list());
    await write(out, format.head);
    let isFirst = true;
    const unreadable = gatherUnreadable();
    for await (const enquiry of enquiries.stream({ spam, onUnreadable: unreadable.onUnreadable })) {
      await write(
        out,
        (isFirst ? '' : format.between) + format.one(enquiry, settings.siteUrl, dealer),
      );
      isFirst = false;
    }
    await write(out, format.tail);
    await write(err, unreadable.report());
    return done;
  },
});

const retryCommand = defineCommand({
  name: 'leads retry',
  summary: 'Send again what could not be delivered, of all enquiries or of one',
  details: `Mails that were given up are queued anew, and those that wait for their next attempt become due
now. The running site sends them. See them with: leads list --undelivered`,
  syntax: (command) => command.argument('[id]', 'of one enquiry; its first characters are enough'),
  async run([id], _options, { store, err, now }) {
    const { enquiries, outbox } = await store();
    const ofOne = id === undefined ? undefined : await findEnquiry(enquiries, id);
    const count = await outbox.retry(now, ofOne);
    await write(err, `${counted(count, 'mail is', 'mails are')} due now.\n`);
    return done;
  },
});

const forgetCommand = defineCommand({
  name: 'leads forget',
  summary: 'Remove a person: every enquiry and alert of an address, and every mail about it',
  details: 'Mails that have been delivered, exports and backups are not reached.',
  syntax: (command) => command.argument('<email>', 'address of the person'),
  async run([email], _options, { store, err }) {
    if (!email.includes('@')) throw new UsageError(`“${email}” is not an email address`);
    const { enquiries, alerts } = await (await store()).enquiries.forget(email);
    const both = [
      counted(enquiries, 'enquiry', 'enquiries'),
      ...(alerts === 0 ? [] : [counted(alerts, 'alert')]),
    ];
    await write(err, `${both.join(' and ')} removed.\n`);
    return done;
  },
});

const releaseCommand = defineCommand({
  name: 'leads release',
  summary: 'Take an enquiry out of the spam and deliver it',
  details: 'The running site sends it. See held-back messages with: leads list --spam',
  syntax: (command) => command.argument('<id>', 'of the enquiry; its first characters are enough'),
  async run([id], _options, { store, settings, err }) {
    const { enquiries } = await store();
    const held = await findEnquiry(enquiries, id, true);
    const isReleased = await enquiries.release(held, deliveriesFor(settings));
    if (!isReleased) throw new Error('No enquiry with this ID is held back.');
    await write(err, 'Released.\n');
    return done;
  },
});

export const leadsCommands: readonly Command[] = [
  listCommand,
  answeredCommand,
  exportCommand,
  retryCommand,
  releaseCommand,
  forgetCommand,
];

/** Characters of an id; the thank-you page shows twice as many. */
const minIdLength = 4;

/** The whole id. @param spam whether held-back enquiries are searched instead @throws without one */
async function findEnquiry(enquiries: Pick<Enquiries, 'stream'>, start: string, spam = false) {
  const beginning = start.trim().toLowerCase();
  if (beginning.length < minIdLength) {
    throw new Error(`Give at least the first ${minIdLength} characters of the ID.`);
  }
  const ids: string[] = [];
  for await (const { id } of enquiries.stream({ spam })) {
    if (id === beginning) return id;
    if (id.startsWith(beginning)) ids.push(id);
  }
  const [id, ...others] = ids;
  if (id !== undefined && others.length === 0) return id;
  throw new Error(
    id === undefined
      ? `No enquiry has this ID. See them with: leads list${spam ? ' --spam' : ''}`
      : `“${beginning}” begins the IDs of ${ids.length} enquiries: ${ids.slice(0, 10).join(', ')}`,
  );
}
