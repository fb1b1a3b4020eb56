import type { Page } from '@playwright/test';
import { test as base, expect, hydrated } from './browser.ts';

/** The page of a cart with its 3D viewer, in a browser that draws WebGL. */

/** A canvas of a quarter of a desk's points: without a graphics processor each of them costs time. */
const viewport = { width: 520, height: 700 };

export const test = base.extend<{ unhurried: undefined }>({
  // Drawing without a graphics processor takes seconds a frame where other work goes on.
  unhurried: [
    async ({ browserName: _ }, use, info) => {
      info.setTimeout(300_000);
      await use(undefined);
    },
    { auto: true },
  ],
  viewport,
  // One frame instead of a movement of many; the tests of movement ask for it.
  contextOptions: { reducedMotion: 'reduce' },
  // The policy refuses a style that Playwright puts into the page for a screenshot in Firefox.
  expectedErrors: async ({ browserName }, use) =>
    use(browserName === 'firefox' ? [/blocked an inline style \(style-src-elem\)/] : []),
});

export const cart = '/vehicles/d6-max-xt4';
export const canvasOf = (page: Page) => page.getByRole('application', { name: /D6 MAX XT4/ });
export const buttonOf = (page: Page) => page.getByRole('button', { name: 'Turn it around' });
export const viewerStatus = (page: Page) => page.locator('.viewer [role=status]');

export async function open(page: Page, address = cart): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await buttonOf(page).click();
  await expect(page.locator('.viewer[data-ready]')).toBeVisible({ timeout: 60_000 });
}

/** What the canvas shows once it has come to rest. */
export async function picture(page: Page): Promise<Buffer> {
  let before = await canvasOf(page).screenshot();
  await expect
    .poll(async () => {
      const now = await canvasOf(page).screenshot();
      const same = now.equals(before);
      before = now;
      return same;
    })
    .toBe(true);
  return before;
}

/** Says whether the picture is another one than when it was asked last. */
export async function watchPicture(page: Page): Promise<() => Promise<boolean>> {
  let before = await picture(page);
  return async () => {
    const after = await picture(page);
    const isOther = !after.equals(before);
    before = after;
    return isOther;
  };
}
