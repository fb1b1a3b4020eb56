import { withStock } from '../../stock/with-stock.ts';
import { siteContext } from '../context.ts';
import { sitemapUrls, sitemapXml } from '../documents/sitemap.ts';
import type { Route } from './+types/sitemap.ts';

/**
 * `/sitemap.xml`, or with `?part=2` a part of one that is too long for one file. Without the stock
 * there is none: half a sitemap would read as if the vehicles were gone.
 */
export function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { siteUrl, stock } = context.get(siteContext);
  const part = new URL(request.url).searchParams.get('part');
  return withStock(stock, ({ vehicles }) => {
    const urls = sitemapUrls(vehicles);
    const xml = sitemapXml(siteUrl, urls, part === null ? undefined : Number(part));
    if (xml === undefined) return new Response('No such part', { status: 404 });
    return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
  });
}
