import type { PolicyKey } from './paths.ts';

/**
 * A policy or legal page as data. One template renders them all; the text is written in TypeScript,
 * so that every figure in it is quoted from the constants the rest of the site uses.
 */

/** What is always the same of a document. */
export interface PolicyHead {
  /** `"delivery-policy"`: identifies the page, its hero picture and its footer link. */
  readonly key: PolicyKey;
  /** Every path it answers at; the first is canonical. */
  readonly paths: readonly [string, ...string[]];
  readonly title: string;
  /** The short name in footer and breadcrumb. */
  readonly shortTitle: string;
  /** Footer group it belongs to (spec S2.9). */
  readonly group: PolicyGroup;
  /** For search engines; without the call line, which the metadata builder adds. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** One or two sentences under the heading. */
  readonly lead: string;
  /** ISO dates of what a report covers; any other document holds from the effective date on. */
  readonly period?: { readonly from: string; readonly to: string };
}

/** A document, which can be read again and again. */
export interface PolicyDocument {
  readonly head: PolicyHead;
  /** With its text, in which hours and phone numbers are those of now. */
  read(): Policy;
}

export interface Policy extends PolicyHead {
  /** The box at the top: the facts most readers look for. */
  readonly keyFacts: readonly KeyFact[];
  readonly sections: readonly PolicySection[];
}

export type PolicyGroup = 'Policies' | 'Service Policies' | 'Content Policies' | 'Work Policies';

export interface KeyFact {
  readonly label: string;
  readonly value: string;
}

export interface PolicySection {
  /** The fragment of its heading; unique on the page, kebab-case. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** Text is plain text; a phone number, address or path in it is written from its constant. */
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
  /** The map of every place served, with the showrooms and their free-delivery zones. */
  | { readonly kind: 'zone-map' }
  | { readonly kind: 'questions'; readonly items: readonly { question: string; answer: string }[] }
  | { readonly kind: 'links'; readonly items: readonly { label: string; path: string }[] };
