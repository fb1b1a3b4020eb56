import { existsSync } from 'node:fs';
import { business } from './domain/business/identity.ts';
import { startOutboxWorker } from './enquiries/outbox-worker.ts';
import { jobsOf, startJobs, stockReader } from './jobs.ts';
import { failureText } from './observability/failure-text.ts';
import type { Log } from './observability/log.ts';
import { openSeededStore, openSite } from './open-site.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { openLinks } from './staff/sign-links.ts';
import type { Store } from './store/open-store.ts';

/** Composition root: settings → store → app → listen. */
type App = typeof import('./http/handle.ts');

/** The built app. `npm start` runs this file bundled and beside it (tools/production/bundles.ts). */
const build = new URL(
  import.meta.url.endsWith('.ts') ? './build/server/index.js' : './index.js',
  import.meta.url,
);

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  await checkMapping(settings);
  if (!existsSync(build)) throw new Error('There is no build yet: run npm run build');
  const app = (await import(build.href)) as App;
  const output = app.bufferedOutput(process.stderr.fd);
  process.on('exit', output.flush);
  const log = app.logTo(output);
  logRejections(log);
  const store = await openSeededStore(settings);
  const mails = startOutboxWorker({
    ...{ ...settings, outbox: store.outbox, log },
    openLinks: openLinks(settings, store.linkSecret),
  });
  const readStock = stockReader(log);
  const ending = new AbortController();
  const readWithYes = (key: string, by: string) =>
    readStock(['--yes', key, '--by', by], ending.signal).finally(mails.kick);
  const ground = { store, log, onEnquiry: mails.kick, readWithYes };
  const { site, setStopping } = openSite(settings, ground, app);
  const served = app.createApp(site, app.usualLimits);
  const metrics = await measure(settings, served, site.stock, store);
  const logRequest = app.logRequestsTo(output);
  const server = await app.listen(served, {
    ...settings,
    log,
    onAnswer(answered) {
      logRequest(answered);
      metrics?.count(answered);
    },
  });
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
  // Ctrl+C is pressed in development, where no proxy has to notice first.
  process.on('SIGINT', () => stop(0));
}

/** @throws {SettingsError} where STOCK_MAPPING names no mapping: every reading of the stock file would fail. */
async function checkMapping({ stockMapping }: Settings): Promise<void> {
  if (stockMapping === undefined) return;
  const { readMapping } = await import('./stock/import/mapping/read-mapping.ts');
  await readMapping(stockMapping).catch((error: Error) => {
    throw new SettingsError(`STOCK_MAPPING: ${error.message}`);
  });
}

/** An unhandled rejection is a bug to log, not a reason to stop serving. */
function logRejections(log: Log): void {
  process.on('unhandledRejection', (error) => {
    const text = error instanceof Error ? error.stack : String(error);
    log('error', 'unhandled rejection', { error: text });
  });
}

/** Milliseconds after which the process ends although something begun has not. */
const mostExitMs = 30_000;

/**
 * An uncaught error leaves the process in an unknown state: it takes no new requests,
 * finishes what it has begun and ends, to be started again.
 */
function leaveOnException(log: Log, leave: () => Promise<void>): void {
  process.on('uncaughtException', (error) => {
    log('error', 'uncaught exception', { error: error.stack ?? String(error) });
    setTimeout(() => process.exit(1), mostExitMs).unref();
    leave().catch(() => process.exit(1));
  });
}

/** Serves `/metrics` on its own port, where the settings name one. */
async function measure(
  { metricsPort, hosts: [host = ''] }: Settings,
  served: ReturnType<App['createApp']>,
  stock: { readonly stale: boolean },
  store: Store,
) {
  if (metricsPort === undefined) return undefined;
  const { createMetrics, serveMetrics } = await import('./observability/metrics.ts');
  const metrics = createMetrics(async () => {
    const { running, waiting, cacheBytes } = served.load;
    const deliveries = await store.outbox.count().catch(() => undefined);
    const heldBack = await store.enquiries.countHeldBack().catch(() => undefined);
    return {
      laurel_pages_in_work: running,
      laurel_pages_waiting: waiting,
      laurel_page_cache_bytes: cacheBytes,
      laurel_stock_stale: stock.stale ? 1 : 0,
      ...(deliveries && {
        laurel_mails_queued: deliveries.queued,
        laurel_mails_given_up: deliveries.dead,
      }),
      ...(heldBack !== undefined && { laurel_enquiries_held_as_spam: heldBack }),
    };
  });
  await serveMetrics(metrics, metricsPort, host);
  return metrics;
}

main().catch((error: unknown) => {
  const reason =
    error instanceof SettingsError ? `settings:\n${error.message}` : failureText(error);
  process.stderr.write(`The site can't start: ${reason}\n`);
  process.exit(1);
});
