import { expect } from '../support/browser.ts';
import { job, main, message, output, type Walk } from '../support/buyer.ts';

/** Which cart, for what price, and does it fit: a buyer on a phone, from the home page. */

/** A search's only result, opened. */
async function open({ page, step, search }: Walk, words: string, name: string): Promise<void> {
  await search(words);
  await step(page.getByRole('link', { name: `${name} View Details`, exact: true }).click());
}

// spec S5.11, S6.2
job(
  'a six-seater under $12,000, found and asked about',
  4,
  async (buyer) => {
    const { page, step, sees, search } = buyer;
    await search('6 seater under $12,000');
    await expect(page.getByRole('link', { name: 'Remove: Under $12,000' })).toBeVisible();
    const first = main(page).getByRole('article').first();
    await expect(first).toContainText('6 seats');
    await sees(first.getByRole('img'));
    await step(first.getByRole('link', { name: 'View Details' }).click());
    await step(
      page
        .getByRole('link', { name: /^Ask(?: about this cart)?$/ })
        .first()
        .click(),
    );
    await expect(message(page)).toHaveValue(/\$1?\d,\d{3}/);
    await sees(page.getByLabel('First name'));
  },
  { everywhere: true },
);

// spec S8.1, S8.2
job(
  'a D5 MAVERICK 4 delivered to Tobyhanna Township, all in',
  5,
  async (buyer) => {
    const { page, step, sees } = buyer;
    await open(buyer, 'maverick 4', 'Evolution D5 MAVERICK 4');
    await step(main(page).getByLabel('Delivery ZIP code or town').fill('Tobyhanna Township'));
    await step(page.getByRole('button', { name: 'Show price' }).click());
    await expect(output(page, 'deliveredPrice')).toHaveAttribute('data-value', '8474.70');
    await sees(main(page).getByText('$8,474.70').last());
    await expect(main(page)).toContainText(
      'Delivered prices don’t include title, registration, or insurance.',
    );
  },
  { everywhere: true },
);

job('ROVER XL6 against D5 MAVERICK 6', 6, async ({ page, step, sees, ready, search }) => {
  await search('6 seater');
  await ready();
  for (const name of ['Denago ROVER XL6', 'Evolution D5 MAVERICK 6']) {
    await step(page.getByRole('checkbox', { name: `Compare ${name}`, exact: true }).check());
  }
  await step(page.getByRole('button', { name: 'Compare selected carts' }).click());
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await sees(page.getByRole('columnheader').last());
  await expect(main(page)).toContainText('$11,995');
  await expect(main(page)).toContainText('$10,995');
  // A phone shows that by itself.
  const different = page.getByRole('link', { name: 'Show only what differs' });
  if (await different.isVisible()) await step(different.click());
  await expect(page.getByRole('rowheader', { name: /^Price/ }).first()).toBeVisible();
});
