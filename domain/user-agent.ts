import { business } from './business/identity.ts';

export function siteUserAgent(siteUrl: string): string {
  return `${business.name.replaceAll(' ', '')}/1.0 (+${siteUrl})`;
}
