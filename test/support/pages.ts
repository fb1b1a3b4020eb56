import { XMLParser } from 'fast-xml-parser';
import { findAll, jsonLdTexts } from './html.ts';
import type { OpenApp } from './open-app.ts';
import { siteUrl } from './open-app.ts';

/** Paths of every page the sitemap names. */
export async function sitemapPaths(app: OpenApp): Promise<readonly string[]> {
  const xml = await app.page('/sitemap.xml');
  const { urlset } = new XMLParser({ isArray: (name) => name === 'url' }).parse(xml);
  const urls: readonly { readonly loc: string }[] = urlset.url;
  return urls.map(({ loc }) => loc.slice(siteUrl.length));
}

/** What the head of a page says: its title, the content of its tags, its links by `rel`. */
export interface Head {
  readonly title: string;
  readonly tags: ReadonlyMap<string, string>;
  readonly links: ReadonlyMap<string, string>;
  /** The text of each block of structured data. */
  readonly data: readonly string[];
}

export function headOf(html: string): Head {
  const [head] = findAll(html, 'head');
  if (head === undefined) throw new Error('The page has no head');
  const metas = head.findAll('meta').map(({ attributes }) => attributes);
  const links = head.findAll('link').map(({ attributes }) => attributes);
  return {
    title: head.findAll('title')[0]?.text ?? '',
    tags: new Map(metas.map((meta) => [meta.property ?? meta.name ?? '', meta.content ?? ''])),
    links: new Map(links.map(({ rel = '', href = '' }) => [rel, href])),
    data: jsonLdTexts(html),
  };
}
