import { expect, hydrated, type Page, still, test, type } from '../support/browser.ts';

test.use(still);

const status = (page: Page) => page.getByRole('main').getByRole('status');
const search = (page: Page) => page.getByLabel('Search');
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Counts how often the page asks the API. */
function countRequests(page: Page): { count: number } {
  const requests = { count: 0 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Other than by "fetch", the browser itself asks whether what it kept still holds.
    if (pathname === '/api/vehicles' && request.resourceType() === 'fetch') requests.count += 1;
  });
  return requests;
}

// spec S5.2
test('filters apply while typing, and address, reload and Back agree', async ({ page }) => {
  const requests = countRequests(page);
  await page.goto('/inventory');
  await hydrated(page);
  await page.getByLabel('Brand').selectOption('EVOLUTION');
  await expect(status(page)).toHaveText('Showing 24 of 32 vehicles');
  await expect(page).toHaveURL(/\/inventory\?brand=EVOLUTION$/);
  await page.getByLabel('Category').selectOption('Ranger');
  await page.getByLabel('Price', { exact: true }).selectOption('under-15000');
  await search(page).pressSequentially('6 plus');
  await expect(status(page)).toHaveText('Showing 1 of 32 vehicles');
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/q=6\+plus&brand=EVOLUTION&category=Ranger&price=under-15000$/);

  await page.reload();
  await expect(status(page)).toHaveText('Showing 1 of 32 vehicles');
  await expect(search(page)).toHaveValue('6 plus');
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('under-15000');

  await hydrated(page);
  await page.goBack();
  await expect(search(page)).toHaveValue('');
  await expect(status(page)).toHaveText('Showing 5 of 32 vehicles');
  await page.goBack();
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('');
  await page.goForward();
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('under-15000');
  await expect(status(page)).toHaveText('Showing 5 of 32 vehicles');
  // Once for each state that was not there before; seven and six letters are 13, a word typed fast is one.
  expect(requests.count).toBeLessThan(13);
});

test('Back right after a key shows the address it leads to, in the field and in the list', async ({
  page,
}) => {
  await page.goto('/inventory?brand=DENAGO');
  await hydrated(page);
  await page.clock.install();
  await search(page).pressSequentially('rov');
  await expect(page).toHaveURL(/q=rov/);
  await page.goBack();
  await page.clock.runFor(2_000);
  await page.clock.resume();
  await expect(page).toHaveURL(/\/inventory\?brand=DENAGO$/);
  await expect(search(page)).toHaveValue('');
  await expect(status(page)).toHaveText('Showing 8 of 32 vehicles');
  // The list did not follow the word that was given up.
  await page.waitForLoadState('networkidle');
  await expect(status(page)).toHaveText('Showing 8 of 32 vehicles');
});

// spec S2.11, S5.2
test('a shared address shows the same without scripts', async ({ page, scriptless }) => {
  await page.goto('/inventory');
  await hydrated(page);
  await type(search(page), 'XL');
  await page.getByLabel('Price', { exact: true }).selectOption('under-15000');
  await expect(status(page)).toHaveText('Showing 4 of 32 vehicles');
  const headings = await cards(page).getByRole('heading').allTextContents();
  expect(headings.length).toBeGreaterThan(2);
  await scriptless.goto(page.url());
  expect(await cards(scriptless).getByRole('heading').allTextContents()).toEqual(headings);
  await expect(search(scriptless)).toHaveValue('XL');
});

// spec S5.3, S5.14
test('Clear All Filters clears everything and keeps the focus', async ({ page }) => {
  await page.goto('/inventory?q=zeppelin&brand=DENAGO&seats=4&condition=new&sort=price');
  await hydrated(page);
  await expect(page.getByText('No vehicles match your current filters.')).toBeVisible();
  await expect(status(page)).toHaveText('Showing 0 of 32 total vehicles');
  const clear = page.getByRole('link', { name: 'Clear All Filters' });
  await clear.focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Showing 32 of 32 vehicles');
  await expect(page).toHaveURL(/\/inventory$/);
  await expect(cards(page)).toHaveCount(32);
  for (const label of ['Search', 'Brand', 'Category', 'Price', 'Seats', 'Condition', 'Sort by']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
  }
  await expect(clear).toBeFocused();
});

test('the count is announced, not only shown', async ({ page }) => {
  await page.goto('/inventory');
  await hydrated(page);
  const region = await status(page).elementHandle();
  await page.getByLabel('Brand').selectOption('DENAGO');
  await expect(status(page)).toHaveText('Showing 8 of 32 vehicles');
  // A region that is replaced is not read out; this one must be the same all along.
  expect(await region?.evaluate((element) => element.isConnected)).toBe(true);
});

/** Results whose first card has to stand on the first screen. */
const results = [
  'q=6+seater+under+12k',
  'seats=4&condition=new&stance=lifted',
  'brand=EVOLUTION&category=Maverick&price=under-15000',
];

// spec S5.25
test('a result’s first card is on the first screen of a phone and a desk', async ({
  page,
  scriptless,
}) => {
  for (const tab of [page, scriptless]) {
    for (const query of results) {
      await tab.goto(`/inventory?${query}`);
      for (const [width, height] of [
        [390, 844],
        [1440, 900],
      ] as const) {
        await tab.setViewportSize({ width, height });
        const { y = height } = (await cards(tab).first().boundingBox()) ?? {};
        // Half of the screen is its own.
        expect(y, `${query} at ${width} px`).toBeLessThan(height / 2);
      }
      await expect(tab.getByRole('heading', { name: 'Our Inventory' })).toHaveCount(1);
    }
  }
});
