import { effectiveDate } from '../dealer/business/terms/effective-date.ts';
import type { Dealer } from '../dealer/dealer.ts';
import type { PolicyKey } from './paths.ts';

/** Text is TypeScript, so that figures come from the site's constants. */
export interface PolicyHead {
  readonly key: PolicyKey;
  readonly paths: readonly [string, ...string[]];
  readonly title: string;
  readonly shortTitle: string;
  readonly group: PolicyGroup;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly lead: string;
  readonly period?: { readonly from: string; readonly to: string };
}

export interface PolicyDocument {
  readonly head: PolicyHead;
  read(dealer: Dealer): Policy;
}

export interface Policy extends PolicyHead {
  readonly keyFacts: readonly KeyFact[];
  readonly sections: readonly PolicySection[];
}

type PolicyGroup = 'Policies' | 'Service Policies' | 'Content Policies' | 'Work Policies';

export interface KeyFact {
  readonly label: string;
  readonly value: string;
}

export interface PolicySection {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** Phone numbers, addresses and paths come from constants. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'zone-map' }
  | { readonly kind: 'questions'; readonly items: readonly { question: string; answer: string }[] }
  | { readonly kind: 'links'; readonly items: readonly { label: string; path: string }[] };

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function formatLongDate(isoDate: string): string {
  return longDate.format(new Date(isoDate));
}

/** `"Effective Date: January 23, 2025"`, or `"Reporting Period: …"`. */
export function policyDateLine({ period }: Pick<Policy, 'period'>): string {
  return period === undefined
    ? `Effective Date: ${formatLongDate(effectiveDate)}`
    : `Reporting Period: ${formatLongDate(period.from)} to ${formatLongDate(period.to)}`;
}
