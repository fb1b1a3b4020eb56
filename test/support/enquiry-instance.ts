import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { dealerOf } from '../../domain/dealer/overrides.ts';
import { startOutboxWorker } from '../../enquiries/outbox-worker.ts';
import { makeEnquiry } from '../../store/contract/rig.ts';
import { openStore } from '../../store/open-store.ts';

/**
 * One instance as a process of its own, made to be killed: it keeps `count` enquiries, writes the
 * id of each on standard output once it is acknowledged, and delivers whatever is due meanwhile
 * and afterwards. Arguments: data folder, database address or "", mail server, count, and by how many
 * milliseconds its clock is ahead.
 */
const [dataDir = '', databaseUrl = '', smtpUrl = '', count = '0', ahead = '0'] =
  process.argv.slice(2);

/** Longer than a mail takes on a machine that is busy. */
const leaseMs = 60_000;

const store = await openStore({ dataDir, databaseUrl: databaseUrl || undefined });
const worker = startOutboxWorker({
  outbox: store.outbox,
  smtpUrl,
  siteUrl: 'https://carts.example',
  mailFrom: 'site@carts.example',
  dealer: dealerOf,
  leadsTo: ['sales@carts.example'],
  log: () => {},
  now: () => new Date(Date.now() + Number(ahead)),
  limits: { connectMs: 20_000, silentMs: 20_000, wholeMs: 30_000, leaseMs, graceMs: 5000 },
});
setInterval(worker.kick, 50);
for (let n = 0; n < Number(count); n += 1) {
  const { id } = await store.enquiries.keep(makeEnquiry(), randomUUID(), ['dealer']);
  writeSync(1, `${id}\n`);
  worker.kick();
  await wait(1);
}
