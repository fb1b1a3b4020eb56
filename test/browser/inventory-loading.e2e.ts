import { expect, hold, hydrated, type Page, test } from '../support/browser.ts';

/** The list of the inventory while it comes, and where it does not come (spec S5.15, S5.16). */

const status = (page: Page) => page.getByRole('main').getByRole('status');
const search = (page: Page) => page.getByLabel('Search');
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Lets the seconds between the first request and the last retry pass on the page's clock. */
async function passRetries(page: Page, requests: () => number): Promise<void> {
  for (let second = 0; second < 20 && requests() < 4; second += 1) await page.clock.runFor(1_000);
  await page.clock.resume();
}

// spec S5.15, S5.16
test('six placeholders, then retries, then the error with its status, then a retry that works', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  let isUp = false;
  let requests = 0;
  await page.route('**/api/vehicles?*', async (route) => {
    requests += 1;
    if (isUp) await route.continue();
    else await route.fulfill({ status: 503, json: { error: 'down' } });
  });
  await page.goto('/inventory?brand=DENAGO');
  await hydrated(page);
  await page.clock.install();
  await page.getByLabel('Brand').selectOption('EVOLUTION');
  await expect(page.locator('[data-placeholder]')).toHaveCount(6);
  await expect(status(page)).toHaveText(/Loading/);
  await passRetries(page, () => requests);
  await expect(page.getByRole('alert')).toContainText(
    'Error loading vehicles: Failed to fetch vehicles: 503',
  );
  expect(requests).toBe(4);
  // The carts that were there stay.
  await expect(status(page)).toHaveText('Showing 8 of 32 vehicles, from your last search');
  await expect(cards(page)).toHaveCount(8);
  const call = page.getByRole('link', { name: '1-800-555-0142', exact: true });
  await expect(page.getByRole('main').locator(call)).toBeVisible();
  isUp = true;
  const retry = page.getByRole('link', { name: 'Try again' });
  await retry.click();
  await expect(status(page)).toHaveText('Showing 24 of 32 vehicles');
});

// spec S5.15, S8.4
test('the carts stay while their prices at a remembered place are fetched', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('town', '{"place":"Tobyhanna Township"}'));
  const arrive = await hold(page, /api\/vehicles/);
  await page.clock.install();
  const request = page.waitForRequest('**/api/vehicles?*');
  await page.goto('/inventory');
  await request;
  await page.clock.runFor(2_000);
  await expect(cards(page)).toHaveCount(32);
  arrive();
  await expect(page.getByText('delivered, with tax').first()).toBeVisible();
  await expect(cards(page)).toHaveCount(32);
});

test('text typed before the script loads is applied', async ({ page }) => {
  const arrive = await hold(page, /inventory\.island.*\.js/);
  await page.goto('/inventory', { waitUntil: 'commit' });
  await search(page).fill('rover');
  await page.getByLabel('Brand').selectOption('DENAGO');
  arrive();
  await hydrated(page);
  await expect(search(page)).toHaveValue('rover');
  await expect(page.getByLabel('Brand')).toHaveValue('DENAGO');
  await expect(status(page)).toHaveText('Showing 4 of 32 vehicles');
});
