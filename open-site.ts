import { join } from 'node:path';
import type { Site } from './app/context.ts';
import { causeOf, type Log } from './base/log.ts';
import { watchTrouble } from './base/trouble.ts';
import { deliveriesFor } from './domain/enquiries/enquiry.ts';
import { sampleVehicles } from './domain/stock/sample.ts';
import { createEnquiryLimiter } from './enquiries/submit.ts';
import { openWaitingPhotographs, type WaitingOptions } from './enquiries/waiting-photographs.ts';
import type { Settings } from './settings.ts';
import { createFeedStore } from './stock/feeds/feed-store.ts';
import { createShrinker } from './stock/photos/encode-in-child.ts';
import { watchStock } from './stock/watch-stock.ts';
import { openStore, type Store } from './store/open-store.ts';

export interface OpenSite {
  readonly site: Site;
  setStopping(): void;
}

export async function openSeededStore(settings: Settings): Promise<Store> {
  const store = await openStore(settings);
  await store.catalogue.seed(sampleVehicles, new Date().toISOString());
  return store;
}

export interface SiteDependencies {
  readonly store: Store;
  readonly log: Log;
  readonly onEnquiry: () => void;
  readonly readWithYes: (key: string, by: string) => Promise<unknown>;
  /** In a child process by default. */
  readonly shrink?: WaitingOptions['shrink'];
}

/** Milliseconds; a proxy in front waits 30 s. */
const linkTimeoutMs = 15_000;

export function openSite(
  settings: Settings,
  { store, log, onEnquiry, readWithYes, shrink = createShrinker() }: SiteDependencies,
): OpenSite {
  const { siteUrl, dataDir, financingUrl, financingTerms } = settings;
  const { enquiries, rate, alerts, catalogue, sync, linkSecret, closedDays, outbox } = store;
  const deliveries = deliveriesFor(settings);
  const trouble = watchTrouble(log, 'enquiries can not be kept', 'enquiries are kept again');
  const stock = watchStock(catalogue, store, log);
  const now = () => new Date();
  const dealer = () => stock.dealer;
  let isStopping = false;
  const turn = {
    rate,
    limiter: createEnquiryLimiter(),
    onKept: onEnquiry,
    trouble: { report: (error: unknown) => trouble.report(causeOf(error)), end: trouble.end },
  };
  return {
    setStopping() {
      isStopping = true;
    },
    site: {
      stock,
      enquiries: {
        ...turn,
        enquiries,
        deliveries,
        photographs: openWaitingPhotographs({
          folder: join(dataDir, 'photographs-waiting'),
          shrink,
          enquiries,
          log,
        }),
        log,
      },
      alerts: { ...turn, alerts, currentStock: stock.current, siteUrl, now, dealer },
      staff: {
        catalogue,
        enquiries,
        sync,
        linkSecret,
        closedDays,
        dealer,
        outbox,
        onQueued: onEnquiry,
        readWithYes,
        timeoutMs: linkTimeoutMs,
        siteUrl,
        now,
      },
      checkStore: store.check,
      feeds: createFeedStore(join(dataDir, 'feeds'), siteUrl),
      siteUrl,
      financingUrl,
      financingTerms,
      dataDir,
      now,
      log,
      isStopping: () => isStopping,
    },
  };
}
