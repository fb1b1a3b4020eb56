import { expect, hydrated, test } from '../support/browser.ts';

test('ticked carts make a list that lasts between pages', async ({ page }) => {
  await page.goto('/inventory');
  await hydrated(page);
  await page.getByRole('checkbox', { name: 'Compare Denago ROVER XL6', exact: true }).check();
  await page
    .getByRole('checkbox', { name: 'Compare Evolution D5 MAVERICK 6', exact: true })
    .check();
  const list = page.getByRole('banner').getByRole('link', { name: 'Your list' });
  await expect(list).toHaveText('Your list (2)');
  await page.goto('/compare');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByRole('main')).toContainText('$10,995');
  await page.getByRole('link', { name: 'Remove Denago ROVER XL6' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(1);
});

test('ticked carts are compared without scripts', async ({ scriptless: page }) => {
  await page.goto('/inventory?q=rover');
  await page.getByRole('checkbox', { name: 'Compare Denago ROVER XXL' }).check();
  await page.getByRole('checkbox', { name: 'Compare Denago ROVER XL', exact: true }).check();
  await page.getByRole('button', { name: 'Compare the ticked carts' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await page.getByRole('link', { name: 'Ask about these carts' }).click();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(/ROVER XXL/);
});
