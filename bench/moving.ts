import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import type { Page, Browser as PrerenderingBrowser } from 'puppeteer-core';
import { openBrowser, openPrerendering } from './browser.ts';
import { budgets, judged } from './budgets.ts';
import { startSite } from './processes.ts';
import { median, type Row } from './row.ts';
import { startProxy } from './tls-proxy.ts';

/** Milliseconds a round trip takes on the slow 4G that Lighthouse simulates. */
const roundTrip = 150;
const part = 'moving';
const rounds = 3;

/** From a click to the next page's first paint, over a network with 150 ms of latency. */
export async function moving(say: (text: string) => void): Promise<readonly Row[]> {
  const site = await startSite();
  const front = await startProxy(() => site.port, { delay: roundTrip });
  const prerendering = await openPrerendering();
  const rows: Row[] = [];
  for (const [what, way] of Object.entries(ways)) {
    say(what);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await way(prerendering, front.url));
    rows.push({ part, what, figure: median(times), unit: 'ms' });
  }
  await prerendering.close();
  const browser = await openBrowser();
  const tally = await keptForBack(browser, front.url);
  rows.push({
    ...{ part, what: 'pages kept whole for Back, of those tried', unit: '' },
    ...judged(budgets.keptForBack, tally.count, tally.of),
  });
  await browser.close();
  await front.stop();
  await site.stop();
  return rows;
}

type Way = (browser: PrerenderingBrowser, url: string) => Promise<number>;

const next = 'nav[aria-label=Main] a[href="/services"]';

const ways: Readonly<Record<string, Way>> = {
  'click to painted, nothing kept': (browser, url) =>
    click(browser, url, { hover: 0, again: false }),
  'click to painted, half a second of hovering': (browser, url) =>
    click(browser, url, { hover: 500, again: false }),
  'click to painted, seen before': (browser, url) => click(browser, url, { hover: 0, again: true }),
};

async function click(
  browser: PrerenderingBrowser,
  url: string,
  { hover, again }: { readonly hover: number; readonly again: boolean },
): Promise<number> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  if (again) await page.goto(`${url}/services`, { waitUntil: 'networkidle0' });
  await page.goto(url, { waitUntil: 'networkidle0' });
  await wait(300);
  const box = await (await page.$(next))?.boundingBox();
  if (!box) throw new Error('The link is not there');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (hover > 0) {
    await page.mouse.move(x, y);
    await wait(hover);
  }
  const moved = page.waitForNavigation({ waitUntil: 'load' });
  const clicked = Date.now();
  await page.mouse.click(x, y);
  await moved;
  const painted = await firstPaint(page);
  await context.close();
  return painted - clicked;
}

/** When the page was first painted, in milliseconds since 1970. */
function firstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const seen = new PerformanceObserver((list) => {
          const entry = list.getEntriesByName('first-contentful-paint')[0];
          if (entry === undefined) return;
          const navigation = performance.getEntriesByType('navigation')[0] as PerformanceEntry & {
            activationStart?: number;
          };
          // A prerendered page is painted when it is shown.
          const paintTime = Math.max(entry.startTime, navigation.activationStart ?? 0);
          resolve(performance.timeOrigin + paintTime);
        });
        seen.observe({ type: 'paint', buffered: true });
      }),
  );
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
