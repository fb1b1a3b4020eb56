import { expect, hold, hydrated, type Page, still, test } from '../support/browser.ts';

test.use(still);

// spec S7.2, S7.7, S7.8
test('carts selected on a phone in two searches make a list that lasts between pages', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Beside the call, from two carts on.
  const compare = page.getByRole('banner').getByRole('link', { name: /^Compare/ });
  for (const name of ['Denago ROVER XL6', 'Evolution D5 MAVERICK 6']) {
    await page.goto(`/inventory?q=${encodeURIComponent(name)}`);
    await hydrated(page);
    await expect(compare).toBeHidden();
    await page.getByRole('checkbox', { name: `Compare ${name}`, exact: true }).check();
  }
  const list = headerList(page);
  await expect(list).toHaveText('Your list (2)');
  await expect(list).toBeInViewport({ ratio: 1 });
  await expect(compare).toHaveText('Compare (2)');
  await expect(compare).toBeInViewport({ ratio: 1 });
  await compare.click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByRole('main')).toContainText('$10,995');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Show only what differs' }).click();
  await expect(page).toHaveURL(/only=differences/);
  await hydrated(page);
  await page.getByRole('link', { name: 'Remove Denago ROVER XL6' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(1);
  // In the view that was chosen.
  await expect(page).toHaveURL(/only=differences/);
  await expect(list).toHaveText('Your list (1)');
});

test('a full list says why it takes no more (spec S7.7)', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.evaluate(() => {
    localStorage.setItem('compare', JSON.stringify(Array.from({ length: 24 }, (_, at) => `${at}`)));
  });
  await page.goto('/inventory?q=EV+CITY');
  await hydrated(page);
  const tick = page.getByRole('checkbox', { name: 'Compare Denago EV CITY', exact: true });
  await tick.click();
  await expect(page.getByText('Your list is full', { exact: true })).toBeVisible();
  await expect(tick).not.toBeChecked();
});

test('carts that have all left the stock are named, and the list forgets them (spec S7.4)', async ({
  page,
}) => {
  // A page without scripts, which would read the list while it is being set up.
  await page.goto('/privacy-policy');
  await page.evaluate(() => localStorage.setItem('compare', '["left-in-may","left-in-june"]'));
  await page.goto('/compare');
  await expect(page.getByText('2 carts are no longer in our stock:')).toContainText(
    'left-in-may, left-in-june.',
  );
  await expect.poll(() => page.evaluate(() => localStorage.compare ?? '[]')).toBe('[]');
  await page.goto('/compare', { waitUntil: 'networkidle' });
  await expect(page.getByText('Your list is empty.')).toBeVisible();
});

// spec S7.6
test('on a phone four carts stand side by side, and their names stay in sight', async ({
  scriptless: page,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/compare?carts=ev-city,rover-xl,d5-ranger-4,d5-maverick-6&town=dalton');
    // Shown as blocks, it is still read as a table.
    const names = page.getByRole('columnheader');
    await expect(names).toHaveCount(4);
    await expect(page.getByRole('row', { name: /^Price/ }).getByRole('cell')).toHaveCount(4);
    await expect(page.getByRole('row', { name: /^Price/ })).toBeInViewport({ ratio: 1 });
    // Rows that agree are hidden on a phone unless they are asked for.
    await expect(page.getByText('Top speed')).toBeHidden();
    await page.getByRole('row', { name: /^Long-travel suspension/ }).scrollIntoViewIfNeeded();
    for (const name of await names.all()) {
      await expect(name.getByRole('link')).toBeInViewport({ ratio: 1 });
    }
  }
  // At 400 %, what stays in sight would leave less than half of the screen to the rows.
  await page.setViewportSize({ width: 360, height: 225 });
  await page.getByRole('row', { name: /^Seating capacity/ }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(page.getByRole('columnheader').first()).not.toBeInViewport();
});

// spec S6.7, S15.4
test('a toast says what was added or copied, one at a time', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    const writeText = async (text: string) => void Object.assign(globalThis, { copied: text });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  const toast = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Close' }) });
  await page.goto('/vehicles/d6-max-xt4');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('link', { name: 'Added · 1 in your list' })).toBeVisible();
  await expect(toast).toContainText('Added to your list');
  await toast.getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\/compare\?carts=d6-max-xt4$/);
  await page.getByRole('button', { name: 'Share this list' }).click();
  await expect(toast).toContainText('Link copied');
  await page.getByRole('button', { name: 'Share this list' }).click();
  await expect(toast).toHaveCount(1);
  expect(await page.evaluate(() => (globalThis as { copied?: string }).copied)).toMatch(
    /Evolution D6 MAX XT4, .*\/compare\?carts=d6-max-xt4$/s,
  );
});

