import type { Browser } from '@playwright/test';
import { expect, hydrated, type Locator, type Page, test } from './browser.ts';

/** What a buyer does, and what the test may know of their browser. */
export interface Walk {
  readonly page: Page;
  readonly browser: Browser;
  readonly scripts: boolean;
  /** One step: a field filled in, a box ticked, a link or button pressed. */
  step(action: Promise<unknown>): Promise<void>;
  /** The next thing to do, or what was looked for: on the screen as a whole, without scrolling. */
  sees(next: Locator): Promise<void>;
  /** Waits until the page's island answers, where scripts run. */
  ready(): Promise<void>;
  /** A page of the menu, on a desktop perhaps in a group: two steps, or one. */
  menu(page: string, group?: string): Promise<void>;
  /** Two steps: words in the home page's search field. */
  search(words: string): Promise<void>;
}

interface JobOptions {
  /** What the browser complains about. */
  readonly expected?: readonly RegExp[];
  /** Tags of playwright.config.ts. */
  readonly tag?: string[];
  /** Whether the job is done without scripts and on a desktop, too. */
  readonly everywhere?: boolean;
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Adds up how far the visitor scrolls; a jump to a fragment while the page loads is not scrolling. */
function countScrolling(): void {
  let last = 0;
  addEventListener('load', () => {
    last = scrollY;
    addEventListener('scroll', () => {
      const before = Number(sessionStorage.getItem('test-scrolled') ?? 0);
      sessionStorage.setItem('test-scrolled', String(before + Math.abs(scrollY - last)));
      last = scrollY;
    });
  });
}

/**
 * Runs a buyer's job from the home page on a phone. Fails when it takes more steps than `maxSteps`, and prints
 * the steps and the pixels that were scrolled.
 */
export function job(
  name: string,
  maxSteps: number,
  walk: (buyer: Walk) => Promise<void>,
  { expected = [], tag = [], everywhere = false }: JobOptions = {},
): void {
  const run = async (page: Page, browser: Browser, scripts: boolean, size = phone) => {
    let steps = 0;
    const buyer: Walk = {
      page,
      browser,
      scripts,
      async step(action) {
        steps += 1;
        await action;
      },
      async sees(next) {
        await expect(next).toBeInViewport({ ratio: 1 });
      },
      async ready() {
        if (scripts) await hydrated(page);
      },
      async menu(label, group) {
        const opener = size === phone ? 'Menu' : group;
        if (opener !== undefined) {
          await buyer.step(page.getByRole('button', { name: opener, exact: true }).click());
        }
        const menu = page.getByRole('navigation', { name: size === phone ? 'Menu' : 'Main' });
        await buyer.step(menu.getByRole('link', { name: label, exact: true }).click());
      },
      async search(words) {
        await buyer.sees(page.getByLabel('Search the inventory'));
        await buyer.step(page.getByLabel('Search the inventory').fill(words));
        await buyer.step(page.getByRole('button', { name: 'Search', exact: true }).click());
      },
    };
    await page.setViewportSize(size);
    // As in the tests that are `still`; Firefox emulates no media here.
    if (browser.browserType().name() === 'chromium')
      await page.emulateMedia({ reducedMotion: 'reduce' });
    if (scripts) await page.addInitScript(countScrolling);
    await page.goto('/');
    await walk(buyer);
    expect(steps).toBeLessThanOrEqual(maxSteps);
    if (!scripts) return;
    const scrolled = await page.evaluate(() =>
      Number(sessionStorage.getItem('test-scrolled') ?? 0),
    );
    console.log(`${name}, ${size.width} px: ${steps} steps, ${Math.round(scrolled)} px scrolled`);
  };
  const title = `${name}: at most ${maxSteps} steps`;
  test(title, { tag }, async ({ page, browser, expectedErrors }) => {
    expectedErrors.push(...expected);
    await run(page, browser, true);
  });
  if (!everywhere) return;
  test(`${title}, without scripts`, { tag }, async ({ scriptless, browser, expectedErrors }) => {
    expectedErrors.push(...expected);
    await run(scriptless, browser, false);
  });
  test(`${title}, on a desktop`, { tag }, async ({ page, browser, expectedErrors }) => {
    expectedErrors.push(...expected);
    await run(page, browser, true, desktop);
  });
}

export const main = (page: Page) => page.getByRole('main');
export const message = (page: Page) => page.getByLabel('Message', { exact: true });
export const output = (page: Page, name: string) => page.locator(`output[name="${name}"]`);
