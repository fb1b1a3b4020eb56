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
  summary: 'Fill an empty store from a backup',
  details: `Into either engine, from a backup of either. A store with stock or enquiries in it is refused:
point DATA_DIR or DATABASE_URL at a new one, restore, and start the site on it.`,
  syntax: (command) => command.argument('<file>', 'written by `db backup`'),
  async run([file], _options, { store, err }) {
    await (await store()).restore(file);
    await write(err, `Restored from ${file}\n`);
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
