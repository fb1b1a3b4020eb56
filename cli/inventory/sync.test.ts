import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { DealerRig } from '../../test/support/dealer-rig.ts';
import { inventoryCommands } from './inventory.ts';
import { keepSyncing } from './sync.ts';

const now = new Date('2026-05-04T12:00:00Z');
const rig = new DealerRig(inventoryCommands, now);
let file: string;
beforeEach(() => {
  file = join(rig.folder, 'stock.csv');
});

const dealer = (line: string, env: Readonly<Record<string, string>> = { STOCK_FROM: file }) =>
  rig.run(['inventory', ...line.split(' ')], { REPORT_TO: 'owner@carts.example', ...env });
const write = (...rows: readonly string[]) =>
  writeFileSync(file, `Stock #,Make,Model,Price\n${rows.join('\n')}\n`);
const listed = async () =>
  Object.fromEntries(
    (await rig.store.catalogue.list()).flatMap(({ id, price, offer }) =>
      offer.isListed ? [[id, price]] : [],
    ),
  );
/** The subject of the next mail to the staff. */
async function mailed() {
  const [claim] = await rig.store.outbox.claim(1, 60, now);
  return claim?.kind === 'staff' ? claim.mail.subject : undefined;
}

// spec S17.12, S18.3
test('the file is applied, and the staff are mailed what changed and what is wrong, once', async () => {
  write('A1,Denago,Rover XL,9000');
  expect((await dealer('sync --once')).err).toMatch(/^1 a/);
  expect(await mailed()).toMatch(/^Stock changed: 1 added/);
  const same = { code: 0, out: '', err: 'The stock matches the file.\n' };
  expect(await dealer('sync --once')).toMatchObject(same);
  write('A1,Denago,Rover XL,many');
  const failed = /^Row 2 \(A1\): price.*\nNo row.*Nothing was changed/s;
  for (let time = 0; time < 4; time += 1) {
    const { code, err } = await dealer('sync --once');
    expect([code, err]).toEqual([1, expect.stringMatching(failed)]);
    const subject = 'Stock not changed: your file has a problem';
    expect(await mailed()).toEqual(time === 2 ? subject : undefined);
  }
  expect(await listed()).toEqual({ a1: 9000 });
  write('A1,Denago,Rover XL,9000');
  await dealer('sync --once');
  expect([await mailed(), await mailed()]).toEqual(['Stock: your file works again', undefined]);
});

test('an import of another file beside STOCK_FROM holds like a change by hand', async () => {
  write('A1,Denago,Rover XL,9000', 'A2,Denago,Rover XL,9100');
  await dealer('sync --once');
  const other = join(rig.folder, 'other.csv');
  writeFileSync(other, 'Stock #,Make,Model,Price\nA1,Denago,Rover XL,8000\nN1,Denago,Nomad,7000\n');
  await dealer(`import ${other}`);
  expect((await dealer('sync --once')).err).toContain('matches the file');
  expect(await listed()).toEqual({ a1: 8000, n1: 7000 });
  write('A1,Denago,Rover XL,9000', 'A2,Denago,Rover XL,9200');
  await dealer('sync --once');
  expect(await listed()).toEqual({ a1: 8000, a2: 9200, n1: 7000 });
});

test('a turn that fails is not the last', async () => {
  const err = new PassThrough();
  let turns = 0;
  const turn = async () => {
    turns += 1;
    if (turns !== 2) throw new Error(`failure ${turns}`);
    return 3;
  };
  const pause = async () => {
    if (turns === 3) throw new Error('stopped');
  };
  await expect(keepSyncing(turn, pause, err)).rejects.toThrow('stopped');
  err.end();
  const failures = [1, 3].map((time) => `failure ${time}\nNothing was changed.\n`);
  expect(await text(err)).toBe(failures.join(''));
});

// spec S18.3
test('--really answers for one reading alone, and nothing is read without STOCK_FROM', async () => {
  const { code, err } = await dealer('sync --really');
  expect([code, err]).toEqual([2, expect.stringContaining('go with --once')]);
  expect(await dealer('sync --once', {})).toMatchObject({ code: 2 });
});
