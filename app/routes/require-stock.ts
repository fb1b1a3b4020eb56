import type { RouterContextProvider } from 'react-router';
import type { Stock } from '../../stock/watch-stock.ts';
import { siteContext } from '../context.ts';

/** Retry-After in seconds, where the stock is needed and missing. */
const retryAfter = 30;

/**
 * The stock, for responses that need it. While the store has not answered since the start it throws
 * a 503 `{"error":…}`, which the API returns as it is and the root's error boundary shows as a page.
 * A page that works without the stock calls `stock.current()` itself.
 */
export async function requireStock(context: Readonly<RouterContextProvider>): Promise<Stock> {
  const stock = await context.get(siteContext).stock.current();
  if (stock !== undefined) return stock;
  throw Response.json(
    { error: 'The stock is not available. Please ask again in a moment.' },
    { status: 503, headers: { 'retry-after': String(retryAfter), 'cache-control': 'no-store' } },
  );
}
