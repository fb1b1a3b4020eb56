import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { places } from '../domain/business/places.ts';
import { openStore, type StorePlace } from '../store/open-store.ts';
import { type Instance, isHealthy, until } from './instance.ts';
import type { Row } from './report.ts';
import { ask, percentile, type Seen, sendEnquiry } from './visitors.ts';

/** A store that fails and recovers under a running site. */
export interface Outage {
  readonly fault: string;
  readonly times: number;
  /** Milliseconds it lasts. */
  readonly lasts: number;
  readonly place: StorePlace;
  readonly site: Instance;
  /** Whether reading still works, so that nothing is stale: only writing fails. */
  readonly isReadable?: boolean;
  begin(): Promise<void> | void;
  /** Repairs it; returns the new process where one was needed. */
  end(): Promise<Instance | undefined> | undefined;
}

/** Milliseconds after which the site must know that the store does not answer. */
const noticedIn = 5_000;

const phone = '1-800-555-0142';

/** Breaks the store, reads and writes throughout, repairs it, and reports the outcome. */
export async function sufferOutage(outage: Outage): Promise<Row> {
  let { site } = outage;
  const pages: (Seen & { readonly at: number })[] = [];
  const enquiries: Seen[] = [];
  const acknowledged = new Set<string>();
  const wellAfter: number[] = [];
  const problems = new Set<string>();
  await warm(site);
  const memoryBefore = memoryOf(site);
  let n = 0;

  for (let time = 0; time < outage.times; time += 1) {
    const eventsBefore = site.events.length;
    // Enquiries acknowledged just before must be stored afterwards.
    for (let each = 0; each < 10; each += 1) {
      n += 1;
      await write(site, n, acknowledged, enquiries);
    }
    await outage.begin();
    const began = performance.now();
    while (performance.now() - began < outage.lasts) {
      const at = performance.now() - began;
      n += 1;
      const batch = await Promise.all(
        // A cached page, a search that is rendered each time, a page not yet cached, and the API.
        ['/', `/inventory?q=cart${n}`, `/towns/${towns[n % towns.length]}`, '/api/vehicles'].map(
          (path) => ask(site.url + path),
        ),
      );
      pages.push(...batch.map((seen) => ({ ...seen, at })));
      if (n % 4 === 0) void write(site, n, acknowledged, enquiries);
      if (n === 8) await checkForm(site, problems);
      await wait(40);
    }
    if (!site.isRunning) problems.add('crashed');
    site = (await outage.end()) ?? site;
    wellAfter.push(
      await until(async () => (await isHealthy(site.url)) && (await isTaking(site)), 30_000),
    );
    await wait(1500);
    for (const problem of lineProblems(outage.site.events.slice(eventsBefore))) {
      problems.add(problem);
    }
  }
  await wait(9_000);

  const failed = pages.filter(({ status }) => status !== 200);
  const unmarked = pages.filter(
    ({ at, headers }) => at > noticedIn && headers['x-stock'] !== 'stale',
  );
  if (failed.length > 0)
    problems.add(`${failed.length} pages failed (${failed[0]?.status} ${failed[0]?.path})`);
  if (!outage.isReadable && unmarked.length > 0)
    problems.add(`${unmarked.length} pages not marked stale`);
  if (enquiries.some(({ status, body }) => status !== 503 || !body.includes(phone))) {
    problems.add('an enquiry got neither kept nor 503 with the phone number');
  }
  const lost = await lostOf(outage.place, acknowledged);
  if (lost > 0) problems.add(`${lost} acknowledged enquiries lost`);
  if (!site.isRunning) problems.add('crashed');
  if (wellAfter.some((ms) => ms > 15_000)) problems.add('slow to recover');
  const growth = memoryOf(site) - memoryBefore;
  if (growth > 60) problems.add(`memory grew by ${growth} MB`);
  const slowest = percentile(
    pages.map(({ ms }) => ms),
    0.99,
  );
  return {
    fault: outage.fault,
    times: outage.times,
    lost: `${lost} of ${acknowledged.size} acknowledged enquiries; ${enquiries.length} told to call`,
    wellAfter,
    seen: [
      `${pages.length} pages, ${failed.length} failed, p99 ${slowest.toFixed(0)} ms`,
      outage.isReadable ? 'stock known all along' : 'marked stale',
      `${outage.site.events.length} log lines`,
      ...problems,
    ].join('; '),
    ok: problems.size === 0,
  };
}

const towns = places.map(({ slug }) => slug);

async function warm(site: Instance): Promise<void> {
  for (const path of ['/', '/inventory', '/contact', '/api/vehicles']) await ask(site.url + path);
}

async function write(
  site: Instance,
  n: number,
  acknowledged: Set<string>,
  refused: Seen[],
): Promise<void> {
  const from = `10.7.${n & 255}.${n % 200}`;
  const seen = await sendEnquiry(site.url, { headers: { 'x-forwarded-for': from } });
  if (seen.status === 201) acknowledged.add(seen.tag);
  else refused.push(seen);
}

async function isTaking(site: Instance): Promise<boolean> {
  return (
    (await sendEnquiry(site.url, { headers: { 'x-forwarded-for': '10.9.9.9' } })).status === 201
  );
}

/** The form without a script: the answer has all that was typed, and the phone number. */
async function checkForm(site: Instance, problems: Set<string>): Promise<void> {
  const typed = {
    firstName: 'Robin',
    lastName: 'Hale',
    email: 'robin@visitor.example',
    phone: '570-555-0199',
  };
  const message = 'Typed on a phone with weak reception.';
  const body = new URLSearchParams({ ...typed, message }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const seen = await ask(`${site.url}/contact`, { method: 'POST', headers, body });
  if (seen.status === 303) return;
  const isKept = [...Object.values(typed), message, phone].every((text) =>
    seen.body.includes(text),
  );
  if (seen.status !== 503 || !isKept)
    problems.add(`the form answered ${seen.status} without what was typed`);
}

/** One line for each cause and one for its end, not one for each request. */
function lineProblems(events: Instance['events']): string[] {
  const counts = new Map<string, number>();
  for (const { event, cause = '' } of events) {
    const key = `${event} ${cause}`.trim();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > 2)
    .map(([key, count]) => `${count} lines of “${key}”`);
}

/** Acknowledged enquiries, by their words, that are not in the store. */
export async function lostOf(
  place: StorePlace,
  acknowledged: ReadonlySet<string>,
): Promise<number> {
  const store = await openStore(place);
  const all = [...(await store.enquiries.list()), ...(await store.enquiries.list({ spam: true }))];
  await store.close();
  const ids = all.map(({ message }) => message.slice(-36));
  const words = new Set(ids);
  if (words.size !== ids.length) throw new Error('An enquiry is kept twice');
  return [...acknowledged].filter((tag) => !words.has(tag)).length;
}

/** Resident memory, MB. */
export function memoryOf({ pid }: Instance): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
