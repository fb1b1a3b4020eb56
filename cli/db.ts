import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { failureText } from '../base/failure-text.ts';
import { dealerOf } from '../domain/dealer/overrides.ts';
import { minute } from '../domain/duration.ts';
import { type CliTools, type Command, defineCommand, done, write } from './command.ts';

const backupCommand = defineCommand({
  name: 'db backup',
  summary: 'Copy the live SQLite store to a safe place',
  details: `Into a folder that exists, or ends in a slash: a file named by date and time (UTC). Those of the last
14 days are kept, and the last 14. Without a name: into BACKUP_TO. Into a file: it must not exist yet.
The site may go on running. A backup holds visitors' names, so keep it safe. It appears only
when it is whole. Photographs and a PostgreSQL store are copied by other programs: docs/operations.md.`,
  syntax: (command) =>
    command
      .argument('[folder or file]', 'to write')
      .option('--mail', 'where it fails, REPORT_TO is mailed why; as the nightly backup does'),
  async run([name], { mail }, tools) {
    try {
      await backUp(name, tools);
      return done;
    } catch (error) {
      if (mail) await mailFailure(failureText(error), tools);
      throw error;
    }
  },
});

async function backUp(
  name: string | undefined,
  { store, backupInto, settings, err, progress }: CliTools,
): Promise<void> {
  const meter = progress('Copied, percent');
  const saveStore = async (file: string) => {
    const opened = await store();
    await opened
      .backup(file, (part, total) => meter.update(Math.floor((100 * part) / total), 100))
      .finally(meter.end);
  };
  if (name !== undefined && !isFolder(name)) {
    await saveStore(name);
    await write(err, `Wrote ${name}\n`);
    return;
  }
  const { path, outdated } = await backupInto(name ?? settings.backupTo, saveStore);
  for (const old of outdated) await write(err, `Removed ${old}, older than the last 14 days\n`);
  await write(err, `Wrote ${path}\n`);
}

/** Not through the outbox: the store may be unreadable. A failed mail is printed. */
async function mailFailure(problem: string, { settings, now, err }: CliTools): Promise<void> {
  const { smtpUrl, reportTo } = settings;
  if (smtpUrl === undefined || reportTo === undefined) return;
  const { openMailer } = await import('../enquiries/mailer.ts');
  const limits = { connectMs: minute, silentMs: minute };
  const mailer = openMailer(smtpUrl, { ...settings, dealer: dealerOf }, limits);
  const body = [
    'The backup of the website failed:',
    problem,
    'We try again every night, and you get an email each time it fails. Please forward this to whoever set the website up: until it works, there is no new copy of your stock and messages.',
  ];
  const mail = { subject: 'The backup of the website failed', body };
  const delivery = { kind: 'staff', id: randomUUID(), queuedAt: now.toISOString(), mail } as const;
  const { failures } = await mailer.send(delivery);
  for (const { problem: reason } of failures) {
    await write(err, `The email about it was not sent: ${reason}\n`);
  }
  await mailer.close();
}

function isFolder(name: string): boolean {
  return name.endsWith('/') || statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;
}

const restoreCommand = defineCommand({
  name: 'db restore',
  summary: 'Put a backup in the place of the store',
  details: `Stop the site first: it is refused while any process has the store open. What is there now is moved
aside in DATA_DIR under a name with the date, and kept. With DATABASE_URL the database has to be
empty: create a new one, point DATABASE_URL at it and restore. The backup itself is only read.`,
  syntax: (command) => command.argument('<file>', 'written by `db backup`'),
  async run([file], _options, { restore, err }) {
    for (const moved of await restore(file))
      await write(err, `The earlier store is now ${moved}\n`);
    await write(err, `Restored from ${file}. Start the site.\n`);
    return done;
  },
});

const migrateCommand = defineCommand({
  name: 'db migrate',
  summary: 'Bring the store up to date, as every start of the site does',
  async run(_args, _options, { store, err }) {
    const { migrated, engine } = await store();
    const applied = migrated.map((name) => `Applied ${name}\n`).join('');
    await write(err, applied || `The store (${engine}) is up to date.\n`);
    return done;
  },
});

export const dbCommands: readonly Command[] = [backupCommand, restoreCommand, migrateCommand];
