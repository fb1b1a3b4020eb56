import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../store/contract/rig.ts';
import { type Migration, migrate, migrations } from '../../store/migrations.ts';

/** What migrations after the first remove from the version before, or require of what it writes. */
async function breaksOf([first, ...later]: readonly Migration[]): Promise<readonly string[]> {
  if (first === undefined) throw new Error('No migrations');
  const database = await openDatabase({ dataDir: mkdtempSync(join(tmpdir(), 'migration-')) });
  const columns = async () => {
    const tables = await database.db.introspection.getTables();
    return new Map(
      tables.flatMap((table) =>
        table.columns.map((column) => [`${table.name}.${column.name}`, { ...column, table }]),
      ),
    );
  };
  const applied = [first];
  const breaks: string[] = [];
  await migrate(database, applied);
  for (const migration of later) {
    const before = await columns();
    applied.push(migration);
    await migrate(database, applied);
    const after = await columns();
    for (const [name, { dataType }] of before) {
      if (!after.has(name)) breaks.push(`${name} is gone`);
      else if (after.get(name)?.dataType !== dataType) breaks.push(`${name} is of another type`);
    }
    const oldTables = new Set([...before.values()].map(({ table }) => table.name));
    for (const [name, { isNullable, hasDefaultValue, table }] of after) {
      if (before.has(name) || !oldTables.has(table.name) || isNullable || hasDefaultValue) continue;
      breaks.push(`${name} has to be written`);
    }
  }
  await database.db.destroy();
  return breaks;
}

test('no migration after the first removes what the version before uses', async () => {
  expect(await breaksOf(migrations)).toEqual([]);
});
