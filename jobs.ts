import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Log } from './base/log.ts';
import { oneAtATime } from './base/one-at-a-time.ts';
import { repeat } from './base/repeat.ts';
import { hour, minute, second } from './domain/duration.ts';
import { originalsFolder } from './domain/stock/pictures/photo.ts';
import { sendNews } from './enquiries/alerts/send-news.ts';
import type { OutboxWorker } from './enquiries/outbox-worker.ts';
import { remindOfLeads } from './enquiries/remind.ts';
import { deleteOldEnquiries } from './enquiries/retention.ts';
import type { OpenSite } from './open-site.ts';
import type { Settings } from './settings.ts';
import { reportOnMondays } from './staff/weekly-report.ts';
import { readInChild } from './stock/sync/note-reading.ts';
import { failureMail } from './stock/sync/sync-mail.ts';
import type { Store } from './store/open-store.ts';

interface Job {
  readonly name: string;
  /** Milliseconds; the first turn is at the start, and none overlap. */
  readonly every: number;
  readonly work: (signal: AbortSignal) => Promise<unknown>;
}

export interface JobTools {
  readonly settings: Settings;
  readonly store: Store;
  readonly site: OpenSite['site'];
  readonly mails: Pick<OutboxWorker, 'kick'>;
  readonly readStock: ReadStock;
  readonly log: Log;
}

/** Several instances on one store may run all. */
export function jobsOf({ settings, store, site, mails, readStock, log }: JobTools): readonly Job[] {
  const { alerts, enquiries, outbox, sync } = store;
  const { siteUrl, stockFrom, stockEvery, reportTo, leadsKeepDays, leadReminder } = settings;
  const { stock, now } = site;

  async function readStockFile(signal: AbortSignal): Promise<void> {
    // An instance without the file waits for others; if none has it, one fails and that is mailed.
    const lateMs = (await seesStock(settings)) ? 0 : 2 * minute;
    if (!(await sync.claim(new Date(), stockEvery, lateMs))) return;
    const failure = await readInChild(() => readStock([], signal), sync, signal);
    if (failure !== undefined) log('error', 'stock file not read', { ...failure.failing });
    if (failure?.isMailDue && reportTo !== undefined) {
      await outbox.queue(`stock ${randomUUID()}`, failureMail(failure.failing), new Date());
    }
    mails.kick();
  }

  async function mailReport(signal: AbortSignal): Promise<void> {
    const limits = { signal, timeoutMs: 5 * minute };
    const { code, stderr } = await runInChild(cli, ['report', '--mail', '--weekly'], limits);
    if (code !== 0) throw new Error(stderr);
    mails.kick();
  }

  async function remind(): Promise<void> {
    const dependencies = { enquiries, outbox, dealer: stock.dealer, now: now() };
    if (leadReminder !== undefined) await remindOfLeads(leadReminder, dependencies);
  }

  const onError = (error: unknown) =>
    log('error', 'alerts can not be compared with the stock', { error: String(error) });
  const news = { alerts, sync, stock, siteUrl, now, onQueued: mails.kick, onError };
  return [
    { name: 'notice changes of the stock', every: second, work: stock.refresh },
    { name: 'send mails', every: 5 * second, work: async () => mails.kick() },
    // News is mailed within 15 minutes.
    {
      name: 'mail news to alerts',
      every: 14 * minute,
      work: (signal: AbortSignal) => sendNews(news, signal),
    },
    {
      name: 'read photographs of trade-ins',
      every: 2 * minute,
      work: site.enquiries.photographs.readAll,
    },
    { name: 'end old alerts', every: hour, work: () => alerts.expire(now()) },
    {
      name: 'delete old enquiries',
      every: hour,
      work: () => deleteOldEnquiries(leadsKeepDays, { enquiries, outbox, log }),
    },
    ...(stockFrom === undefined
      ? []
      : [{ name: 'read the stock file', every: 20 * second, work: readStockFile }]),
    ...(leadReminder === undefined || reportTo === undefined
      ? []
      : [{ name: 'remind of enquiries', every: minute, work: remind }]),
    ...(reportTo === undefined
      ? []
      : [{ name: 'mail the report', every: minute, work: reportOnMondays(mailReport) }]),
  ];
}

/** Whether the stock file and a named folder of photographs are on this machine. */
async function seesStock({ stockFrom = '', photosFrom, dataDir }: Settings): Promise<boolean> {
  const paths = /^https?:/i.test(stockFrom) ? [] : [stockFrom];
  if (photosFrom !== join(dataDir, originalsFolder)) paths.push(photosFrom);
  const seen = await Promise.allSettled(paths.map((path) => access(path)));
  return seen.every(({ status }) => status === 'fulfilled');
}

/** Logs a failed turn. */
export function startJobs(jobs: readonly Job[], log: Log): () => void {
  const stops = jobs.map(({ name, every, work }) =>
    repeat(every, work, (error) =>
      log('error', 'a job failed', { job: name, error: String(error) }),
    ),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

const cli = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './cli.ts' : './cli.js', import.meta.url),
);

type ReadStock = (more: readonly string[], signal: AbortSignal) => Promise<void>;

/** Reads STOCK_FROM in another process, one reading after the other. */
export function stockReader(log: Log): ReadStock {
  const inTurn = oneAtATime();
  return (more, signal) =>
    inTurn(async () => {
      const args = ['inventory', 'sync', '--once', ...more];
      // The first time there may be thousands of photographs to encode.
      const { code, stderr } = await runInChild(cli, args, { signal, timeoutMs: 60 * minute });
      log(code === 0 ? 'info' : 'warn', 'stock file read', { stderr });
    });
}

interface ChildExit {
  readonly code: number;
  readonly stderr: string;
}

const maxStderr = 2000;

/** With Node. Rejects where it can't start, or is ended by `signal` or `timeoutMs`. */
function runInChild(
  program: string,
  args: readonly string[],
  { signal, timeoutMs }: { readonly signal: AbortSignal; readonly timeoutMs: number },
): Promise<ChildExit> {
  const all = ['--disable-warning=ExperimentalWarning', program, ...args];
  return new Promise((resolve, reject) => {
    const options = { signal, timeout: timeoutMs, maxBuffer: 100_000_000 };
    execFile(process.execPath, all, options, (error, _stdout, stderr) => {
      const { code } = (error ?? { code: 0 }) as { code?: unknown };
      if (typeof code === 'number') resolve({ code, stderr: stderr.trim().slice(0, maxStderr) });
      else reject(error);
    });
  });
}
