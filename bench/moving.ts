import type { Browser } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { budgets, judged } from './budgets.ts';
import { startSite } from './processes.ts';
import type { Row } from './row.ts';
import { startProxy } from './tls-proxy.ts';

const part = 'moving';

/** How many pages the browser keeps whole for Back. */
export async function moving(): Promise<readonly Row[]> {
  const site = await startSite();
  const front = await startProxy(() => site.port);
  const browser = await openBrowser();
  const tally = await keptForBack(browser, front.url);
  await browser.close();
  await front.stop();
  await site.stop();
  return [
    {
      ...{ part, what: 'pages kept whole for Back, of those tried', unit: '' },
      ...judged(budgets.keptForBack, tally.count, tally.of),
    },
  ];
}

const tried = ['/', '/inventory', '/contact', '/eco-impact', '/vehicles/d5-ranger-4-plus'];

/** How many pages the browser restores from its back/forward cache. */
async function keptForBack(browser: Browser, url: string) {
  let count = 0;
  for (const path of tried) {
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const page = await context.newPage();
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      Object.assign(globalThis, { here: true });
    });
    await page.goto(`${url}/about`, { waitUntil: 'load' });
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForTimeout(300);
    if (await page.evaluate(() => 'here' in globalThis)) count += 1;
    await context.close();
  }
  return { count, of: tried.length };
}
