import { rememberCampaign } from './contact/campaign.ts';

/**
 * The code behind a page's islands: fetches that of each and hydrates it in place. The page itself
 * decides when this is loaded (page-assets.ts).
 */
const islands = import.meta.glob<{ hydrate(host: HTMLElement, props: unknown): void }>(
  './*/*.island.tsx',
);

async function hydrate(host: HTMLElement): Promise<void> {
  const { island: name, props } = host.dataset;
  const load = islands[`./${name}/${name}.island.tsx`];
  if (load === undefined || props === undefined) return;
  const island = await load();
  island.hydrate(host, JSON.parse(props));
}

// A page that Back brings back from the browser's memory comes back without its menu.
addEventListener('pagehide', () => {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]'))
    popover.hidePopover?.();
});

rememberCampaign();
for (const host of document.querySelectorAll<HTMLElement>('[data-island]')) void hydrate(host);
