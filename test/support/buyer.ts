import type { Browser } from '@playwright/test';
import { expect, hydrated, type Page, test } from './browser.ts';

/** What a buyer does, and what the test may know of their browser. */
export interface Walk {
  readonly page: Page;
  readonly browser: Browser;
  readonly scripts: boolean;
  /** One step: a field filled in, a box ticked, a link or button pressed. */
  step(action: Promise<unknown>): Promise<void>;
  /** Waits until the page's island answers, where scripts run. */
  ready(): Promise<void>;
  /** Two steps: the phone's menu, and a page of it. */
  menu(page: string): Promise<void>;
  /** Two steps: words in the home page's search field. */
  search(words: string): Promise<void>;
}

interface JobOptions {
  /** What the browser complains about. */
  readonly expected?: readonly RegExp[];
  /** Tags of playwright.config.ts. */
  readonly tag?: string[];
}

/**
 * Runs a buyer's job on a phone from the home page, with scripts and without, and fails when it takes
 * more steps than `most`.
 */
export function job(
  name: string,
  most: number,
  walk: (buyer: Walk) => Promise<void>,
  { expected = [], tag = [] }: JobOptions = {},
): void {
  const run = async (page: Page, browser: Browser, scripts: boolean) => {
    let steps = 0;
    const buyer: Walk = {
      page,
      browser,
      scripts,
      async step(action) {
        steps += 1;
        await action;
      },
      async ready() {
        if (scripts) await hydrated(page);
      },
      async menu(label) {
        await buyer.step(page.getByRole('button', { name: 'Menu', exact: true }).click());
        const menu = page.getByRole('navigation', { name: 'Menu' });
        await buyer.step(menu.getByRole('link', { name: label, exact: true }).click());
      },
      async search(words) {
        await buyer.step(page.getByLabel('Search the inventory').fill(words));
        await buyer.step(page.getByRole('button', { name: 'Search', exact: true }).click());
      },
    };
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    await walk(buyer);
    expect(steps).toBeLessThanOrEqual(most);
  };
  const title = `${name}: at most ${most} steps`;
  test(title, { tag }, async ({ page, browser, expectedErrors }) => {
    expectedErrors.push(...expected);
    await run(page, browser, true);
  });
  test(`${title}, without scripts`, { tag }, async ({ scriptless, browser, expectedErrors }) => {
    expectedErrors.push(...expected);
    await run(scriptless, browser, false);
  });
}

export const main = (page: Page) => page.getByRole('main');
export const message = (page: Page) => page.getByLabel('Message', { exact: true });
export const output = (page: Page, name: string) => page.locator(`output[name="${name}"]`);
