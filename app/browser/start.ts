import { campaignParameters, maxCampaignLength } from '../../domain/enquiries/enquiry.ts';
import { destinationParameters } from '../../domain/places/destination-fields.ts';
import {
  type Campaign,
  storedCampaigns,
  storedDestination,
  storedDrafts,
} from './browser-storage.ts';
import { copyServerMarkup } from './server-markup.ts';
import { watchShortlist } from './shortlist/shortlist.ts';

interface IslandModule {
  hydrate(host: HTMLElement, props: unknown, onFailure: (error: unknown) => void): void;
}

/** By the file name before `.island.` */
const islands = Object.fromEntries(
  Object.entries(
    import.meta.glob<IslandModule>(['./*/*.island.ts', '../pages/**/*.island.{ts,tsx}']),
  ).map(([path, load]) => [path.replace(/^.*\/|\.island\..*$/g, ''), load]),
);

const failures: ((error: unknown) => void)[] = [];

/** An island that fails is logged once and leaves the page as the server sent it (spec S2.12). */
async function hydrate(host: HTMLElement): Promise<void> {
  const { island: name, props } = host.dataset;
  const load = islands[name ?? ''];
  if (load === undefined || props === undefined) return;
  let putBack: (() => void) | undefined;
  let hasFailed = false;
  const fail = (error: unknown) => {
    if (hasFailed) return;
    hasFailed = true;
    console.error(`The ${name} island failed`, error);
    putBack?.();
  };
  const island = await load().catch((error: unknown) => {
    // Firefox fails an import when the page is left: its timers end then.
    setTimeout(() => fail(error), 1000);
  });
  if (!island) return;
  try {
    putBack = copyServerMarkup(host);
    failures.push(fail);
    island.hydrate(host, JSON.parse(props), fail);
  } catch (error) {
    fail(error);
  }
}

function failLater(event: ErrorEvent | PromiseRejectionEvent): void {
  const error = 'reason' in event ? event.reason : event.error;
  if (!(error instanceof Error) || !error.stack?.includes(scripts)) return;
  if (failures.length > 0) event.preventDefault();
  for (const fail of failures.splice(0)) fail(error);
}

const scripts = new URL('.', import.meta.url).href;
addEventListener('error', failLater);
addEventListener('unhandledrejection', failLater);

// Back restores a page with its menu closed.
addEventListener('pagehide', () => {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    popover.hidePopover?.();
  }
});

/** An address to share has no empty parameters, but `town`: empty, it means pickup. */
addEventListener('formdata', ({ target, formData }) => {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get') return;
  for (const [name, value] of [...formData]) {
    if (value === '' && name !== 'town') formData.delete(name);
  }
});

function cleanDrafts(): void {
  for (const drafts of Object.values(storedDrafts)) drafts.read();
}

for (const start of [cleanDrafts, rememberCampaign, rememberTown, restoreWayBack, watchShortlist]) {
  try {
    start();
  } catch (error) {
    reportError(error);
  }
}
for (const host of document.querySelectorAll<HTMLElement>('[data-island]')) void hydrate(host);

function restoreWayBack(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-back]');
  if (link === null || document.referrer === '') return;
  const { origin, pathname, href } = new URL(document.referrer);
  if (origin === location.origin && pathname === link.pathname) link.href = href;
}

function campaignOf(address: string): Campaign | undefined {
  if (!address.startsWith(`${location.origin}/`)) return undefined;
  const { searchParams } = new URL(address);
  const labels: Record<string, string> = {};
  for (const name of campaignParameters) {
    const label = searchParams.get(name);
    if (label) labels[name] = label.slice(0, maxCampaignLength);
  }
  return Object.keys(labels).length === 0 ? undefined : labels;
}

function rememberCampaign(): void {
  const campaign = campaignOf(location.href) ?? campaignOf(document.referrer);
  if (campaign === undefined) return;
  if (storedCampaigns.first.read() === undefined) storedCampaigns.first.write(campaign);
  storedCampaigns.last.write(campaign);
}

/** Keeps the typed destination; a page without one shows its prices for it (spec S8.4). */
function rememberTown(): void {
  const field = document.querySelector<HTMLInputElement>('input[name=place]:not([type=hidden])');
  if (field === null) return;
  const keep = (input: HTMLInputElement) => {
    const place = input.value.trim();
    // A place without a price is not kept.
    const isKept = place !== '' && !input.hasAttribute('aria-invalid');
    if (isKept) storedDestination.write({ place });
    else storedDestination.remove();
  };
  field.form?.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'place') keep(target);
  });
  const address = new URLSearchParams(location.search);
  if (destinationParameters.some((name) => address.has(name))) {
    keep(field);
    return;
  }
  const kept = storedDestination.read();
  if (kept === undefined || field.value !== '') return;
  // The inventory reads its field, without another page.
  if (kept.place !== undefined) field.value = kept.place;
  if (kept.place !== undefined && field.closest('[data-island=inventory]')) return;
  import('./place-prices.ts').then(
    ({ showPrices }) => showPrices(kept),
    // The field's button leads to the prices.
    () => undefined,
  );
}
