import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { makeEnquiry } from '../contract/rig.ts';
import { openStore, sqliteFile } from '../open-store.ts';

const person = { email: 'forget.me@visitor.example', message: 'Call me at the blue house please' };

/** Files of the folder in which anything of the person is left. */
function filesWith(dataDir: string): string[] {
  return readdirSync(dataDir).filter((name) => {
    const bytes = readFileSync(join(dataDir, name));
    return Object.values(person).some((words) => bytes.includes(words));
  });
}

// spec S22.5
test.each([false, true])(
  'a forgotten person is in no file, or it is said (another process reads: %s)',
  async (isReading) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'laurel-forget-'));
    const store = await openStore({ dataDir });
    for (let n = 0; n < 200; n += 1)
      await store.enquiries.keep(makeEnquiry(), `other ${n}`, ['dealer']);
    await store.enquiries.keep(makeEnquiry(person), 'hers', ['dealer', 'confirmation']);
    expect(filesWith(dataDir)).not.toEqual([]);
    // A connection that is open holds on to the log only while it reads.
    const other = new DatabaseSync(join(dataDir, sqliteFile));
    if (isReading) other.exec('begin');
    other.prepare('select count(*) from enquiries').get();
    const forgetting = store.enquiries.forget(person.email);
    if (isReading) {
      await expect(forgetting).rejects.toThrow('1 enquiry removed, but another process is reading');
      expect(filesWith(dataDir)).toEqual([`${sqliteFile}-wal`]);
      other.exec('commit');
      expect((await store.enquiries.forget(person.email)).enquiries).toBe(0);
    } else {
      expect((await forgetting).enquiries).toBe(1);
    }
    expect(filesWith(dataDir)).toEqual([]);
    other.close();
    await store.close();
    expect(filesWith(dataDir)).toEqual([]);
  },
);
