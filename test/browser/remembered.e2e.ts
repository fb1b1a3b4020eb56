import { expect, hydrated, type Page, still, test } from '../support/browser.ts';

test.use(still);

const town = (page: Page) => page.getByRole('combobox', { name: 'Delivered to' });
const delivered = (page: Page) => page.locator('output[name="deliveredPrice"]');
const back = (page: Page) => page.getByRole('link', { name: 'Back to Inventory' });

// spec S8.4
test('a place chosen on a vehicle page is remembered by the inventory and by other vehicle pages', async ({
  page,
}) => {
  await page.goto('/vehicles/d5-maverick-4');
  await town(page).selectOption('tobyhanna-township');
  await page.getByRole('button', { name: 'Show price' }).click();
  await expect(delivered(page)).toHaveAttribute('data-value', '8474.70');
  await expect(back(page)).toHaveAttribute('href', '/inventory?town=tobyhanna-township');
  // The page says so before its script has run.
  await expect.poll(() => page.evaluate(() => localStorage.town)).toContain('tobyhanna-township');

  await page.goto('/inventory');
  await hydrated(page);
  await expect(page.getByText('$8,474.70 delivered, with tax').first()).toBeVisible();
  await expect(page).toHaveURL(/\/inventory\?town=tobyhanna-township$/);
  // Back from a search leads to the list before it.
  await page.getByLabel('Search').pressSequentially('rover');
  await expect(page).toHaveURL(/q=rover&town=/);
  await page.goBack();
  await expect(page).toHaveURL(/\/inventory\?town=tobyhanna-township$/);
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
  await expect(town(page)).toHaveValue('tobyhanna-township');
  expect([visits, new URL(page.url()).search]).toEqual([1, '']);
  expect(await page.context().cookies()).toEqual([]);
});

test('somewhere else is priced by its miles, on the inventory and on other carts too (spec S8.4, S8.5)', async ({
  page,
}) => {
  await page.goto('/vehicles/d5-maverick-4');
  const miles = page.getByLabel('Miles from the nearest showroom');
  await expect(miles).toBeHidden();
  await town(page).selectOption('Somewhere else');
  await miles.fill('35');
  await page.getByRole('button', { name: 'Show price' }).click();
  // $7,495 and 20 miles at $6, with 6% of tax.
  await expect(delivered(page)).toHaveAttribute('data-value', '8601.90');
  await expect.poll(() => page.evaluate(() => localStorage.town)).toContain('35');
  await page.goto('/inventory');
  await expect(page).toHaveURL(/\/inventory\?town=other&miles=35$/);
  await hydrated(page);
  await expect(miles).toHaveValue('35');
  await expect(page.getByText('$8,601.90 delivered, with tax').first()).toBeVisible();
  // A ZIP code counts where no miles are given: $12,995 and 2 miles beyond a zone.
  await page.getByText('More filters').click();
  await page.getByLabel('ZIP code or town').fill('18701');
  await miles.fill('');
  await miles.press('Tab');
  await expect(page.getByText('$13,787.42 delivered, with tax').first()).toBeVisible();
  await page.goto('/vehicles/d5-maverick-4');
  await expect(page).toHaveURL(/town=other&zip=18701$/);
  await page.goto('/compare?carts=d5-maverick-4&town=other&miles=35');
  await expect(page.getByRole('row', { name: /35 miles from a showroom/ })).toContainText(
    '$8,601.90',
  );
});

test('a town that is one of several is not remembered', async ({ page }) => {
  await page.goto('/vehicles/d5-maverick-4?town=other&zip=Middletown');
  await expect(page.getByText('There is more than one.')).toBeVisible();
  await hydrated(page);
  await page.goto('/vehicles/rover-xl');
  await expect(page).toHaveURL(/rover-xl$/);
  await page.goto('/vehicles/d5-maverick-4?town=other&zip=Middletown%2C+NY');
  await expect.poll(() => page.evaluate(() => localStorage.town)).toContain('Middletown, NY');
  await page.goto('/vehicles/rover-xl');
  await expect(page).toHaveURL(/rover-xl\?town=other&zip=Middletown%2C\+NY$/);
});

test('a place that is taken back is forgotten', async ({ page }) => {
  await page.goto('/inventory?town=dalton');
  await hydrated(page);
  await expect(page.getByText('delivered, with tax').first()).toBeVisible();
  await page.getByText('More filters').click();
  await town(page).selectOption('');
  await expect(page.getByText('delivered, with tax')).toHaveCount(0);
  await page.goto('/inventory');
  await hydrated(page);
  await page.getByText('More filters').click();
  await expect(town(page)).toHaveValue('');
  await expect(page).toHaveURL(/\/inventory$/);
});

test('filters keep the place, and clearing them keeps it too', async ({ page }) => {
  await page.goto('/inventory?town=dalton');
  await hydrated(page);
  await page.getByLabel('Brand').selectOption('DENAGO');
  await expect(page).toHaveURL(/brand=DENAGO&town=dalton$/);
  await expect(page.getByText('delivered, with tax')).toHaveCount(8);
  await page.getByRole('link', { name: 'Clear All Filters' }).click();
  await expect(page).toHaveURL(/\/inventory\?town=dalton$/);
});

// spec S23.1
test('the script of a vehicle page is two small files, without React', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  // A script is asked for when the picture is there, maybe after the network was idle.
  await page.goto('/inventory?q=rover');
  await hydrated(page);
  scripts.length = 0;
  await page.goto('/vehicles/ev-city');
  await hydrated(page);
  expect(scripts.map((url) => new URL(url).pathname)).toEqual([
    expect.stringMatching(/^\/assets\/start-.*\.js$/),
    expect.stringMatching(/^\/assets\/viewer\.island-.*\.js$/),
  ]);
});

// spec S6.1
test('“Back to Inventory” leads to the result the visitor came from', async ({ page }) => {
  await page.goto('/inventory');
  await hydrated(page);
  await page.getByLabel('Brand').selectOption('DENAGO');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(8);
  await page.getByRole('link', { name: 'Denago ROVER XL6 View Details', exact: true }).click();
  await expect(back(page)).toHaveAttribute('href', /\/inventory\?brand=DENAGO$/);
  await back(page).click();
  await expect(page.getByLabel('Brand')).toHaveValue('DENAGO');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(8);
});

test('a place’s page leads to vehicle pages and the inventory with prices delivered there', async ({
  scriptless: page,
}) => {
  await page.goto('/dalton-golf-carts');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toContainText('delivered, with tax');
  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(delivered(page)).toBeVisible();
  await back(page).click();
  await expect(page.getByText('delivered, with tax').first()).toBeVisible();
});
