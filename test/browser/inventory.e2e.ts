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

// spec S2.11, S5.2
test('filters apply while typing; address, reload, Back and a page without scripts agree', async ({
  page,
  scriptless,
}) => {
  const requests = countRequests(page);
  await page.goto('/inventory');
  await hydrated(page);
  const region = await status(page).elementHandle();
  await page.getByLabel('Brand').selectOption('EVOLUTION');
  await expect(status(page)).toHaveText('Showing 24 of 32 vehicles');
  // A region that is replaced is not read out.
  expect(await region?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page).toHaveURL(/\/inventory\?brand=EVOLUTION$/);
  await page.getByLabel('Category').selectOption('Ranger');
  await page.getByLabel('Price', { exact: true }).selectOption('under-15000');
  await search(page).pressSequentially('6 plus');
  await expect(status(page)).toHaveText('Showing 1 of 32 vehicles');
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/q=6\+plus&brand=EVOLUTION&category=Ranger&price=under-15000$/);
  const headings = await cards(page).getByRole('heading').allTextContents();
  await scriptless.goto(page.url());
  expect(await cards(scriptless).getByRole('heading').allTextContents()).toEqual(headings);

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
  await page.goto('/inventory?q=rover');
  await hydrated(page);
  await page.getByRole('link', { name: 'Remove: rover' }).click();
  await expect(page.locator('#result')).toBeFocused();
});

// spec S5.25
test('a result’s first card is on the first screen of a phone and a desk', async ({
  page,
  scriptless,
}) => {
  for (const tab of [page, scriptless]) {
    for (const query of ['q=6+seater+under+12k', 'seats=4&condition=new&stance=lifted']) {
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

// spec S5.2
test('Back on a phone returns to the cart that was opened far down, with scripts and without', async ({
  page,
  scriptless,
}) => {
  for (const one of [page, scriptless]) {
    await one.setViewportSize({ width: 390, height: 844 });
    await one.goto('/inventory');
    const cart = one.locator('a[href="/vehicles/turfman-1000"]').first();
    await cart.scrollIntoViewIfNeeded();
    await cart.click();
    await expect(one).toHaveURL('/vehicles/turfman-1000');
    await one.goBack();
    await expect(cart).toBeInViewport();
  }
});

// spec S5.25
test('on a phone one button opens filters and sorting, with scripts and without', async ({
  page,
  scriptless,
}) => {
  for (const tab of [page, scriptless]) {
    await tab.setViewportSize({ width: 390, height: 844 });
    await tab.goto('/inventory?q=rover');
    if (tab === page) await hydrated(tab);
    await expect(tab.getByLabel('Brand')).toBeHidden();
    await tab.getByText('Filter and sort').click();
    if (tab === page) {
      await tab.getByLabel('Brand').focus();
      await tab.keyboard.press('Escape');
      await expect(tab.getByLabel('Brand')).toBeHidden();
      await expect(tab.locator('summary').filter({ hasText: 'Filter and sort' })).toBeFocused();
      await tab.keyboard.press('Enter');
    }
    // A sheet over the page: nothing below it is reached, and its button ends the screen.
    await expect(cards(tab).first()).toBeHidden();
    const foot = await tab.getByRole('button', { name: /^Show/ }).boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeGreaterThan(800);
    await tab.getByLabel('Showroom').selectOption('pocono-pines');
    await type(tab.getByLabel('Price from'), '11000');
    await type(tab.getByLabel('to', { exact: true }), '12500');
    const show = tab.getByRole('button', { name: /^Show (results|2 vehicles)$/ });
    await show.click();
    await expect(tab).toHaveURL(/q=rover&.*priceFrom=11000&priceTo=12500.*showroom=pocono-pines/);
    await expect(status(tab)).toHaveText('Showing 2 of 32 vehicles');
    await expect(tab.getByLabel('Brand')).toBeHidden();
    // In place the page has not moved.
    if (tab === page) {
      await expect(search(page)).toBeInViewport();
      await expect(page.locator('#result')).toBeFocused();
    }
    for (const chip of ['$11,000 or more', 'Up to $12,500', 'At Pocono Pines']) {
      await expect(tab.getByRole('link', { name: `Remove: ${chip}` })).toBeVisible();
    }
  }
});
