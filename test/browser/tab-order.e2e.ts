import { expect, hydrated, type Page, test } from '../support/browser.ts';

interface Stop {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** What has the focus, in the page; `undefined` past the last element. */
async function focused(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return undefined;
    const [{ left, top, bottom } = new DOMRect()] = element.getClientRects();
    const name = element.outerHTML.slice(0, 100);
    return { name, left, top: top + scrollY, bottom: bottom + scrollY };
  });
}

/** Stops of the tab key in the page's main part that lie above the one before, and not right of it. */
async function backwards(page: Page): Promise<string[]> {
  await page.locator('main').evaluate((main) => {
    main.tabIndex = -1;
    main.focus();
  });
  const found: string[] = [];
  let before: Stop | undefined;
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop === undefined || (await page.locator('footer :focus').count()) > 0) break;
    if (before !== undefined && stop.bottom <= before.top && stop.left <= before.left) {
      found.push(`${stop.name} after ${before.name}`);
    }
    before = stop;
  }
  expect(before).toBeDefined();
  return found;
}

for (const path of ['/', '/inventory?q=rover', '/vehicles/d5-maverick-4', '/contact', '/rentals']) {
  test(`on ${path} the tab key goes down the page as it is read`, async ({ page, scriptless }) => {
    for (const width of [390, 1280]) {
      for (const visitor of [page, scriptless]) {
        await visitor.setViewportSize({ width, height: 900 });
        await visitor.goto(path);
        if (visitor === page && /inventory|contact/.test(path)) await hydrated(page);
        expect(await backwards(visitor), `at ${width} px`).toEqual([]);
      }
    }
  });
}
