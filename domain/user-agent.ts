import { business } from './dealer/business/identity.ts';

export function siteUserAgent(siteUrl: string): string {
  return `${business.name.replaceAll(' ', '')}/1.0 (+${siteUrl})`;
}
