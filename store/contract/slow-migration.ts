import { writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate, migrations } from '../migrations.ts';
import { openDatabase } from './rig.ts';

/**
 * A migration as a process of its own, made to be killed: it makes a table, fills it, says so, and
 * never comes to its end. Arguments: data folder, database address or "".
 */
const [dataDir = '', databaseUrl = ''] = process.argv.slice(2);

const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined });
await migrate(database, [
  ...migrations,
  {
    name: '9999-half',
    async up(db) {
      await db.schema.createTable('half').addColumn('id', 'integer').execute();
      await db.schema.alterTable('enquiries').addColumn('half', 'text').execute();
      writeSync(1, 'half-way\n');
      await wait(60_000);
    },
  },
]);
