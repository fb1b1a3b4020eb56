import { requireStock } from '../context.ts';
import type { Route } from './+types/feeds.ts';

/**
 * `/feeds/…` where there is no feed: no stock was read yet, or no feed has that name. Feeds
 * themselves are files (http/files/feed-files.ts).
 */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  await requireStock(context);
  return new Response('No such feed', { status: 404 });
}