const headerList = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Your list/ });
const sentNote = (page: Page) => page.getByText('2 carts shared with you');

// spec S7.7
test('a list someone sent changes nothing until it is added', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.evaluate(() => localStorage.setItem('compare', '["ev-city"]'));
  await page.goto('/compare?carts=rover-xl6,d5-maverick-6');
  await expect(sentNote(page)).toBeVisible();
  await expect(headerList(page)).toHaveText('Your list (1)');
  await page.getByLabel('Add a cart').selectOption({ label: 'Denago ROVER XL' });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  // Nobody sent these three.
  await expect(page.getByText('Not all of these are on your list')).toBeVisible();
  await expect(headerList(page)).toHaveText('Your list (1)');
  await page.goBack();
  await page.getByRole('button', { name: 'Add to my list' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expect(headerList(page)).toHaveText('Your list (3)');
  await expect(page.getByText('shared with you')).toBeHidden();
});

// spec S7.7
test('carts compared and removed before the script loads are the visitor’s', async ({ page }) => {
  const script = /\/start-[^/]*\.js$/;
  let release = await hold(page, script);
  await page.goto('/vehicles/d6-max-xt4', { waitUntil: 'domcontentloaded' });
  await page.getByRole('main').getByRole('link', { name: 'Compare' }).click();
  release();
  await expect(page.getByText('This cart is not on your list')).toBeVisible();
  await page.getByRole('button', { name: 'Add to my list' }).click();
  await expect(headerList(page)).toHaveText('Your list (1)');
  await page.evaluate(() => localStorage.setItem('compare', '["d6-max-xt4","ev-city"]'));
  for (const [carts, left] of [
    ['d6-max-xt4,ev-city', 'Your list (1)'],
    ['d6-max-xt4', 'Your list'],
  ]) {
    release = await hold(page, script);
    await page.goto(`/compare?carts=${carts}`, { waitUntil: 'domcontentloaded' });
    await page.getByRole('link', { name: 'Remove' }).last().click();
    await page.waitForURL((url) => url.searchParams.get('carts') !== carts);
    release();
    await hydrated(page);
    await expect(headerList(page)).toHaveText(`${left}`);
  }
});

// spec S7.7
test('Back to the list and other tabs show it as it is now', {
  tag: '@firefox',
}, async ({ page, context }) => {
  await page.goto('/privacy-policy');
  await page.evaluate(() => localStorage.setItem('compare', '["ev-city","rover-xl6"]'));
  await page.goto('/compare');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await hydrated(page);
  await page.goto('/vehicles/d6-max-xt4');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Compare' }).click();
  await expect(headerList(page)).toHaveText('Your list (3)');
  await page.goBack();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  const other = await context.newPage();
  await other.goto('/vehicles/rover-xl');
  await hydrated(other);
  await other.getByRole('main').getByRole('link', { name: 'Compare' }).click();
  await expect(headerList(page)).toHaveText('Your list (4)');
  await expect(page.getByRole('columnheader')).toHaveCount(4);
});

// spec S7.7
test('where the browser keeps nothing, the count is that of the ticks', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/inventory?q=rover');
  await hydrated(page);
  await page.getByRole('checkbox', { name: 'Compare Denago ROVER XL6', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Compare Denago ROVER XXL', exact: true }).check();
  await expect(headerList(page)).toHaveText('Your list (2)');
  await page.getByRole('button', { name: 'Compare selected carts' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(headerList(page)).toHaveText('Your list (2)');
  await expect(sentNote(page)).toBeHidden();
});

// spec S7.2
test('selected carts are compared without scripts', async ({ scriptless: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/inventory');
  const compare = page.getByRole('button', { name: 'Compare selected carts' });
  await expect(compare).not.toBeInViewport();
  await page.getByRole('checkbox', { name: 'Compare Denago ROVER XXL' }).check();
  await expect(compare).toBeInViewport();
  await page.getByRole('checkbox', { name: 'Compare Denago ROVER XL', exact: true }).check();
  await compare.click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await page.getByRole('link', { name: 'Ask about these carts' }).click();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(/ROVER XXL/);
});
