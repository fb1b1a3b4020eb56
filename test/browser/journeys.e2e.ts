import { expect, hydrated, type Page, test, type } from '../support/browser.ts';
import { fillContact, sendButton, takeTime } from '../support/contact-form.ts';

const count = (page: Page) => page.getByRole('status').filter({ hasText: 'Showing' });

// spec S6.1
test('home → inventory → filter → vehicle → contact → thank you', { tag: '@firefox' }, async ({
  page,
  site,
}) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'View Inventory' }).first().click();
  await expect(page).toHaveURL(/\/inventory$/);
  await hydrated(page);
  await expect(count(page)).toHaveText('Showing 32 of 32 vehicles');
  await page.getByLabel('Brand').selectOption('DENAGO');
  await type(page.getByLabel('Search'), 'rover xxl');
  await expect(count(page)).toHaveText('Showing 1 of 32 vehicles');
  await page.getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Denago ROVER XXL');
  await expect(page.getByRole('main')).toContainText('$11,995');
  await expect(page.getByRole('link', { name: 'Back to Inventory' })).toHaveAttribute(
    'href',
    /\/inventory\?q=rover\+xxl&brand=DENAGO$/,
  );
  await page.getByRole('link', { name: 'Contact Sales Team' }).click();
  await hydrated(page);
  const message = page.getByLabel('Message', { exact: true });
  await expect(message).toHaveValue(/Denago ROVER XXL/);
  const words = `${await message.inputValue()}Is it there on Saturday?`;
  await fillContact(page, { email: 'scripted@visitor.example', message: words });
  await page.getByLabel("I'm interested in").selectOption('service');
  await takeTime(page);
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/thank-you\?/);
  const enquiries = await site.enquiries();
  const mine = enquiries.filter(({ email }) => email === 'scripted@visitor.example');
  expect(mine).toHaveLength(1);
  expect(mine[0]).toMatchObject({
    firstName: 'Robin',
    interest: 'service',
    message: words.trim(),
    vehicles: [{ id: 'rover-xxl', price: 11_995 }],
  });
});
