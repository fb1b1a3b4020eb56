import type { Vehicle } from '../../domain/catalogue/vehicle.ts';
import { checkFigures } from './facts-figures.ts';
import { checkIdentity } from './facts-identity.ts';
import { checkPrices } from './facts-prices.ts';
import { elements, textOf } from './html.ts';
import type { OpenApp } from './open-app.ts';
import { sitemapPaths } from './pages.ts';

/** A page as the checks read it. */
export interface FactPage {
  readonly path: string;
  readonly html: string;
  /** What a reader sees, and what the head says of it. */
  readonly text: string;
}

/** Pages that the sitemap leaves out, and what machines read. */
const more = ['/thank-you', '/privacy', '/terms', '/towns/scranton', '/nowhere', '/llms.txt'];

/** Every page of the site, ready to be checked. */
export async function readPages(app: OpenApp): Promise<FactPage[]> {
  const paths = [...(await sitemapPaths(app)), ...more];
  const pages: FactPage[] = [];
  for (const path of paths) pages.push(factPage(path, await (await app.ask(path)).text()));
  return pages;
}

export function factPage(path: string, made: string): FactPage {
  // React parts neighbouring pieces of text by a comment.
  const html = made.replaceAll('<!-- -->', '');
  const said = elements(html, 'meta').map(({ content = '' }) => content);
  return { path, html, text: [...said, textOf(html)].join('\n') };
}

/**
 * Where a page says something else than the one typed source, or two pages disagree; one line for
 * each. `stock` is what the API lists.
 */
export function findContradictions(
  pages: readonly FactPage[],
  stock: readonly Vehicle[],
): readonly string[] {
  const problems = [
    ...pages.flatMap((page) => checkIdentity(page).map((problem) => `${page.path}: ${problem}`)),
    ...pages.flatMap((page) =>
      checkPrices(page, stock).map((problem) => `${page.path}: ${problem}`),
    ),
    ...checkFigures(pages),
  ];
  return [...new Set(problems)];
}
