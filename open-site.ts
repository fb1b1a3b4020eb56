import { sampleVehicles } from './domain/catalogue/sample.ts';
import { deliveriesFor } from './domain/contact/deliveries.ts';
import { feedFiles } from './feeds/feed-file.ts';
import { feedSite } from './feeds/site.ts';
import type { Settings } from './settings.ts';
import { openStore, type Store } from './store/open-store.ts';
import { seedSample } from './store/seed.ts';

type Server = typeof import('./app/server.ts');
type Site = Parameters<Server['createApp']>[0];

export interface OpenSite {
  readonly site: Site;
  readonly store: Store;
  /** Who is told that an enquiry was kept: the delivery worker, once it runs. */
  setOnEnquiry(kick: () => void): void;
}

/** Opens the store, seeds it if it is new, and puts together what the site works with. */
export async function openSite(
  settings: Settings,
  { logTo, watchStock }: Pick<Server, 'logTo' | 'watchStock'>,
): Promise<OpenSite> {
  const store = await openStore(settings);
  await seedSample(store, sampleVehicles);
  const log = logTo(process.stderr);
  let onEnquiry: () => void = () => undefined;
  return {
    store,
    setOnEnquiry(kick) {
      onEnquiry = kick;
    },
    site: {
      stock: watchStock(store.catalogue, log),
      inbox: store.inbox,
      rate: store.rate,
      checkStore: store.check,
      deliveries: deliveriesFor(settings),
      onEnquiry: () => onEnquiry(),
      feeds: feedFiles.map(({ name, contentType, write }) => ({
        name,
        contentType,
        write: (vehicles) => write(vehicles, feedSite(settings.siteUrl)),
      })),
      siteUrl: settings.siteUrl,
      financingUrl: settings.financingUrl,
      dataDir: settings.dataDir,
      now: () => new Date(),
      log,
    },
  };
}
