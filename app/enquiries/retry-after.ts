import type { HeadersArgs } from 'react-router';

/** The header that says after how many seconds to try again; none where that is not known. */
export function retryAfter(seconds: number | undefined): Record<string, string> {
  return seconds === undefined ? {} : { 'retry-after': String(seconds) };
}

/** The headers of a page with a form: its loader's, and when the form may be sent again. */
export function formHeaders({ loaderHeaders, actionHeaders }: HeadersArgs) {
  const seconds = actionHeaders?.get('retry-after') ?? undefined;
  return { ...Object.fromEntries(loaderHeaders), ...(seconds && { 'retry-after': seconds }) };
}
