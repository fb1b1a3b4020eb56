import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeEnquiry } from '../store/contract/rig.ts';
import { openStore } from '../store/open-store.ts';
import { killAfter, moments, timeOf } from './changes.ts';
import { type Instance, startInstance } from './instance.ts';
import type { Row } from './report.ts';
import { sendEnquiry } from './visitors.ts';

const times = 10;

/** Backups that are restored after a crash, and a restore that is killed half-way. */
export async function* restores(port: number): AsyncGenerator<Row> {
  const dataDir = mkdtempSync(join(tmpdir(), 'laurel-faults-'));
  const backup = join(dataDir, 'backup.sqlite');
  const store = await openStore({ dataDir });
  const enquiries = 2_000;
  for (let n = 0; n < enquiries; n += 1)
    await store.enquiries.keep(makeEnquiry(), `kept ${n}`, ['dealer']);
  await store.backup(backup);
  await store.close();
  yield await restoredAfterCrash(port, dataDir, backup, enquiries);
  yield await restoreKilled(dataDir, backup, enquiries);
  rmSync(dataDir, { recursive: true });
}

/** The site is killed with enquiries in SQLite's log; the restored store is the backup alone. */
async function restoredAfterCrash(
  port: number,
  dataDir: string,
  backup: string,
  enquiries: number,
): Promise<Row> {
  const args = ['db', 'restore', backup];
  const wellAfter: number[] = [];
  let refused = 0;
  let wrong = 0;
  for (let time = 0; time < times; time += 1) {
    const site = await startInstance(port, { DATA_DIR: dataDir, TRUST_PROXY: '1' });
    await writeSome(site, time);
    await timeOf(args, { dataDir });
    if ((await countEnquiries(dataDir)) > enquiries) refused += 1;
    await site.kill();
    const started = performance.now();
    await timeOf(args, { dataDir });
    if ((await countEnquiries(dataDir)) !== enquiries) wrong += 1;
    wellAfter.push(performance.now() - started);
  }
  return {
    fault: 'a backup restored after kill -9 (SQLite)',
    times,
    lost: `${wrong} stores that are not the backup`,
    wellAfter,
    seen: `refused ${refused} times while the site ran`,
    ok: wrong === 0 && refused === times,
  };
}

/** A restore interrupted at different moments: the store is the old one or the backup. */
async function restoreKilled(dataDir: string, backup: string, enquiries: number): Promise<Row> {
  const args = ['db', 'restore', backup];
  const wholeMs = await timeOf(args, { dataDir });
  const wellAfter: number[] = [];
  let cutOff = 0;
  let wrong = 0;
  for (const [time, moment] of moments(times, wholeMs).entries()) {
    const place = { dataDir: mkdtempSync(join(tmpdir(), 'laurel-faults-')) };
    const other = join(place.dataDir, 'backup.sqlite');
    copyFileSync(backup, other);
    const store = await openStore(place);
    await store.enquiries.keep(makeEnquiry(), `old ${time}`, []);
    await store.close();
    if (await killAfter(moment, ['db', 'restore', other], place)) cutOff += 1;
    const started = performance.now();
    if (![1, enquiries].includes(await countEnquiries(place.dataDir))) wrong += 1;
    wellAfter.push(performance.now() - started);
    rmSync(place.dataDir, { recursive: true });
  }
  return {
    fault: 'a restore killed half-way (SQLite)',
    times,
    lost: `${wrong} stores that are neither the old one nor the backup`,
    wellAfter,
    seen: `${cutOff} cut off before their end; the next start did the rest`,
    ok: wrong === 0 && cutOff > 0,
  };
}

async function writeSome(site: Instance, time: number): Promise<void> {
  for (let n = 0; n < 5; n += 1) {
    const headers = { 'x-forwarded-for': `10.8.${time}.${n}` };
    const { status } = await sendEnquiry(site.url, { headers });
    if (status !== 201) throw new Error(`An enquiry is answered ${status}`);
  }
}

async function countEnquiries(dataDir: string): Promise<number> {
  const store = await openStore({ dataDir });
  const count = (await store.enquiries.list()).length;
  await store.close();
  return count;
}
