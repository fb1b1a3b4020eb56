import { siteContext } from '../context.ts';
import { streamText } from '../documents/stream-text.ts';
import { requireStock } from '../require-stock.ts';
import type { Route } from './+types/feeds.ts';

/** `/feeds/google-products.xml` and the like, written as they are read. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const feed = context.get(siteContext).feeds.find(({ name }) => name === params.name);
  if (feed === undefined) return new Response('No such feed', { status: 404 });
  const { vehicles, version } = await requireStock(context);
  // A feed says nothing but the stock: of one version it is always the same.
  const headers = { 'content-type': feed.contentType, etag: `W/"${version}"` };
  return new Response(streamText(feed.write(vehicles)), { headers });
}
