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
  const app = await openApp({ vehicles });
  const stock = await (await app.ask('/api/vehicles')).json();
  const pages = await readPages(app);
  const problems = findContradictions(pages, stock);
  await app.close();
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.stdout.write(
    `${name}: ${stock.length} carts, ${pages.length} pages read, ${problems.length} contradictions\n`,
  );
  if (problems.length > 0) process.exitCode = 1;
}
