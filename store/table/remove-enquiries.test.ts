import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** Another process with the file open; a reader in the middle of reading holds on to the log. */
async function otherProcess(file: string, isReading: boolean) {
  const script = `
    const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
    const file = new DatabaseSync(${JSON.stringify(file)});
    file.exec(${JSON.stringify(isReading ? 'begin; select * from enquiries' : 'select * from enquiries')});
    ${isReading ? "file.prepare('select count(*) from enquiries').get();" : ''}
    console.log('open');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
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
    const endOther = await otherProcess(join(dataDir, sqliteFile), isReading);
    const forgetting = store.enquiries.forget(person.email);
    if (isReading) {
      await expect(forgetting).rejects.toThrow('1 enquiry removed, but another process is reading');
      expect(filesWith(dataDir)).toEqual([`${sqliteFile}-wal`]);
      await endOther();
      expect((await store.enquiries.forget(person.email)).enquiries).toBe(0);
    } else {
      expect((await forgetting).enquiries).toBe(1);
    }
    expect(filesWith(dataDir)).toEqual([]);
    if (!isReading) await endOther();
    await store.close();
    expect(filesWith(dataDir)).toEqual([]);
  },
);
