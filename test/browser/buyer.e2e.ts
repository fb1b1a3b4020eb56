import { expect, fillContact, hydrated, type Page, takeTime, test } from '../support/browser.ts';

/**
 * What a buyer comes for, on a phone, with scripts and without. The number of steps (addresses
 * opened, fields filled in, links and buttons pressed) is in each title.
 */

test.use({ viewport: { width: 390, height: 800 } });

const main = (page: Page) => page.getByRole('main');
const message = (page: Page) => page.getByLabel('Message', { exact: true });
const output = (page: Page, name: string) => page.locator(`output[name="${name}"]`);

/** Runs a job in both kinds of browser. */
function job(
  name: string,
  walk: (page: Page, has: { readonly scripts: boolean }) => Promise<void>,
): void {
  test(name, async ({ page }) => walk(page, { scripts: true }));
  test(`${name}, without scripts`, async ({ scriptless }) => walk(scriptless, { scripts: false }));
}

job('a six-seater under $12,000, found and asked about: 5 steps', async (page, { scripts }) => {
  await page.goto('/inventory');
  if (scripts) await hydrated(page);
  const search = page.getByLabel('Search');
  await search.pressSequentially('6 seater under 12k');
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page.getByRole('link', { name: 'Remove: Under $12,000' })).toBeVisible();
  await expect(page.locator('#result')).toBeInViewport();
  const first = main(page).getByRole('article').first();
  await expect(first).toContainText('6 seats');
  await first.getByRole('link', { name: 'View Details' }).click();
  await page.getByRole('link', { name: 'Ask about this cart' }).click();
  await expect(message(page)).toHaveValue(/\$1?\d,\d{3}/);
});

job('a D5 MAVERICK 4 delivered to Tobyhanna Township, all in: 3 steps', async (page) => {
  await page.goto('/vehicles/d5-maverick-4');
  await page
    .getByRole('combobox', { name: 'Delivered to' })
    .selectOption({ label: 'Tobyhanna Township' });
  await page.getByRole('button', { name: 'Show price' }).click();
  await expect(output(page, 'deliveredPrice')).toHaveAttribute('data-value', '8474.70');
  await expect(main(page)).toContainText('Title, registration and insurance are not in it.');
});

job('ROVER XL6 against D5 MAVERICK 6: 4 steps', async (page) => {
  await page.goto('/vehicles/rover-xl6');
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await page.getByLabel('Add a cart').selectOption({ label: 'Evolution D5 MAVERICK 6' });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await page.getByRole('link', { name: 'Show only what differs' }).click();
  await expect(page.getByRole('rowheader', { name: /^Price/ }).first()).toBeVisible();
});

/** Dates this many days from today, `YYYY-MM-DD`, within the year. */
function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

for (const [days, total] of [
  // A plan of three days costs less than two single ones.
  [2, '490'],
  [5, '1050'],
  [21, undefined],
] as const) {
  job(`four seats in Mount Pocono for ${days} days: 4 steps`, async (page) => {
    await page.goto('/rentals/mount-pocono');
    await page.getByLabel('First day').fill(daysFromNow(10));
    await page.getByLabel('Last day').fill(daysFromNow(9 + days));
    await page.getByRole('button', { name: 'Show the total' }).click();
    await expect(output(page, 'rentalDays')).toHaveAttribute('data-value', String(days));
    const rental = output(page, 'rentalTotal');
    await expect(rental).toHaveAttribute('data-value', total ?? /^\d+$/);
    await page.getByRole('link', { name: 'Ask for these dates' }).click();
    await expect(message(page)).toHaveValue(/Mount Pocono/);
  });
}

job('a MAVERICK 4 in a shed of 8 by 10 feet with a door of 6 ft 11 in: 5 steps', async (page) => {
  await page.goto('/vehicles/d5-maverick-4');
  await page.locator('[name="doorWidth"]').fill('8');
  await page.locator('[name="doorHeight"]').fill('6\'11"');
  await page.locator('[name="depth"]').fill('10');
  await page.locator('form:has([name="doorWidth"])').getByRole('button').click();
  await expect(output(page, 'fits')).toHaveAttribute('data-value', /^(yes|tight|no)$/);
});

job('two carts as one address to send: 4 steps', async (page, { scripts }) => {
  await page.goto('/inventory?q=rover');
  if (scripts) await hydrated(page);
  await page.getByRole('checkbox', { name: 'Compare Denago ROVER XXL' }).check();
  await page.getByRole('checkbox', { name: 'Compare Denago ROVER XL', exact: true }).check();
  await page.getByRole('button', { name: 'Compare the ticked carts' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Send by email' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
});

job('the hours of the showroom in Scranton: 1 step', async (page) => {
  await page.goto('/showroom');
  await expect(main(page)).toContainText('Scranton');
  await expect(main(page)).toContainText(/Sat[^.]*9[^.]*5/);
});

job('a question, sent: 7 steps', async (page, { scripts }) => {
  await page.goto('/contact?vehicle=d5-maverick-4');
  if (scripts) await hydrated(page);
  await fillContact(page, { email: `buyer-${scripts}@visitor.example` });
  await takeTime(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/thank-you/);
});

job('savings against a truck: 5 steps', async (page, { scripts }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/eco-impact');
  if (scripts) await hydrated(page);
  await page.getByLabel('Miles per week').fill('50');
  await page.getByLabel('Usage type').selectOption('recreational');
  await page.getByLabel('Time frame').selectOption('5');
  await page.getByRole('button', { name: 'Calculate Impact' }).click();
  await expect(output(page, 'netSavings')).toHaveAttribute('data-value', /^\d+$/);
});

job('the plans of a six-seater: 2 steps', async (page) => {
  await page.goto('/rentals');
  const weekly = page.getByRole('heading', { name: '6 Seater Weekly' });
  await expect(weekly).toBeHidden();
  await page.getByRole('link', { name: /^4 plans from .* for 6 Seater$/ }).click();
  await expect(weekly).toBeVisible();
  await expect(page.getByRole('heading', { name: '4 Seater Weekly' })).toBeHidden();
});

test('on paper every rental plan is shown', { tag: '@media' }, async ({ page }) => {
  await page.goto('/rentals');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: '4 Seater Weekly' })).toBeVisible();
});
