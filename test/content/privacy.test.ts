import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { browserRecords } from '../../domain/browser-storage.ts';
import { day, hour } from '../../domain/duration.ts';
import { keptInFolders, keptInTables, sentByMail } from '../../domain/policies/kept-data.ts';
import { deleteOldEnquiries } from '../../enquiries/retention.ts';
import { makeEnquiry } from '../../store/contract/rig.ts';
import { openSqlite } from '../../store/engine/sqlite.ts';
import { textOf } from '../support/html.ts';
import { openApp } from '../support/open-app.ts';

test('every table of the store is in the list that the privacy policy is made from (spec S22.10)', async () => {
  const app = await openApp();
  const { db } = await openSqlite(join(app.site.dataDir, 'laurel-ridge.sqlite'));
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  expect(tables.toSorted()).toEqual(Object.keys(keptInTables).toSorted());
  await db.destroy();
  const policy = textOf(await app.page('/privacy-policy'));
  for (const { purpose, lifetime } of Object.values(browserRecords)) {
    expect(policy).toContain(purpose);
    expect(policy).toContain(lifetime);
  }
  for (const entry of Object.values(keptInTables)) if (entry) expect(policy).toContain(entry.what);
  for (const { what } of Object.values(keptInFolders)) expect(policy).toContain(what);
  for (const mail of Object.values(sentByMail)) expect(policy).toContain(mail);
  await app.close();
});

// spec S17.13
test('LEADS_KEEP_DAYS removes every older enquiry that was delivered and nothing else', async () => {
  const { store, close } = await openApp();
  const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
  const old = makeEnquiry({ receivedAt: ago(31) });
  const spam = makeEnquiry({ receivedAt: ago(40), spam: 'honeypot' });
  const young = makeEnquiry({ receivedAt: ago(20) });
  const stuck = makeEnquiry({ receivedAt: ago(32) });
  const stuckForLong = makeEnquiry({ receivedAt: ago(121) });
  await store.enquiries.keep(old, old.id, ['dealer']);
  for (const claim of await store.outbox.claim(1, 60, new Date(Date.now() + 1000))) {
    await store.outbox.markSent(claim);
  }
  for (const enquiry of [spam, young, stuck, stuckForLong]) {
    await store.enquiries.keep(enquiry, enquiry.id, ['dealer']);
  }
  const lines: string[] = [];
  const log = (_: string, event: string) => void lines.push(event);
  const kept = async () => (await Array.fromAsync(store.enquiries.stream())).map(({ id }) => id);
  const now = Date.now();
  const cleanAt = async (ms: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: now + ms });
    await deleteOldEnquiries(30, { ...store, log });
    vi.useRealTimers();
  };
  // A clock that is three years ahead, and one on which no mail has announced it.
  for (const ms of [3 * 365 * day, 0]) await cleanAt(ms);
  expect(await kept()).toHaveLength(4);
  const [notice] = (await store.outbox.list('queued')).filter(({ kind }) => kind === 'staff');
  expect(notice?.id).toMatch(/^deletion \d+$/);
  await cleanAt(23 * hour);
  expect(await kept()).toHaveLength(4);
  await cleanAt(25 * hour);
  expect(lines.slice(1)).toEqual(['old enquiries deleted']);
  expect(lines[0]).toMatch(/^nothing deleted: the clock/);
  // An enquiry whose mail has not left is kept for 90 days more.
  expect(await kept()).toEqual([stuck.id, young.id]);
  expect(await Array.fromAsync(store.enquiries.stream({ spam: true }))).toEqual([]);
  const queued = (await store.outbox.list('queued')).flatMap(({ enquiryId }) => enquiryId ?? []);
  expect(queued.toSorted()).toEqual([stuck.id, young.id].toSorted());
  const mails = await store.outbox.claim(9, 60, new Date(now + hour));
  expect(mails.flatMap((one) => (one.kind === 'staff' ? one.mail.body[0] : []))).toContainEqual(
    expect.stringMatching(/^In the coming week the website deletes \d messages?, each when /),
  );
  await close();
});
