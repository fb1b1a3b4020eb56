import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { bufferedOutput } from './base/buffered-output.ts';
import { failureText } from './base/failure-text.ts';
import { type Log, logTo } from './base/log.ts';
import { logRequestsTo } from './base/request-log.ts';
import { business } from './domain/dealer/business/identity.ts';
import { second } from './domain/duration.ts';
import { startOutboxWorker } from './enquiries/outbox-worker.ts';
import { listen } from './http/connection/listen.ts';
import { type App, createApp, usualLimits } from './http/handle.ts';
import { jobsOf, startJobs, stockReader } from './jobs.ts';
import { openSeededStore, openSite } from './open-site.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { openLinks } from './staff/link-token.ts';
import type { Store } from './store/open-store.ts';

// For tests and tools/dev.ts.
export { StoreFailure } from './domain/store-failure.ts';
export { serveRequests } from './http/connection/serve-requests.ts';
export { watchStock } from './stock/watch-stock.ts';
export { createApp, listen, openSeededStore, openSite };

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  await checkMapping(settings);
  const output = bufferedOutput(process.stderr.fd);
  process.on('exit', output.flush);
  const log = logTo(output);
  logRejections(log);
  const store = await openSeededStore(settings);
  const mails = startOutboxWorker({
    ...settings,
    outbox: store.outbox,
    log,
    openLinks: openLinks(settings, store.linkSecret),
    dealer: () => site.stock.dealer,
  });
  const readStock = stockReader(log);
  const ending = new AbortController();
  const readWithYes = (key: string, by: string) =>
    readStock(['--yes', key, '--by', by], ending.signal).finally(mails.kick);
  const dependencies = { store, log, onEnquiry: mails.kick, readWithYes };
  const { site, setStopping } = openSite(settings, dependencies);
  const served = createApp(site, usualLimits);
  const metrics = await openMetrics(settings, served, site.stock, store);
  const logRequest = logRequestsTo(output);
  const server = await listen(served, {
    ...settings,
    stock: site.stock,
    log,
    onAnswer(answered) {
      logRequest(answered);
      metrics?.count(answered);
    },
  });
  await checkStockFile(settings);
  process.stderr.write(`${business.shortName} is at ${settings.siteUrl}\n`);

  const stopJobs = startJobs(jobsOf({ settings, store, site, mails, readStock, log }), log);
  let stopping = false;
  const stop = async (drainSeconds: number, exitCode = 0) => {
    if (stopping) return;
    stopping = true;
    setStopping();
    log('info', 'stopping');
    stopJobs();
    ending.abort();
    // Mails queued meanwhile are still sent.
    await server.stop(drainSeconds * 1000);
    await mails.stop();
    await store.close();
    process.exit(exitCode);
  };
  leaveOnException(log, () => stop(0, 1));
  process.on('SIGTERM', () => stop(settings.drainSeconds));
  // Ctrl+C, in development, has no proxy to drain.
  process.on('SIGINT', () => stop(0));
}

/** @throws {SettingsError} where STOCK_MAPPING names no mapping */
async function checkMapping({ stockMapping }: Settings): Promise<void> {
  if (stockMapping === undefined) return;
  const { readMapping } = await import('./stock/import/mapping/mapping.ts');
  await readMapping(stockMapping).catch((error: Error) => {
    throw new SettingsError(`STOCK_MAPPING: ${error.message}`);
  });
}

/** A file that can't be read is reported; the site starts and tries again. */
async function checkStockFile({ stockFrom }: Settings): Promise<void> {
  if (stockFrom === undefined || /^https?:/i.test(stockFrom)) return;
  try {
    // Opening a pipe waits for its writer otherwise.
    await using file = await open(stockFrom, constants.O_NONBLOCK);
    await file.read();
  } catch (error) {
    const failure = failureText(Object.assign(error as Error, { path: stockFrom }));
    process.stderr.write(`STOCK_FROM: ${failure}. The stock stays as it is until then.\n`);
  }
}

function logRejections(log: Log): void {
  process.on('unhandledRejection', (error) => {
    const text = error instanceof Error ? error.stack : String(error);
    log('error', 'unhandled rejection', { error: text });
  });
}

/** Unfinished work is then lost. */
const maxExitMs = 30_000;

/** After an exception the state is unknown: the process drains, exits, and is restarted. */
function leaveOnException(log: Log, leave: () => Promise<void>): void {
  process.on('uncaughtException', (error) => {
    log('error', 'uncaught exception', { error: error.stack ?? String(error) });
    setTimeout(() => process.exit(1), maxExitMs).unref();
    leave().catch(() => process.exit(1));
  });
}

async function openMetrics(
  { metricsPort, hosts: [host = ''] }: Settings,
  served: App,
  stock: { readonly stale: boolean },
  store: Store,
) {
  if (metricsPort === undefined) return undefined;
  const { createMetrics, serveMetrics } = await import('./base/metrics.ts');
  const metrics = createMetrics(async () => {
    const { running, waiting, cacheBytes } = served.load;
    const deliveries = await store.outbox.count().catch(() => undefined);
    const [oldest] = await store.outbox.list('queued').catch(() => []);
    const heldBack = await store.enquiries.countHeldBack().catch(() => undefined);
    return {
      laurel_pages_in_work: running,
      laurel_pages_waiting: waiting,
      laurel_page_cache_bytes: cacheBytes,
      laurel_stock_stale: stock.stale ? 1 : 0,
      ...(deliveries && {
        laurel_mails_queued: deliveries.queued,
        laurel_oldest_mail_seconds: oldest
          ? (Date.now() - Date.parse(oldest.queuedAt)) / second
          : 0,
        laurel_mails_given_up: deliveries.dead,
      }),
      ...(heldBack !== undefined && { laurel_enquiries_held_as_spam: heldBack }),
    };
  });
  await serveMetrics(metrics, metricsPort, host);
  return metrics;
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    const reason =
      error instanceof SettingsError ? `settings:\n${error.message}` : failureText(error);
    process.stderr.write(`The site can't start: ${reason}\n`);
    process.exit(1);
  });
}
