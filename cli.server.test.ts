import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeEnquiry } from './store/contract/rig.ts';
import { openStore } from './store/open-store.ts';
import { runWholeCli } from './test/support/dealer.ts';
import { freshDatabase } from './test/support/postgres.ts';

// spec S17.4, S18.6
it('moves a live SQLite store into an empty PostgreSQL', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-cli-'));
  const live = await openStore({ dataDir: folder });
  const enquiry = makeEnquiry({ message: 'kept 漢字' });
  await live.enquiries.keep(enquiry, 'form', ['dealer']);
  const file = join(folder, 'backup.sqlite');
  const backup = await runWholeCli(['db', 'backup', file], { DATA_DIR: folder });
  expect(backup).toMatchObject({ code: 0, out: '' });
  await live.close();

  const database = await freshDatabase();
  const dealer = (...args: string[]) =>
    runWholeCli(args, { DATA_DIR: folder, DATABASE_URL: database.url });
  expect((await dealer('db', 'migrate')).err).toContain('Applied 0001');
  expect((await dealer('db', 'migrate')).err).toContain('up to date');
  expect(await dealer('db', 'restore', file)).toMatchObject({ code: 0, out: '' });
  expect(JSON.parse((await dealer('leads', 'export')).out)).toEqual([enquiry]);
  expect(await dealer('db', 'restore', file)).toMatchObject({ code: 1, out: '' });
  const refused = await dealer('db', 'backup');
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('pg_dump')]);
  await database.drop();
});
