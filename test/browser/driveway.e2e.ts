import { expect, type Page, test } from '../support/browser.ts';

/** The links to the phone's own viewer (spec S10.3); no phone opens them here. */

const path = '/vehicles/classic-2-pro';
const android = (page: Page) => page.locator('main a[href^="intent:"]');
const apple = (page: Page) => page.locator('main a[rel=ar]');
const elsewhere = (page: Page) => page.getByText('Open this page on your phone');

test('on a desk it says to take a phone', async ({ page }) => {
  await page.goto(path);
  await expect(elsewhere(page)).toBeVisible();
  await expect(android(page)).toBeHidden();
  await expect(apple(page)).toBeHidden();
});

test.describe('on a phone', { tag: '@chromium' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a link opens the model in the finish that is chosen in the page', async ({ page }) => {
    await page.goto(path);
    await expect(android(page)).toBeVisible();
    await expect(elsewhere(page)).toBeHidden();
    await expect(apple(page)).toBeHidden();
    const file = async () => {
      const href = (await android(page).getAttribute('href')) ?? '';
      return new URLSearchParams(href.slice(href.indexOf('?'), href.indexOf('#'))).get('file');
    };
    expect(await file()).toMatch(/\/models\/classic-2-pro\.ar\.glb$/);
    await page.locator('a[data-finish][href*="=ivory"]').click();
    await expect.poll(file).toMatch(/\.ar\.glb\?paint=ivory&seats=cream$/);
    await expect(apple(page)).toHaveAttribute('href', /\.usdz\?paint=ivory&seats=cream#allows/);
    await expect(android(page)).toHaveAttribute('href', /#Intent;scheme=https;.*;end;$/);
  });
});
