import { type RoutePolicy, untilStockChanges } from '../route-policy.ts';

/**
 * What caches on the way may do with a page. A change of stock has to show within five seconds, and
 * a second of them is ours (stock/watch-stock.ts): a shared cache may answer for two, and for two
 * more while it asks again. While the site can't be reached it may show the last page for a day.
 * Browsers ask each time and mostly get "not modified"; nothing forbids them to keep the page for
 * Back.
 */
export const sharedPage =
  'public, max-age=0, s-maxage=2, stale-while-revalidate=2, stale-if-error=86400';

/** For what is made for one visitor, like a form with an id of its own. */
export const ownPage = 'private, no-cache';

/** The Cache-Control of an answer whose route says nothing about it. */
export function usualCacheControl(
  { sharedFor }: RoutePolicy,
  method: string,
  status: number,
): string {
  if (method === 'POST') return 'no-store';
  if (status !== 200) return 'no-cache';
  return sharedFor === untilStockChanges ? sharedPage : ownPage;
}

/** Whether what a route said forbids giving its answer to anybody else. */
export function forbidsSharing(cacheControl: string | undefined): boolean {
  return cacheControl !== undefined && /no-store|no-cache|private/.test(cacheControl);
}
