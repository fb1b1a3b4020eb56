import { requireStock, siteContext } from '../../context.ts';
import type { Route } from './+types/new-arrivals.ts';
import { newArrivalsAtom } from './new-arrivals-feed.ts';

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { siteUrl, now } = context.get(siteContext);
  const { vehicles } = await requireStock(context);
  return new Response(newArrivalsAtom(siteUrl, vehicles, now()), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
}
