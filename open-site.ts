import { sampleVehicles } from './domain/catalogue/sample.ts';
import type { DeliveryKind } from './domain/contact/lead.ts';
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
  let onEnquiry = () => undefined as void;
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
      deliveries: deliveriesOf(settings),
      onEnquiry: () => onEnquiry(),
      siteUrl: settings.siteUrl,
      financingUrl: settings.financingUrl,
      dataDir: settings.dataDir,
      now: () => new Date(),
      log,
    },
  };
}

/** Ways an enquiry leaves with these settings. Without a mail server it is only kept. */
export function deliveriesOf(settings: Settings): readonly DeliveryKind[] {
  if (settings.smtpUrl === undefined) return [];
  return settings.leadsAdfTo === undefined
    ? ['dealer', 'confirmation']
    : ['dealer', 'adf', 'confirmation'];
}
