import { storedDrafts } from './browser-storage.ts';
import { rememberCampaign } from './enquiry-form/campaign.ts';
import { rememberTown } from './remembered-town.ts';
import { copyServerMarkup } from './server-markup.ts';
import { watchShortlist } from './shortlist/shortlist.ts';
import { restoreWayBack } from './way-back.ts';

/** The exports of an island's file. */
interface IslandModule {
  /** @param onFailure called when the island can't go on, at once or later */
  hydrate(host: HTMLElement, props: unknown, onFailure: (error: unknown) => void): void;
}

/**
 * The script of every page that has one (app/head/page-assets.ts): it remembers the visitor's
 * choices, then fetches the code of each island on the page and hydrates it in place.
 */
const islands = import.meta.glob<IslandModule>('./*/*.island.{ts,tsx}');

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
  try {
    const island = await load();
    putBack = copyServerMarkup(host);
    island.hydrate(host, JSON.parse(props), fail);
  } catch (error) {
    fail(error);
  }
}

// A page restored by Back from the browser's cache has its menu closed.
addEventListener('pagehide', () => {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    popover.hidePopover?.();
  }
});

// Deletes drafts that are too old.
for (const draft of Object.values(storedDrafts)) draft.read();
rememberCampaign();
rememberTown();
restoreWayBack();
watchShortlist();
for (const host of document.querySelectorAll<HTMLElement>('[data-island]')) void hydrate(host);
