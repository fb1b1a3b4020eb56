import { type RoutePolicy, sharedPage, untilStockChanges } from '../route-policy.ts';

/** For what is made for one visitor, like a form with an id of its own. */
export const ownPage = 'private, no-cache';

/** The Cache-Control of an answer whose route says nothing about it. */
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

/** Whether what a route said forbids giving its answer to anybody else. */
export function forbidsSharing(cacheControl: string | undefined): boolean {
  return cacheControl !== undefined && /no-store|no-cache|private/.test(cacheControl);
}
