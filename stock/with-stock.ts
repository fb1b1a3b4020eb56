import { type Stock, type StockWatch, StoreUnavailable } from './watch-stock.ts';

/** The answer made from the stock, or 503 while the store has not answered even once. */
export async function withStock(
  watch: StockWatch,
  answer: (stock: Stock) => Response,
): Promise<Response> {
  try {
    return answer(await watch.current());
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return new Response('The stock is not available. Please ask again in a moment.', {
      status: 503,
      headers: { 'retry-after': '30', 'cache-control': 'no-store' },
    });
  }
}
