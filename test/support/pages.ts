import type { OpenApp } from './open-app.ts';
import { siteUrl } from './open-app.ts';

/** Paths of every page the sitemap names. */
export async function sitemapPaths(app: OpenApp): Promise<readonly string[]> {
  const xml = await app.page('/sitemap.xml');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    unescaped(url).slice(siteUrl.length),
  );
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
  const head = html.slice(html.indexOf('<head>'), html.indexOf('</head>'));
  const attributes = (tag: string) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        unescaped(value),
      ]),
    );
  const metas = [...head.matchAll(/<meta [^>]*>/g)].map(([tag]) => attributes(tag));
  const links = [...head.matchAll(/<link [^>]*>/g)].map(([tag]) => attributes(tag));
  return {
    title: unescaped(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    tags: new Map(metas.map((meta) => [meta.property ?? meta.name ?? '', meta.content ?? ''])),
    links: new Map(links.map(({ rel = '', href = '' }) => [rel, href])),
    data: [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = '']) => text,
    ),
  };
}

/** What a visitor reads of a page, tags taken out. */
export function bodyText(html: string): string {
  return unescaped(html.slice(html.indexOf('<body>')).replace(/<[^>]*>/g, ''));
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
