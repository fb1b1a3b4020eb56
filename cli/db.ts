import { type Command, defineCommand, done, write } from './command.ts';

const backupCommand = defineCommand({
  name: 'db backup',
  summary: 'Copy the live store into a new file',
  details: `The site may go on running. The file is a SQLite database, from PostgreSQL too; it holds visitors'
names, so keep it like one. It must not exist yet and is there only when it is whole.`,
  syntax: (command) => command.argument('<file>', 'to write'),
  async run([file], _options, { store, err, progress }) {
    const opened = await store();
    const shown = progress('Copied, percent', 100);
    try {
      await opened.backup(file, (part, total) => shown.update(Math.floor((100 * part) / total)));
    } finally {
      shown.end();
    }
    await write(err, `Wrote ${file}\n`);
    return done;
  },
});

const restoreCommand = defineCommand({
  name: 'db restore',
  summary: 'Put a backup in the place of the store',
  details: `Stop the site first: it is refused while any process has the store open. What is there now is moved
aside in DATA_DIR under a name with the date, and kept. With DATABASE_URL the database has to be
empty: create a new one, point DATABASE_URL at it and restore. A backup of either engine will do.
The backup itself is only read.`,
  syntax: (command) => command.argument('<file>', 'written by `db backup`'),
  async run([file], _options, { restore, err }) {
    const movedAside = await restore(file);
    for (const moved of movedAside) await write(err, `What was there is now ${moved}\n`);
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
