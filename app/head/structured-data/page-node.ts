import type {
  AboutPageLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  FAQPageLeaf,
  ItemPageLeaf,
  Thing,
  WebPageLeaf,
} from 'schema-dts';
import type { Policy } from '../../../domain/policies/policy.ts';
import { links } from '../../links.ts';
import type { Page } from '../page.ts';
import { organizationRef, websiteId } from './identity.ts';
import type { ProductCar } from './vehicle-node.ts';

/** schema.org's own union has no node of two types. */
type GraphNode = Thing | ProductCar;

type PageLeaf =
  | AboutPageLeaf
  | CollectionPageLeaf
  | ContactPageLeaf
  | FAQPageLeaf
  | ItemPageLeaf
  | WebPageLeaf;

export interface PageData {
  /** `WebPage` by default. */
  readonly type?: PageLeaf['@type'];
  readonly about?: string;
  readonly questions?: readonly { readonly question: string; readonly answer: string }[];
  readonly nodes?: readonly GraphNode[];
}

export function pageGraph(siteUrl: string, page: Page, data: PageData) {
  const breadcrumb = breadcrumbList(siteUrl, page);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      pageNode(siteUrl, page, data),
      ...(breadcrumb === undefined ? [] : [breadcrumb]),
      ...(data.nodes ?? []),
    ],
  };
}

function pageNode(
  siteUrl: string,
  page: Page,
  { type, about, questions = [] }: PageData,
): PageLeaf {
  const url = siteUrl + page.path;
  const common = {
    '@id': `${url}#page`,
    url,
    name: page.title,
    isPartOf: { '@id': websiteId(siteUrl) },
    publisher: organizationRef(siteUrl),
    ...(page.trail !== undefined && { breadcrumb: { '@id': `${url}#breadcrumb` } }),
    ...(page.changed !== undefined && { dateModified: page.changed }),
    ...(about !== undefined && { mainEntity: { '@id': about } }),
  };
  if (questions.length === 0) return { '@type': type ?? 'WebPage', ...common };
  return {
    '@type': 'FAQPage',
    ...common,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  };
}

function breadcrumbList(siteUrl: string, { path, trail }: Page): BreadcrumbListLeaf | undefined {
  if (trail === undefined) return undefined;
  return {
    '@type': 'BreadcrumbList',
    '@id': `${siteUrl}${path}#breadcrumb`,
    itemListElement: [{ label: 'Home', path: links.home }, ...trail].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: siteUrl + crumb.path,
    })),
  };
}

export function questionsOf({ sections }: Pick<Policy, 'sections'>) {
  return sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'questions' ? block.items : []));
}
