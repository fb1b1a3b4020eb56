import { places } from '../domain/dealer/business/places.ts';
import type { FinancingTerms } from '../domain/stock/offer/monthly-payment.ts';
import type { Vehicle } from '../domain/stock/vehicle.ts';
import type { OpenApp } from '../test/support/open-app.ts';
import { sitemapPaths } from '../test/support/pages.ts';
import { checkCaptions } from './check-captions.ts';
import { checkFigures } from './check-figures.ts';
import { checkIdentity } from './check-identity.ts';
import { checkPrices } from './check-prices.ts';
import { checkStockClaims } from './check-stock-claims.ts';
import { checkTitles } from './check-titles.ts';
import { type FactPage, factPage } from './fact-page.ts';

/** Pages that the sitemap leaves out, and what machines read. */
const more = [
  '/thank-you',
  '/contact?topic=delivery',
  '/privacy',
  '/terms',
  `/towns/${places[0]?.slug}`,
  '/nowhere',
];

/** Every page of the site, ready to be checked. */
export async function readPages(app: OpenApp): Promise<FactPage[]> {
  const { vehicles = [] } = (await app.site.stock.current()) ?? {};
  const compared = vehicles.slice(0, 4).map(({ id }) => encodeURIComponent(id));
  const paths = [...(await sitemapPaths(app)), ...more, `/compare?carts=${compared.join(',')}`];
  const pages: FactPage[] = [];
  for (const path of paths) pages.push(factPage(path, await (await app.ask(path)).text()));
  return pages;
}

/**
 * Where a page says something else than the one typed source, or two pages disagree; one line for
 * each. `stock` is what the API lists, `terms` what the lender asks.
 */
export function findContradictions(
  pages: readonly FactPage[],
  stock: readonly Vehicle[],
  terms?: FinancingTerms,
): readonly string[] {
  const ofEach = [
    (page: FactPage) => checkIdentity(page),
    checkPrices,
    checkStockClaims,
    checkCaptions,
    checkTitles,
  ];
  const problems = [
    ...pages.flatMap((page) =>
      ofEach.flatMap((check) =>
        check(page, stock, terms).map((problem) => `${page.path}: ${problem}`),
      ),
    ),
    ...checkFigures(pages),
  ];
  return [...new Set(problems)];
}
