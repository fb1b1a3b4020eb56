import { storedDrafts } from './browser-storage.ts';
import { rememberCampaign } from './enquiry-form/campaign.ts';
import { rememberTown } from './remembered-town.ts';
import { copyServerMarkup } from './server-markup.ts';
import { watchShortlist } from './shortlist/shortlist.ts';
import { restoreWayBack } from './way-back.ts';

interface IslandModule {
  /** @param onFailure called when the island can't go on, at once or later */
  hydrate(host: HTMLElement, props: unknown, onFailure: (error: unknown) => void): void;
}

const islands = import.meta.glob<IslandModule>('./*/*.island.{ts,tsx}');

const failures: ((error: unknown) => void)[] = [];

/** An island that fails is logged once and leaves the page as the server sent it (spec S2.12). */
async function hydrate(host: HTMLElement): Promise<void> {
  const { island: name, props } = host.dataset;
  const path = `./${name}/${name}.island.ts`;
  const load = islands[path] ?? islands[`${path}x`];
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
    // Firefox fails an import when the page is left before it has come: its timers end then.
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

/** Scripts of a browser's extensions are elsewhere. */
const scripts = new URL('.', import.meta.url).href;
addEventListener('error', failLater);
addEventListener('unhandledrejection', failLater);

// A page restored by Back from the browser's cache has its menu closed.
addEventListener('pagehide', () => {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    popover.hidePopover?.();
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
