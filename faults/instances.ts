import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { mostOfNetwork, windowSeconds } from '../enquiries/screening.ts';
import { makeVehicle } from '../store/contract/rig.ts';
import { openStore, type StorePlace } from '../store/open-store.ts';
import { bodyOf, type MailServer, startMailServer } from '../test/support/mail-server.ts';
import { fromHeader, type Nginx, startNginx } from '../test/support/nginx.ts';
import { startPostgres } from '../test/support/postgres-server.ts';
import { type RunningSite, startSite } from '../test/support/running-site.ts';
import type { Row } from './report.ts';
import { ask, type Crowd, letIn, lostOf, percentile, type Seen, sendEnquiry } from './visitors.ts';

/** Two instances on one PostgreSQL behind the nginx of deploy/, each of them always there. */
interface Pair {
  readonly place: StorePlace;
  readonly instances: readonly RunningSite[];
  readonly proxy: Nginx;
  readonly mails: MailServer;
}

/** The cases with two instances. */
export async function* pairFaults(): AsyncGenerator<Row> {
  const postgres = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'laurel-faults-'));
  const mails = await startMailServer({ slowMs: 5 });
  const settings = {
    SITE_URL: 'https://carts.example',
    LEADS_TO: 'sales@carts.example',
    TRUST_PROXY: '1',
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    SMTP_URL: mails.url,
    DRAIN_SECONDS: '2',
  };
  const instances = [await startSite(settings), await startSite(settings)] as const;
  const proxy = await startNginx({
    sites: [instances[0].port, instances[1].port],
    // Both take their turns.
    change: (conf) => fromHeader(conf.replace(' backup;', ';')),
  });
  const pair: Pair = { place: { dataDir, databaseUrl: postgres.url }, instances, proxy, mails };
  try {
    yield await sameEverywhere(pair);
    yield await sharedLimits(pair);
    yield await rollingRestart(pair);
    yield await killed(pair);
  } finally {
    await proxy.stop();
    for (const instance of instances) await instance.kill();
    await mails.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** Every page the same from both, and a change of stock seen by both in five seconds. */
async function sameEverywhere({ place, instances }: Pair): Promise<Row> {
  const paths = [
    '/',
    '/inventory',
    '/vehicles/ev-city',
    '/rentals',
    '/sitemap.xml',
    '/api/vehicles',
  ];
  const fetchAll = (path: string) => Promise.all(instances.map(({ url }) => ask(url + path)));
  let different = 0;
  for (const path of paths) {
    const [first, second] = await fetchAll(path);
    if (first?.body !== second?.body || first?.status !== 200) different += 1;
  }
  const store = await openStore(place);
  const seenAfter: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    const id = `arrived-${time}`;
    await store.catalogue.apply({ put: [makeVehicle(id)], withdraw: [] }, new Date().toISOString());
    const both = async () =>
      (await fetchAll(`/vehicles/${id}`)).every(({ status }) => status === 200);
    seenAfter.push(await until(both, 10_000));
  }
  await store.close();
  return {
    fault: 'stock changed under two instances',
    times: 5,
    lost: `${different} of ${paths.length} pages differ`,
    wellAfter: seenAfter,
    seen: 'both show the change after the time given',
    ok: different === 0 && Math.max(...seenAfter) <= 5_000,
  };
}

/** One network's enquiries, sent to the instances alternately, count together. */
async function sharedLimits({ instances }: Pair): Promise<Row> {
  const statuses: number[] = [];
  // All within one window of the limit.
  const windowMs = windowSeconds * 1000;
  const left = windowMs - (Date.now() % windowMs);
  if (left < 15_000) await wait(left + 100);
  for (let n = 0; n < mostOfNetwork + 4; n += 1) {
    const { url } = instances[n % 2] as RunningSite;
    const headers = { 'x-forwarded-for': '192.0.2.77' };
    statuses.push((await sendEnquiry(url, { headers })).status);
  }
  const accepted = statuses.filter((status) => status === 201).length;
  const limited = statuses.filter((status) => status === 429).length;
  return {
    fault: 'one network writes too much, to both instances in turn',
    times: 1,
    lost: 'nothing that was acknowledged',
    wellAfter: [],
    seen: `${accepted} taken, ${limited} refused (429)`,
    ok: accepted === mostOfNetwork && limited === 4,
  };
}

