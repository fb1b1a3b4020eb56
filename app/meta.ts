import type { MetaDescriptor } from 'react-router';
import { business } from '../domain/business.ts';

export interface PageMeta {
  /** Without the dealer's name, unless it is written with it. */
  readonly title: string;
  /** Whether the title is whole as it is. */
  readonly bare?: boolean;
  /** One or two sentences; the call line is added. */
  readonly description: string;
  readonly keywords?: readonly string[];
  /** The page's one right path. */
  readonly path: string;
  readonly noindex?: boolean;
  /** More tags: Open Graph types, product tags. */
  readonly more?: readonly MetaDescriptor[];
}

/** What the root route tells every page's metadata. */
type Matches = readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];

/** The origin the site is known by, from the root route's data. */
export function siteUrlOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return (root as { siteUrl?: string } | undefined)?.siteUrl ?? '';
}

/** Every description ends with a way to call (specification 001 §9.10). */
export const callLine = `Call ${business.phone.shown}.`;

/** The one builder of a page's title, description, canonical address and sharing tags. */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const siteUrl = siteUrlOf(matches);
  const title = page.bare ? page.title : `${page.title} | ${business.name}`;
  const description = `${page.description} ${callLine}`;
  const canonical = `${siteUrl}${page.path}`;
  return [
    { title },
    { name: 'description', content: description },
    ...(page.keywords ? [{ name: 'keywords', content: page.keywords.join(', ') }] : []),
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:site_name', content: business.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    ...(page.more ?? []),
  ];
}
