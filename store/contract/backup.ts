import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { restoreStore } from '../backup/restore.ts';
import type { Store, StorePlace } from '../open-store.ts';
import { hostileTexts } from './hostile.ts';
import { makeEnquiry, makeVehicle, noon, openDatabase, type Rig, tradeIn } from './rig.ts';

const now = new Date('2026-05-03T12:00:00Z');

async function fill(store: Store, count: number): Promise<void> {
  const put = Array.from({ length: count }, (_, n) => makeVehicle(`cart-${n}`));
  await store.catalogue.apply({ put, withdraw: ['cart-3'] }, noon);
  for (const [name, text] of hostileTexts) {
    await store.enquiries.keep(makeEnquiry({ message: text }), name, ['dealer', 'confirmation']);
  }
  for (let index = 0; index < 20; index += 1) {
    const photographs = [Buffer.alloc(1000, index), Buffer.from(`second of ${index}`)];
    const enquiry = makeEnquiry({ tradeIn });
    await store.enquiries.keep(enquiry, `photographs ${index}`, []);
    await store.enquiries.addPhotographs(enquiry.id, photographs, [], now);
  }
  const [claim] = await store.outbox.claim(1, 60, new Date(Date.now() + 1000));
  if (claim !== undefined) await store.outbox.markDead(claim, 'refused');
  await store.outbox.queue('week', { subject: 'Week', body: ['For the staff alone'] }, new Date());
}

/** The photographs of all enquiries, by their ids. */
async function photographsAt(place: StorePlace): Promise<unknown> {
  const { db } = await openDatabase(place);
  const rows = await db.selectFrom('enquiry_photographs').selectAll().orderBy('id').execute();
  await db.destroy();
  return rows.map((row) => ({ ...row, bytes: Buffer.from(row.bytes) }));
}

async function contentOf(store: Store): Promise<unknown> {
  const { catalogue, enquiries, outbox } = store;
  return {
    version: await catalogue.version(),
    vehicles: await catalogue.list(),
    enquiries: await Array.fromAsync(enquiries.stream()),
    deliveries: [...(await outbox.list('queued')), ...(await outbox.list('dead'))].filter(
      ({ enquiryId }) => enquiryId !== undefined,
    ),
  };
}

/** The store that is backed up is SQLite's; it is restored into either engine (spec S18.6). */
export function backupContract(rig: Rig): void {
  async function live() {
    const { dataDir } = rig.place();
    return { store: await rig.open({ dataDir }), file: join(dataDir, 'backup.sqlite'), dataDir };
  }

  it('is complete while the store is written to, and restores the same data', async () => {
    const { store, file, dataDir } = await live();
    await fill(store, 1200);
    const secret = await store.linkSecret.read();
    await store.rate.hit('enquiry 203.0.113.9', 600, new Date());
    const { db } = await openDatabase({ dataDir });
    const windows = await db.selectFrom('rate_windows').select('key').execute();
    const secrets = await db.selectFrom('secrets').select('value').execute();
    await db.destroy();
    const before = await contentOf(store);
    const parts: number[] = [];
    await store.backup(file, (done, total) => parts.push(done / total));
    expect(parts.at(-1)).toBe(1);
    expect(statSync(file).mode & 0o077).toBe(0);
    await store.enquiries.keep(makeEnquiry(), 'after the backup', ['dealer']);

    const bytes = readFileSync(file, 'latin1');
    const secretTexts = [
      secret,
      ...windows.map(({ key }) => key),
      ...secrets.map(({ value }) => value),
    ];
    expect(secretTexts.length).toBeGreaterThan(3);
    for (const text of [...secretTexts, 'For the staff alone']) expect(bytes).not.toContain(text);

    const elsewhere = await rig.another();
    expect(await restoreStore(elsewhere, file, now)).toEqual([]);
    const restored = await rig.open(elsewhere);
    expect(await contentOf(restored)).toEqual(before);
    expect(await photographsAt(elsewhere)).toEqual(await photographsAt({ dataDir }));
    // It was never seeded itself, and must not be seeded over what was restored.
    expect(await restored.catalogue.seed([makeVehicle('sample')], noon)).toBe(false);
    await expect(restoreStore(elsewhere, file, now)).rejects.toThrow(/not empty|Stop it first/);
  });

  if (rig.engine === 'postgres') {
    it('is made by pg_dump, and says so', async () => {
      const store = await rig.open();
      await expect(store.backup('/nowhere')).rejects.toThrow('pg_dump');
    });
    return;
  }

  it('holds every enquiry that was acknowledged before it began', async () => {
    const [live, other] = await Promise.all([rig.open(), rig.open()]);
    await fill(live, 300);
    let writing = true;
    let acknowledged = 0;
    const writer = (async () => {
      while (writing) {
        await other.enquiries.keep(makeEnquiry(), `during ${acknowledged}`, ['dealer']);
        acknowledged += 1;
        // SQLite answers without ever leaving the process; let others have a turn.
        await new Promise(setImmediate);
      }
    })();
    while (acknowledged < 20) await new Promise(setImmediate);
    const sure = acknowledged + hostileTexts.length + 20;
    const file = join(rig.place().dataDir, 'backup.sqlite');
    await live.backup(file);
    writing = false;
    await writer;
    const elsewhere = await rig.another();
    expect(await restoreStore(elsewhere, file, now)).toEqual([]);
    const restored = await rig.open(elsewhere);
    const enquiries = await Array.fromAsync(restored.enquiries.stream());
    expect(enquiries.length).toBeGreaterThanOrEqual(sure);
    const deliveries = await restored.outbox.count();
    expect(deliveries.queued + deliveries.dead).toBe(enquiries.length - 20 + hostileTexts.length);
  });

  it('overwrites nothing and leaves no partial file', async () => {
    const store = await rig.open();
    const { dataDir } = await rig.another();
    const file = join(dataDir, 'taken');
    writeFileSync(file, 'mine');
    await expect(store.backup(file)).rejects.toThrow('exists already');
    expect(statSync(file).size).toBe(4);
    await expect(store.backup(join(dataDir, 'no-such-folder', 'x'))).rejects.toThrow();
    expect(readdirSync(dataDir)).toEqual(['taken']);
    await store.close();
    const place = rig.place();
    await expect(restoreStore(place, join(dataDir, 'nothing'), now)).rejects.toThrow('There is no');
    await expect(restoreStore(place, file, now)).rejects.toThrow('not a database');
    const foreign = join(dataDir, 'foreign');
    new DatabaseSync(foreign).exec('create table recipes (id)');
    await expect(restoreStore(place, foreign, now)).rejects.toThrow('no backup of this site');
    rmSync(foreign);
    expect(existsSync(file)).toBe(true);
    expect(readdirSync(dataDir)).toEqual(['taken']);
  });
}
