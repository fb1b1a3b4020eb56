import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openStore } from '../store/open-store.ts';
import { bodyOf, headerOf, startMailServer } from '../test/support/mail-server.ts';
import { sendStaffMails } from './send-staff-mails.ts';

test('a queued mail is sent to the staff once, by one of two instances', async () => {
  const [server, store] = await Promise.all([
    startMailServer(),
    openStore({ dataDir: mkdtempSync(join(tmpdir(), 'staff-mails-')) }),
  ]);
  for (const key of ['one', 'two']) {
    await store.staffMails.queue(key, { subject: `Stock ${key}`, text: '$9 → $8\n' }, new Date());
  }
  const options = {
    ...{ mails: store.staffMails, smtpUrl: server.url, reportTo: 'owner@carts.example' },
    ...{ mailFrom: 'site@carts.example', siteUrl: 'https://carts.example', log: () => {} },
  };
  sendStaffMails({ ...options, reportTo: undefined }).kick();
  const senders = [sendStaffMails(options), sendStaffMails(options)];
  await vi.waitUntil(() => server.mails.length === 2, { timeout: 20_000 });
  for (const { stop } of senders) stop();
  const subjects = server.mails.map((mail) => headerOf(mail, 'Subject'));
  expect(subjects.toSorted()).toEqual(['Stock one', 'Stock two']);
  const [mail] = server.mails;
  if (mail === undefined) throw new Error('no mail');
  expect([mail.to, bodyOf(mail)]).toEqual([['owner@carts.example'], '$9 → $8\n']);
  await Promise.all([server.close(), store.close()]);
});
