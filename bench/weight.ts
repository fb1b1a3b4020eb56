import type { Page } from 'playwright-core';
import { ask } from './ask.ts';
import { type Fetched, fetchedBy, openBrowser, phone } from './browser.ts';
import { budgets, judged } from './budgets.ts';
import { isKept, type Kind, kinds } from './pages.ts';
import { startSite } from './processes.ts';
import type { Row } from './row.ts';

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
  return rows;
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
  const page = sum('document');
  const style = sum('stylesheet');
  const script = sum('script');
  const pictures = sum('image');
  const isInventory = path === '/inventory';
  return [
    isInventory
      ? { part, what: `${name}: HTML`, unit: 'kB', ...judged(budgets.inventoryPage, page) }
      : {
          ...{ part, what: `${name}: HTML and stylesheet`, unit: 'kB' },
          ...judged(budgets.pageAndStyle, page + style),
        },
    { part, what: `${name}: scripts`, unit: 'kB', ...judged(scriptBudget, script) },
    ...(script > 0 ? scripts(name, fetched) : []),
    { part, what: `${name}: pictures`, unit: 'kB', ...judged(budgets.pictures, pictures) },
    { part, what: `${name}: fonts`, figure: sum('font'), unit: 'kB' },
  ];
}

/** The size of each file of script, the largest first. */
function scripts(name: string, fetched: readonly Fetched[]): Row[] {
  return fetched
    .filter(({ type, bytes }) => type === 'script' && bytes >= 0.5 * kilobyte)
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes }) => {
      const file = path.replace('/assets/', '').replace(/-[\w-]{8}\.js$/, '');
      return { part, what: `${name}: of it ${file}`, figure: bytes / kilobyte, unit: 'kB' };
    });
}
