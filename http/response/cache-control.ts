import { type RoutePolicy, sharedPage, untilStockChanges } from '../route-policy.ts';

/** For one visitor, like a form with an id. */
export const ownPage = 'private, no-cache';

/** The default of routes without a Cache-Control. */
export function usualCacheControl(
  { sharedFor, errors }: RoutePolicy,
  method: string,
  status: number,
): string {
  // A form with what is wrong in it: with "no-store" Back leads to an error of the browser.
  if (method === 'POST') return status >= 400 && errors === 'page' ? ownPage : 'no-store';
  if (status !== 200) return 'no-cache';
  return sharedFor === untilStockChanges ? sharedPage : ownPage;
}

export function forbidsSharing(cacheControl: string | undefined): boolean {
  return cacheControl !== undefined && /no-store|no-cache|private/.test(cacheControl);
}
