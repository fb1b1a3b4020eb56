import { expect, hydrated, type Page, still, test, type } from '../support/browser.ts';

test.use(still);

const search = (page: Page) => page.getByLabel('Search');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const cards = (page: Page) => page.getByRole('main').getByRole('article');

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

test('without scripts the button that compares stands over the list once a cart is ticked', async ({
  scriptless: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/inventory');
  const button = page.getByRole('button', { name: 'Compare selected carts' });
  await expect(button).not.toBeInViewport();
  await page
    .getByRole('checkbox', { name: /^Compare/ })
    .first()
    .check();
  await expect(button).toBeInViewport();
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
    if (tab === page) await expect(search(page)).toBeInViewport();
    for (const chip of ['$11,000 or more', 'Up to $12,500', 'At Pocono Pines']) {
      await expect(tab.getByRole('link', { name: `Remove: ${chip}` })).toBeVisible();
    }
  }
});
