import { expect, hydrated, type Page, still, test } from '../support/browser.ts';

test.use(still);

const count = (page: Page) => page.getByRole('status').filter({ hasText: 'Showing' });

/** WCAG 2.4.11 */
test('nothing behind the phone’s open menu takes the focus', { tag: '@firefox' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.click();
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    const isBehind = () => !document.activeElement?.matches('body, html, #menu, #menu *');
    expect(await page.evaluate(isBehind), `after ${presses + 1} times Tab`).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.getByRole('main')).toBeVisible();
});

test('the focus stays by the result when its control goes', async ({ page }) => {
  await page.goto('/inventory?q=rover');
  await hydrated(page);
  await page.getByRole('link', { name: 'Remove: rover' }).click();
  await expect(count(page)).toHaveText('Showing 32 of 32 vehicles');
  await expect(page.locator('#result')).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText('Filter and sort').click();
  await page.getByLabel('Brand').focus();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Brand')).toBeHidden();
  await expect(page.locator('summary').filter({ hasText: 'Filter and sort' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Show \d+ vehicles$/ }).click();
  await expect(page.locator('#result')).toBeFocused();
  await page.goto('/compare?carts=ev-city,rover-xl6');
  await hydrated(page);
  await page.getByRole('button', { name: 'Add to my list' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
