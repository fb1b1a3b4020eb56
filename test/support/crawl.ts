import { canonicalOf, elements, metaOf } from './html.ts';
import type { OpenApp } from './open-app.ts';

/** A page as a crawl from the home page came to it. */
export interface CrawledPage {
  readonly path: string;
  readonly html: string;
  /** Its robots directive. */
  readonly robots?: string;
  /** Its one right address. */
  readonly canonical?: string;
  /** Clicks from the home page, at least. */
  readonly clicks: number;
}

export interface Crawl {
  /** By path with query, in the order they were found. */
  readonly pages: ReadonlyMap<string, CrawledPage>;
  /** What is wrong with which link of which page, one line each. */
  readonly problems: readonly string[];
  /** Every picture, stylesheet, script, icon and feed that a page names. */
  readonly files: ReadonlySet<string>;
}

/**
 * Follows every link of the site from the home page on, as a visitor with much time would. Of pages
 * that differ only in the place their prices are for, it follows the first; links that search engines
 * are asked not to follow (`nofollow`: a cart in another finish), it leaves out too.
 */
export async function crawl(app: Pick<OpenApp, 'ask'>): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>();
  const problems: string[] = [];
  const files = new Set<string>();
  const fragments: [from: string, path: string, id: string][] = [];
  const queued = new Set(['/']);
  let next = new Map([['/', '']]);
  for (let clicks = 0; next.size > 0; clicks += 1) {
    const newPages = new Map<string, string>();
    for (const [path, from] of next) {
      const response = await app.ask(path);
      if (response.status !== 200) {
        problems.push(`${from} links to ${path}, which answers ${response.status}`);
        continue;
      }
      if (!response.headers.get('content-type')?.startsWith('text/html')) {
        // A link to a picture at its full size.
        files.add(path);
        await response.body?.cancel();
        continue;
      }
      const html = await response.text();
      // All that is asked of a page is read now, while its tree is there: reading it costs most.
      const [robots, canonical] = [metaOf(html, 'robots'), canonicalOf(html)];
      pages.set(path, { path, html, robots, canonical, clicks });
      for (const file of filesOf(html)) files.add(file);
      for (const href of linksOf(html)) {
        const [target = '', id] = href.split('#');
        const to = target === '' ? path : target;
        if (id !== undefined) fragments.push([path, to, id]);
        const anyTown = to.replace(/\bplace=[^&]+/, 'place=');
        if (!queued.has(anyTown)) newPages.set(to, path);
        queued.add(anyTown);
      }
    }
    next = newPages;
  }
  for (const [from, path, id] of fragments) {
    // A file has no places; what is no page and no file is a problem already.
    const page = pages.get(path);
    if (page !== undefined && !page.html.includes(` id="${id}"`)) {
      problems.push(`${from} links to ${path}#${id}, and there is no such place on it`);
    }
  }
  return { pages, problems: [...new Set(problems)], files };
}

/** Addresses of this site that a page links to: paths, with query and fragment. */
function linksOf(html: string): string[] {
  const hrefs = elements(html, 'a').flatMap(({ href = '', rel }) =>
    rel === 'nofollow' ? [] : href,
  );
  return hrefs.filter((href) => href.startsWith('/') || href.startsWith('#') || href === '');
}

function filesOf(html: string): string[] {
  const links = elements(html, 'link').filter(
    ({ rel }) => rel !== 'canonical' && rel !== 'alternate',
  );
  const named = [
    ...links.map(({ href }) => href),
    ...['img', 'script', 'source'].flatMap((name) => elements(html, name).map(({ src }) => src)),
    ...['img', 'source'].flatMap((name) =>
      elements(html, name).flatMap(({ srcset = '' }) =>
        srcset.split(',').map((part) => part.trim().split(' ')[0]),
      ),
    ),
  ];
  return named.filter((path): path is string => path?.startsWith('/') ?? false);
}
