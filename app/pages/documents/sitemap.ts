import { places } from '../../../domain/dealer/business/places.ts';
import { policies } from '../../../domain/policies/policies.ts';
import type { StockedVehicle } from '../../../domain/stock/vehicle.ts';
import { xmlText } from '../../../domain/text/xml-text.ts';
import { requireStock, siteContext } from '../../context.ts';
import type { Page } from '../../head/page.ts';
import {
  inventoryPage,
  placePage,
  placeRentalsPage,
  policyPage,
  sitePages,
} from '../../head/site-pages.ts';
import { links } from '../../links.ts';
import type { Route } from './+types/sitemap.ts';

const fixedPages: readonly Page[] = [
  ...sitePages,
  ...places.map(placePage),
  ...places.map(placeRentalsPage),
  ...policies.map(policyPage),
];

interface SitemapUrl {
  readonly path: string;
  /** ISO date or time. */
  readonly changed?: string;
}

export function sitemapUrls(vehicles: readonly StockedVehicle[]): readonly SitemapUrl[] {
  const listed = vehicles.filter(({ offer }) => offer.isListed);
  // The inventory changes with any vehicle, also when one leaves.
  const lastChange = vehicles
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  return [
    ...fixedPages
      .filter(({ noindex }) => noindex !== true)
      .map(({ path, changed }) =>
        path === inventoryPage.path ? { path, changed: lastChange } : { path, changed },
      ),
    ...listed.map(({ id, updatedAt }) => ({ path: links.vehicle(id), changed: updatedAt })),
  ];
}

/** At most 50,000 addresses (sitemaps.org protocol). */
export function sitemapXml(siteUrl: string, urls: readonly SitemapUrl[]): string {
  const lines = urls.map(({ path, changed }) => {
    const lastmod = changed === undefined ? '' : `<lastmod>${xmlText(changed)}</lastmod>`;
    return `<url><loc>${xmlText(siteUrl + path)}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('')}</urlset>
`;
}

/** An error without the stock: a sitemap without vehicles would remove them from search engines. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { siteUrl } = context.get(siteContext);
  const xml = sitemapXml(siteUrl, sitemapUrls((await requireStock(context)).vehicles));
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
