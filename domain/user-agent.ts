import { business } from './business/identity.ts';

/** What the site calls itself where it requests something. */
export function siteUserAgent(siteUrl: string): string {
  return `${business.name.replaceAll(' ', '')}/1.0 (+${siteUrl})`;
}
