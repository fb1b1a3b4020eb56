import { expectPositionals, readArguments } from './arguments.ts';
import { type Command, done, write } from './command.ts';

const backupCommand: Command = {
  name: 'db backup',
  usage: 'FILE',
  summary: 'Copy the live store into a new file',
  details: `The site may go on running. FILE is a SQLite database, from PostgreSQL too; it holds visitors'
names, so keep it like one. It must not exist yet and is there only when it is whole.`,
  async run(args, { store, err, progress }) {
    const { positionals } = readArguments(args, {});
    const [file = ''] = expectPositionals(positionals, ['FILE']);
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
};

const restoreCommand: Command = {
  name: 'db restore',
  usage: 'FILE',
  summary: 'Fill an empty store from a backup',
  details: `Into either engine, from a backup of either. A store with stock or enquiries in it is refused:
point DATA_DIR or DATABASE_URL at a new one, restore, and start the site on it.`,
  async run(args, { store, err }) {
    const { positionals } = readArguments(args, {});
    const [file = ''] = expectPositionals(positionals, ['FILE']);
    await (await store()).restore(file);
    await write(err, `Restored from ${file}\n`);
    return done;
  },
};

const migrateCommand: Command = {
  name: 'db migrate',
  usage: '',
  summary: 'Bring the store up to date, as every start of the site does',
  async run(args, { store, err }) {
    expectPositionals(readArguments(args, {}).positionals, []);
    const { migrated, engine } = await store();
    const applied = migrated.map((name) => `Applied ${name}\n`).join('');
    await write(err, applied || `The store (${engine}) is up to date.\n`);
    return done;
  },
};

export const dbCommands: readonly Command[] = [backupCommand, restoreCommand, migrateCommand];
