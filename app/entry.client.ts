import { rememberCampaign } from './islands/campaign.ts';

/**
 * The only script a page loads by itself, and only a page with an island: it fetches each island's
 * code once the page has been painted and hydrates it in place.
 */
const islands = import.meta.glob<{ hydrate(host: HTMLElement, props: unknown): void }>(
  './islands/*.island.tsx',
);

async function start(host: HTMLElement): Promise<void> {
  const { island, props } = host.dataset;
  const load = islands[`./islands/${island}.island.tsx`];
  if (load === undefined || props === undefined) return;
  const { hydrate } = await load();
  hydrate(host, JSON.parse(props));
}

rememberCampaign();
requestAnimationFrame(() =>
  setTimeout(() => {
    for (const host of document.querySelectorAll<HTMLElement>('[data-island]')) void start(host);
  }),
);
