import { expect, hold, hydrated, type Page, test } from '../support/browser.ts';
import { watchShifts } from '../support/looks/layout-shift.ts';

/** The list of the inventory while it comes, and where it does not come (spec S5.15, S5.16). */

const status = (page: Page) => page.getByRole('main').getByRole('status');
const search = (page: Page) => page.getByLabel('Search');
const cards = (page: Page) => page.getByRole('main').getByRole('article');

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
  for (let second = 0; second < 20 && requests < 4; second += 1) await page.clock.runFor(1_000);
  await page.clock.resume();
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
test('the carts stay, and nothing moves, while prices for a remembered place come', {
  tag: '@chromium',
}, async ({ page }) => {
  // The wider font of a page whose own font is late.
  await page.route(/\.woff2$/, (route) => route.fulfill({ status: 204 }));
  const shifts = await watchShifts(page);
  await page.addInitScript(() => localStorage.setItem('town', '{"place":"Tobyhanna Township"}'));
  for (const width of [390, 768, 1280]) {
    const arrive = await hold(page, /api\/vehicles/);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/inventory');
    // Where the cards are in sight.
    await page.evaluate(() => scrollTo(0, 900));
    await hydrated(page);
    const before = await shifts();
    // Longer than other answers may take until placeholders are shown.
    await page.waitForTimeout(width === 390 ? 700 : 0);
    await expect(cards(page)).toHaveCount(32);
    arrive();
    await expect(page.getByText('delivered, with tax').first()).toBeVisible();
    expect(await shifts(), `at ${width} px`).toEqual(before);
  }
});

test('text typed before the script loads is applied', async ({ page }) => {
  const island = /inventory\.island.*\.js/;
  const arrive = await hold(page, island);
  const isAsked = page.waitForRequest(island);
  await page.goto('/inventory', { waitUntil: 'domcontentloaded' });
  await search(page).fill('rover');
  await page.getByLabel('Brand').selectOption('DENAGO');
  const tick = page.getByRole('checkbox', { name: 'Compare Denago ROVER XL', exact: true });
  await tick.check();
  await isAsked;
  arrive();
  await hydrated(page);
  await expect(search(page)).toHaveValue('rover');
  await expect(page.getByLabel('Brand')).toHaveValue('DENAGO');
  await expect(status(page)).toHaveText('Showing 4 of 32 vehicles');
  await expect(tick).toBeChecked();
  await expect(page.getByRole('banner')).toContainText('Your list (1)');
  // Back restores no tick that is taken back.
  await page.goto('/compare');
  await hydrated(page);
  await page.getByRole('link', { name: 'Remove Denago ROVER XL' }).click();
  await expect(page.getByText('Your list is empty.')).toBeVisible();
  await page.goBack();
  await hydrated(page);
  await expect(tick).not.toBeChecked();
});
