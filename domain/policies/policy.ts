import type { PolicyKey } from './paths.ts';

/**
 * A policy or legal page as data. One template renders them all; the text is written in TypeScript,
 * so that every figure in it is quoted from the constants the rest of the site uses.
 */

export interface PolicyHead {
  /** `"delivery-policy"` */
  readonly key: PolicyKey;
  /** The first is canonical. */
  readonly paths: readonly [string, ...string[]];
  readonly title: string;
  /** In footer and breadcrumb. */
  readonly shortTitle: string;
  /** In the footer (spec S2.9). */
  readonly group: PolicyGroup;
  /** For search engines; without the call line of the metadata builder. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** One or two sentences under the heading. */
  readonly lead: string;
  /** Dates of a report; absent: valid from the effective date on. */
  readonly period?: { readonly from: string; readonly to: string };
}

export interface PolicyDocument {
  readonly head: PolicyHead;
  /** With today's hours and phone numbers. */
  read(): Policy;
}

export interface Policy extends PolicyHead {
  /** At the top. */
  readonly keyFacts: readonly KeyFact[];
  readonly sections: readonly PolicySection[];
}

export type PolicyGroup = 'Policies' | 'Service Policies' | 'Content Policies' | 'Work Policies';

export interface KeyFact {
  readonly label: string;
  readonly value: string;
}

export interface PolicySection {
  /** Fragment of its heading. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** Plain text; phone numbers, addresses and paths are written from their constants. */
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
