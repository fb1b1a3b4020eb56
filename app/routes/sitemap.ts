import { requireStock, siteContext } from '../context.ts';
import { sitemapUrls, sitemapXml } from '../documents/sitemap.ts';
import type { Route } from './+types/sitemap.ts';

/**
 * `/sitemap.xml`, or with `?part=2` one part of a long one. Without the stock the answer is an error:
 * a sitemap without vehicles would tell crawlers that they are gone.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { siteUrl } = context.get(siteContext);
  const part = new URL(request.url).searchParams.get('part');
  const urls = sitemapUrls((await requireStock(context)).vehicles);
  const xml = sitemapXml(siteUrl, urls, part === null ? undefined : Number(part));
  if (xml === undefined) return new Response('No such part', { status: 404 });
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
