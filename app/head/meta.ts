import type { MetaDescriptor } from 'react-router';
import { business } from '../../domain/dealer/business/identity.ts';
import type { Today } from '../../domain/dealer/dealer.ts';
import { sharingPictureOf, sharingSize } from '../../domain/stock/pictures/picture.ts';
import { notFoundTitle } from '../ui/layout/not-found.tsx';
import type { Page } from './page.ts';
import { homePage } from './site-pages.ts';
import { type PageData, pageGraph } from './structured-data/page-node.ts';

type Matches = readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];

export function siteUrlOf(matches: Matches): string {
  return rootData(matches).siteUrl;
}

function rootData(matches: Matches) {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return root as { readonly siteUrl: string; readonly today: Today };
}

/** Maximum characters of a title that search engines show. */
const maxTitleLength = 65;

function titleOf({ title, bare }: Page): string {
  const named = [business.name, business.shortName].map((name) => `${title} | ${name}`);
  return (!bare && named.find((one) => one.length <= maxTitleLength)) || title;
}

export function pageMeta(
  matches: Matches,
  page: Page,
  data: (siteUrl: string, today: Today) => PageData = () => ({}),
): MetaDescriptor[] {
  const { siteUrl, today } = rootData(matches);
  const title = titleOf(page);
  // spec S21.1
  const description = `${page.description} Call ${today.phone.shown}.`;
  const canonical = siteUrl + (page.canonical ?? page.path);
  return [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: page.keywords.join(', ') },
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:type', content: page.kind ?? 'website' },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:site_name', content: business.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    ...pictureTags(siteUrl, page),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    ...(page.isVariant ? [] : (page.tags ?? [])),
    ...(page.noindex || page.isVariant
      ? []
      : [
          {
            'script:ld+json': {
              ...pageGraph(siteUrl, page, data(siteUrl, today)),
            },
          },
        ]),
  ];
}

function pictureTags(siteUrl: string, page: Page): MetaDescriptor[] {
  const { set, alt } = page.picture ?? homePage.picture;
  const url = siteUrl + sharingPictureOf(set);
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(sharingSize.width) },
    { property: 'og:image:height', content: String(sharingSize.height) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:image', content: url },
  ];
}

export function notFoundMeta(path: string, title: string = notFoundTitle): Page {
  const description = 'We can’t find that page.';
  return { title, description, keywords: ['golf carts', 'page not found'], path, noindex: true };
}
