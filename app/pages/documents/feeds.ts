import { requireStock } from '../../context.ts';
import type { Route } from './+types/feeds.ts';

/** 404 or 503 for `/feeds/…` without a feed; feeds are files (http/files/feed-files.ts). */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  await requireStock(context);
  return new Response('No such feed', { status: 404 });
}
