import { withStock } from '../../stock/with-stock.ts';
import { siteContext } from '../context.ts';
import { newArrivalsAtom } from '../documents/new-arrivals.ts';
import type { Route } from './+types/new-arrivals.ts';

/** `/new-arrivals.xml`: an Atom feed for whoever waits for a certain cart. */
export function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { siteUrl, stock, now } = context.get(siteContext);
  return withStock(
    stock,
    ({ vehicles }) =>
      new Response(newArrivalsAtom(siteUrl, vehicles, now()), {
        headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
      }),
  );
}
