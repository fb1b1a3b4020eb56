import type { HeadersArgs } from 'react-router';

export function retryAfter(seconds: number | undefined): Record<string, string> {
  return seconds === undefined ? {} : { 'retry-after': String(seconds) };
}

export function formHeaders({ loaderHeaders, actionHeaders }: HeadersArgs) {
  const seconds = actionHeaders?.get('retry-after') ?? undefined;
  return { ...Object.fromEntries(loaderHeaders), ...(seconds && { 'retry-after': seconds }) };
}
