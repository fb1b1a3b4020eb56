import { rememberCampaign } from './contact/campaign.ts';
import { rememberTown } from './remembered-town.ts';
import { watchShortlist } from './shortlist/shortlist.ts';
import { restoreWayBack } from './way-back.ts';

/**
 * Remembers the visitor's choices, then fetches the code of each island on the page and hydrates it
 * in place. The page decides when this
 * script is loaded (app/head/page-assets.ts).
 */
const islands = import.meta.glob<{ hydrate(host: HTMLElement, props: unknown): void }>(
  './*/*.island.{ts,tsx}',
);

async function hydrate(host: HTMLElement): Promise<void> {
  const { island: name, props } = host.dataset;
  const path = `./${name}/${name}.island.ts`;
  const load = islands[path] ?? islands[`${path}x`];
  if (load === undefined || props === undefined) return;
  const island = await load();
  island.hydrate(host, JSON.parse(props));
}

// A page restored by Back from the browser's cache has its menu closed.
addEventListener('pagehide', () => {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]'))
    popover.hidePopover?.();
});

rememberCampaign();
rememberTown();
restoreWayBack();
watchShortlist();
for (const host of document.querySelectorAll<HTMLElement>('[data-island]')) void hydrate(host);