/** Both replaced, one after the other, while visitors read and write. */
async function rollingRestart(pair: Pair): Promise<Row> {
  const { proxy, instances } = pair;
  const times = 3;
  const crowd = letIn(proxy.url, 12, 2, 40);
  await wait(1000);
  const tookMs: number[] = [];
  for (let time = 0; time < times; time += 1) {
    for (const instance of instances) {
      const started = performance.now();
      instance.child.kill('SIGTERM');
      await instance.restart();
      tookMs.push(performance.now() - started);
    }
  }
  await wait(1000);
  await crowd.stop();
  return judged(pair, crowd, {
    fault: 'rolling restart behind the proxy',
    times: times * 2,
    wellAfter: tookMs,
  });
}

/** One killed under load repeatedly, and restarted a second later. */
async function killed(pair: Pair): Promise<Row> {
  const { proxy, instances } = pair;
  const times = 6;
  const crowd = letIn(proxy.url, 12, 3, 60);
  await wait(1000);
  const wellAfter: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const victim = instances[time % 2] as RunningSite;
    await victim.kill();
    const started = performance.now();
    await wait(1000);
    await victim.restart();
    wellAfter.push(performance.now() - started);
    await wait(1000);
  }
  await crowd.stop();
  // A worker killed after the mail server's answer and before it is stored sends that mail again.
  return judged(
    pair,
    crowd,
    { fault: 'one of two killed with -9 under load', times, wellAfter },
    times * lanes,
  );
}

/** Mails an instance sends at once (enquiries/outbox-worker.ts). */
const lanes = 4;

async function judged(
  { place, mails }: Pair,
  crowd: Crowd,
  row: Pick<Row, 'fault' | 'times' | 'wellAfter'>,
  twiceAtMost = 0,
): Promise<Row> {
  const failed = crowd.pages.filter(({ status }) => status !== 200);
  const lost = await lostOf(place, crowd.acknowledged);
  await settled(place);
  const delivered = new Map<string, number>();
  for (const mail of mails.mails) {
    const number = /^Number {6}(\S+)$/m.exec(bodyOf(mail))?.[1];
    if (number !== undefined) delivered.set(number, (delivered.get(number) ?? 0) + 1);
  }
  const store = await openStore(place);
  const enquiries = await Array.fromAsync(store.enquiries.stream());
  await store.close();
  const undelivered = enquiries.filter(({ id }) => !delivered.has(id)).length;
  const twice = [...delivered.values()].filter((copies) => copies > 1).length;
  const p99 = percentile(
    crowd.pages.map(({ ms }) => ms),
    0.99,
  );
  return {
    ...row,
    lost: `${lost} of ${crowd.acknowledged.size} acknowledged enquiries; ${failed.length} of ${crowd.pages.length} pages and ${crowd.refused.length} enquiries refused${statusesOf([...failed, ...crowd.refused])}`,
    seen: `${delivered.size} delivered, ${twice} of them twice, ${undelivered} not; p99 of pages ${p99.toFixed(0)} ms`,
    ok:
      lost === 0 &&
      undelivered === 0 &&
      failed.length === 0 &&
      crowd.refused.length === 0 &&
      twice <= twiceAtMost,
  };
}

/** How often each status was the answer; 0 where the connection broke. */
function statusesOf(seen: readonly Seen[]): string {
  const statuses = [...new Set(seen.map(({ status }) => status))];
  return statuses.length === 0 ? '' : ` (${statuses.join(', ')})`;
}

/** Waits until every mail has been sent. Ends the leases of killed workers, which last three minutes. */
async function settled(place: StorePlace): Promise<void> {
  const store = await openStore(place);
  await until(async () => (await store.outbox.count()).queued === 0, 200_000);
  await store.close();
}

/** Milliseconds from now until `isSo`, which is asked every 25 ms; Infinity after `patience`. */
async function until(isSo: () => Promise<boolean>, patience: number): Promise<number> {
  const started = performance.now();
  while (!(await isSo())) {
    if (performance.now() - started > patience) return Number.POSITIVE_INFINITY;
    await wait(25);
  }
  return performance.now() - started;
}
