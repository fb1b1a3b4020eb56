import { requireStock, siteContext } from '../../context.ts';
import type { Route } from './+types/sitemap.ts';
import { sitemapUrls, sitemapXml } from './sitemap-xml.ts';

/** An error without the stock: a sitemap without vehicles would remove them from search engines. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { siteUrl } = context.get(siteContext);
  const xml = sitemapXml(siteUrl, sitemapUrls((await requireStock(context)).vehicles));
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
