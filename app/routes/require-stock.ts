import type { RouterContextProvider } from 'react-router';
import type { Stock } from '../../stock/watch-stock.ts';
import { siteContext } from '../context.ts';

/** Seconds after which a client may ask again for what needs the stock. */
const retryAfter = 30;

/**
 * The stock, for whatever can't be answered without it. While the store has not answered since the
 * start it throws a 503 `{"error":…}`, which a program gets as it is and which the root's error
 * boundary shows as a page. A page that can do without asks `stock.current()` itself.
 */
export async function requireStock(context: Readonly<RouterContextProvider>): Promise<Stock> {
  const stock = await context.get(siteContext).stock.current();
  if (stock !== undefined) return stock;
  throw Response.json(
    { error: 'The stock is not available. Please ask again in a moment.' },
    { status: 503, headers: { 'retry-after': String(retryAfter), 'cache-control': 'no-store' } },
  );
}
