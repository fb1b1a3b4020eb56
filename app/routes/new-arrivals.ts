import { requireStock, siteContext } from '../context.ts';
import { newArrivalsAtom } from '../documents/new-arrivals.ts';
import type { Route } from './+types/new-arrivals.ts';

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { siteUrl, now } = context.get(siteContext);
  const { vehicles } = await requireStock(context);
  return new Response(newArrivalsAtom(siteUrl, vehicles, now()), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
}
