import { requireStock, siteContext } from '../context.ts';
import { sitemapUrls, sitemapXml } from '../documents/sitemap.ts';
import type { Route } from './+types/sitemap.ts';

/**
 * `/sitemap.xml`. Without the stock the answer is an error: a sitemap without vehicles would tell
 * crawlers that they are gone.
 */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { siteUrl } = context.get(siteContext);
  const xml = sitemapXml(siteUrl, sitemapUrls((await requireStock(context)).vehicles));
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
