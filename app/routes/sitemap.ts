import { siteContext } from '../context.ts';
import { sitemapUrls, sitemapXml } from '../documents/sitemap.ts';
import { requireStock } from '../require-stock.ts';
import type { Route } from './+types/sitemap.ts';

/**
 * `/sitemap.xml`, or with `?part=2` a part of one that is too long for one file. Without the stock
 * there is none: half a sitemap would read as if the vehicles were gone.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { siteUrl } = context.get(siteContext);
  const part = new URL(request.url).searchParams.get('part');
  const urls = sitemapUrls((await requireStock(context)).vehicles);
  const xml = sitemapXml(siteUrl, urls, part === null ? undefined : Number(part));
  if (xml === undefined) return new Response('No such part', { status: 404 });
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
