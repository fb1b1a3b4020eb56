import type { Page } from '@playwright/test';

interface Stop {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What has the focus, in the page; `undefined` past the last element of its main part. */
async function focused(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body || element.closest('footer')) return;
    const [{ left, right, top, bottom } = new DOMRect()] = element.getClientRects();
    const name = element.outerHTML.slice(0, 100);
    return { name, left, right, top: top + scrollY, bottom: bottom + scrollY };
  });
}

/** Stops of the tab key in the page's main part that lie above the one before, and in no column right of it. */
export async function backwards(page: Page): Promise<readonly string[]> {
  await page.locator('main').evaluate((main) => {
    main.tabIndex = -1;
    main.focus();
  });
  const wrong: string[] = [];
  let before: Stop | undefined;
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop === undefined) break;
    if (before !== undefined && stop.bottom <= before.top && stop.left < before.right) {
      wrong.push(`${stop.name} after ${before.name}`);
    }
    before = stop;
  }
  return before === undefined ? ['no stop at all'] : wrong;
}
