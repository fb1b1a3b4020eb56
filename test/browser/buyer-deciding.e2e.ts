import { expect, type Page, test } from '../support/browser.ts';
import { job, main, output } from '../support/buyer.ts';

/** Facts by which a buyer who is about to spend thousands on a cart decides. */

// spec S3.1, S3.10
test('the first screen has the cart, its price and the next thing to do', async ({
  scriptless: page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    // On wider screens the picture is the ground of the words.
    if (width < 896) await expect(page.locator('h1 + div img')).toBeInViewport({ ratio: 1 });
    await expect(main(page).getByRole('link', { name: /ROVER XL6 .*\$12,995/ })).toBeInViewport({
      ratio: 1,
    });
    await expect(main(page).getByRole('button', { name: 'Search' })).toBeInViewport({ ratio: 1 });
    if (width > 390) {
      await expect(main(page).getByRole('link', { name: 'View Inventory' })).toBeInViewport({
        ratio: 1,
      });
    }
    await page.goto('/contact');
    await expect(page.getByLabel('First name')).toBeInViewport({ ratio: 1 });
  }
  // spec S6.2, S6.7
  await page.goto('/vehicles/d6-max-xt4?town=scranton');
  const ask = main(page).getByRole('link', { name: 'Send me photos of this cart' });
  await expect(ask).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(ask).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(output(page, 'deliveredPrice')).toBeInViewport({ ratio: 1 });
});

const inFirefox = { tag: ['@firefox'] };

const carts = (page: Page) => page.getByRole('columnheader');

/** The address of the comparison that the page offers to send. */
async function sentAddress(page: Page): Promise<string> {
  const mail = page.getByRole('link', { name: 'Send by email' });
  return /http\S+/.exec(decodeURIComponent((await mail.getAttribute('href')) ?? ''))?.[0] ?? '';
}

// spec S7.7
job(
  'a list sent to a spouse and back',
  9,
  async ({ page, browser, step, ready, search }) => {
    await search('rover');
    await ready();
    for (const name of ['Denago ROVER XXL', 'Denago ROVER XL']) {
      await step(page.getByRole('checkbox', { name: `Compare ${name}`, exact: true }).check());
    }
    await step(page.getByRole('button', { name: 'Compare selected carts' }).click());
    const add = (here: Page) => here.getByRole('button', { name: 'Add to my list' });
    const other = await browser.newContext();
    const theirs = await other.newPage();
    await theirs.goto(await sentAddress(page));
    await step(add(theirs).click());
    await step(theirs.getByLabel('Add a cart').selectOption({ label: 'Denago EV CITY' }));
    await step(theirs.getByRole('button', { name: 'Add', exact: true }).click());
    await expect(carts(theirs)).toHaveCount(3);
    const back = await sentAddress(theirs);
    await other.close();
    await page.goto(back);
    await expect(carts(page)).toHaveCount(3);
    await step(add(page).click());
    const list = page.getByRole('banner').getByRole('link', { name: /^Your list/ });
    await expect(list).toHaveText('Your list (3)');
  },
  inFirefox,
);

// spec S10.2
job(
  'a finish chosen with its picture in sight',
  4,
  async ({ page, step, ready, search }) => {
    await search('maverick 4');
    await step(
      page.getByRole('link', { name: 'Evolution D5 MAVERICK 4 View Details', exact: true }).click(),
    );
    await ready();
    const paints = main(page).getByRole('region', { name: 'Colors to order' }).getByRole('link');
    await step(paints.filter({ hasText: /teal/i }).click());
    await expect(page).toHaveURL(/paint=teal/);
    const picture = main(page)
      .getByRole('img', { name: /in teal/ })
      .first();
    await expect(picture).toBeInViewport({ ratio: 0.9 });
    await expect(paints.first()).toBeInViewport({ ratio: 1 });
  },
  inFirefox,
);

// spec S9.1
job(
  'a cart that fits a 6\'6" door',
  5,
  async ({ page, step, sees, search }) => {
    await search('4 seater under 6\'6" high');
    const first = main(page).getByRole('article').first();
    await expect(first).toContainText('4 seats');
    await step(first.getByRole('link', { name: 'View Details' }).click());
    await step(page.locator('[name="doorHeight"]').fill('6\'6"'));
    await step(page.getByRole('button', { name: 'Check the fit' }).click());
    await expect(output(page, 'fits')).toHaveAttribute('data-value', /yes|tight/);
    await sees(output(page, 'fits'));
    await expect(page).not.toHaveURL(/=(?:&|#|$)/);
  },
  inFirefox,
);
