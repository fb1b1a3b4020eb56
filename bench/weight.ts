import type { Page } from 'playwright-core';
import { ask } from './ask.ts';
import { type Fetched, fetchedBy, openBrowser, phone } from './browser.ts';
import { type Budget, budgets, judged } from './budgets.ts';
import { isKept, type Kind, kinds } from './pages.ts';
import { startSite } from './processes.ts';
import { type Row, worstOf } from './row.ts';

const part = 'weight';
const kilobyte = 1_000;

/**
 * Bytes of bodies over the wire on a first visit with a 390 pixel phone, by kind of page; and whether the
 * browser keeps a page with an island whole for Back.
 */
export async function weight(say: (text: string) => void): Promise<readonly Row[]> {
  const site = await startSite();
  const browser = await openBrowser();
  const rows: Row[] = [];
  for (const kind of kinds) {
    say(kind.name);
    await ask(site.port, kind.path);
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    rows.push(...rowsFor(kind, await fetchedBy(page, `${site.url}${kind.path}`)));
    if (kind.scriptBudget !== undefined && isKept(kind)) {
      const isWhole = await isKeptForBack(page, site.url);
      const what = `${kind.name}: kept whole for Back`;
      rows.push({ part, what, unit: '', ...judged(budgets.keptForBack, Number(isWhole)) });
    }
    await context.close();
  }
  await browser.close();
  await site.stop();
  return worstOf(rows);
}

/** Leaves the page, goes back, and looks whether it is the same one. */
async function isKeptForBack(page: Page, url: string): Promise<boolean> {
  await page.evaluate(() => {
    Object.assign(globalThis, { here: true });
  });
  await page.goto(`${url}/services`, { waitUntil: 'load' });
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForTimeout(300);
  return page.evaluate(() => 'here' in globalThis);
}

function rowsFor(
  { name, path, scriptBudget = budgets.noScript }: Kind,
  fetched: readonly Fetched[],
): Row[] {
  const sum = (...types: string[]) =>
    fetched.filter(({ type }) => types.includes(type)).reduce((all, { bytes }) => all + bytes, 0) /
    kilobyte;
  const row = (what: string, budget: Budget, figure: number): Row => {
    return { part, what: `${name}: ${what}`, unit: 'kB', ...judged(budget, figure) };
  };
  return [
    path === '/inventory'
      ? row('HTML', budgets.inventoryPage, sum('document'))
      : row('HTML and stylesheet', budgets.pageAndStyle, sum('document', 'stylesheet')),
    row('scripts', scriptBudget, sum('script')),
    row('pictures', budgets.pictures, sum('image')),
  ];
}
