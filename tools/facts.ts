import { findContradictions, readPages } from '../facts/find-contradictions.ts';
import { mixedStock, usedStock } from '../test/support/dealer-stocks.ts';
import { openApp } from '../test/support/open-app.ts';

/** Reads every page over three stocks, and lists where one contradicts domain/, the stock or another page. */
const stocks = {
  sample: undefined,
  'mixed stock': mixedStock(),
  'stock without Denago and without new carts': usedStock(),
};
for (const [name, vehicles] of Object.entries(stocks)) {
  // The sample stands without a lender's terms, the others with them.
  const env = vehicles && { FINANCING_TERMS: 'apr=6.9,months=60,down=10' };
  const app = await openApp({ vehicles, env });
  const stock = await (await app.ask('/api/vehicles')).json();
  const pages = await readPages(app);
  const problems = findContradictions(pages, stock, app.site.financingTerms);
  await app.close();
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.stdout.write(
    `${name}: ${stock.length} carts, ${pages.length} pages read, ${problems.length} contradictions\n`,
  );
  if (problems.length > 0) process.exitCode = 1;
}
