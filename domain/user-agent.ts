import { business } from './business/identity.ts';

/** The User-Agent of the site's own requests. */
export function siteUserAgent(siteUrl: string): string {
  return `${business.name.replaceAll(' ', '')}/1.0 (+${siteUrl})`;
}
