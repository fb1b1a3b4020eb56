import { expect, hydrated, type Page, still, test } from '../support/browser.ts';

test.use(still);

const place = (page: Page) => page.getByLabel('Delivery ZIP code or town');
const delivered = (page: Page) => page.locator('output[name="deliveredPrice"]');
const back = (page: Page) => page.getByRole('link', { name: 'Back to Inventory' });

// spec S8.4
test('a place chosen on a vehicle page is remembered by the inventory and by other vehicle pages', async ({
  page,
}) => {
  await page.goto('/vehicles/d5-maverick-4');
  await place(page).fill('tobyhanna township');
  await page.getByRole('button', { name: 'Show price' }).click();
  await expect(delivered(page)).toHaveAttribute('data-value', '8474.70');
  await expect(back(page)).toHaveAttribute('href', '/inventory?place=Tobyhanna+Township');
  // The page says so before its script has run.
  await expect.poll(() => page.evaluate(() => localStorage.town)).toContain('Tobyhanna Township');

  await page.goto('/inventory');
  await hydrated(page);
  await expect(page.getByText('$8,474.70 delivered, with tax').first()).toBeVisible();
  await expect(page).toHaveURL(/\/inventory\?place=Tobyhanna\+Township$/);
  // Back from a search leads to the list before it.
  await page.getByLabel('Search').pressSequentially('rover');
  await expect(page).toHaveURL(/q=rover&place=/);
  await page.goBack();
  await expect(page).toHaveURL(/\/inventory\?place=Tobyhanna\+Township$/);
  // The visitor did not come from the address without it: Back leads to the page before.
  await page.goBack();
  await expect(page).toHaveURL(/\/vehicles\//);

  // The price follows in the page, which is not loaded again, with what it is made of.
  let visits = 0;
  page.on('framenavigated', () => {
    visits += 1;
  });
  await page.goto('/vehicles/ev-city');
  await expect(delivered(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Delivered price' })).toContainText('6%');
  await expect(place(page)).toHaveValue('Tobyhanna Township');
  expect([visits, new URL(page.url()).search]).toEqual([1, '']);
  expect(await page.context().cookies()).toEqual([]);
});

test('a place that is taken back is forgotten', async ({ page }) => {
  await page.goto('/inventory?place=Dalton');
  await hydrated(page);
  await expect(page.getByText('delivered, with tax').first()).toBeVisible();
  await page.getByText('More filters').click();
  await place(page).fill('18701');
  await place(page).press('Enter');
  // A ZIP code 2 miles beyond a zone at $6.
  await expect(page.getByText('$8,487.42 delivered, with tax').first()).toBeVisible();
  await place(page).fill('');
  await place(page).press('Tab');
  await expect(page.getByText('delivered, with tax')).toHaveCount(0);
  await page.goto('/inventory');
  await hydrated(page);
  await page.getByText('More filters').click();
  await expect(place(page)).toHaveValue('');
  await expect(page).toHaveURL(/\/inventory$/);
});
