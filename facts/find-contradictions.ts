import type { Vehicle } from '../domain/catalogue/vehicle.ts';
import type { OpenApp } from '../test/support/open-app.ts';
import { sitemapPaths } from '../test/support/pages.ts';
import { checkFigures } from './check-figures.ts';
import { checkIdentity } from './check-identity.ts';
import { checkPrices } from './check-prices.ts';
import { type FactPage, factPage } from './fact-page.ts';

/** Pages that the sitemap leaves out, and what machines read. */
const more = ['/thank-you', '/privacy', '/terms', '/towns/scranton', '/nowhere', '/llms.txt'];

/** Every page of the site, ready to be checked. */
export async function readPages(app: OpenApp): Promise<FactPage[]> {
  const paths = [...(await sitemapPaths(app)), ...more];
  const pages: FactPage[] = [];
  for (const path of paths) pages.push(factPage(path, await (await app.ask(path)).text()));
  return pages;
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
