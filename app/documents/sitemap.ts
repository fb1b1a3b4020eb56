import { isListed, type StockedVehicle } from '../../domain/catalogue/vehicle.ts';
import { xmlText } from '../../domain/text/xml-text.ts';
import { fixedPages } from '../head/find-page.ts';
import { inventoryPage } from '../head/site-pages.ts';
import { links } from '../links.ts';

/** Most addresses of one sitemap (sitemaps.org protocol). */
const mostUrls = 50_000;

interface SitemapUrl {
  readonly path: string;
  /** ISO date or time; only where it is known. */
  readonly changed?: string;
}

/** Every page for search engines, at its canonical path. */
export function sitemapUrls(vehicles: readonly StockedVehicle[]): readonly SitemapUrl[] {
  const listed = vehicles.filter(isListed);
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

/**
 * The sitemap, or an index of its parts when there are too many addresses for one. `part` counts
 * from 1; the result is `undefined` for a part that does not exist.
 */
export function sitemapXml(
  siteUrl: string,
  urls: readonly SitemapUrl[],
  part?: number,
  most = mostUrls,
): string | undefined {
  const parts = Math.ceil(urls.length / most);
  if (part === undefined) {
    if (parts <= 1) return urlSet(siteUrl, urls);
    const places = Array.from({ length: parts }, (_, index) => ({
      path: links.sitemapPart(index + 1),
    }));
    return document('sitemapindex', 'sitemap', siteUrl, places);
  }
  if (!Number.isInteger(part) || part < 1 || part > parts) return undefined;
  return urlSet(siteUrl, urls.slice((part - 1) * most, part * most));
}

const urlSet = (siteUrl: string, urls: readonly SitemapUrl[]) =>
  document('urlset', 'url', siteUrl, urls);

function document(
  root: string,
  element: string,
  siteUrl: string,
  urls: readonly SitemapUrl[],
): string {
  const lines = urls.map(({ path, changed }) => {
    const lastmod = changed === undefined ? '' : `<lastmod>${xmlText(changed)}</lastmod>`;
    return `<${element}><loc>${xmlText(siteUrl + path)}</loc>${lastmod}</${element}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('')}</${root}>
`;
}
