import { expect, hydrated, type Page, still, test, type } from '../support/browser.ts';
import { contactField, fillContact, sendButton } from '../support/contact-form.ts';

test.use(still);

/** Replaces each text by an element with it, now and as texts change: as browsers translate pages. */
async function translate(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(() => {
    const wrap = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const plain: Text[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (!text.parentElement?.closest('font, script, style, textarea')) plain.push(text as Text);
      for (const text of plain) {
        if (text.data.trim() === '') continue;
        const translation = document.createElement('font');
        translation.append(text.data);
        text.replaceWith(translation);
      }
    };
    wrap();
    const changes = { childList: true, subtree: true, characterData: true };
    new MutationObserver(wrap).observe(document.body, changes);
  });
}

/** A visitor's steps on a page with an island; each fails where the page keeps an older text. */
const visits: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/inventory': async (page) => {
    const count = page.getByRole('status').filter({ hasText: 'vehicles' });
    await type(page.getByLabel('Search'), 'rover');
    await expect(count).toHaveText('Showing 4 of 32 vehicles');
    await page.getByRole('link', { name: 'Remove: rover' }).click();
    await expect(count).toHaveText('Showing 32 of 32 vehicles');
    await type(page.getByLabel('Search'), 'zzz');
    await expect(count).toHaveText('Showing 0 of 32 total vehicles');
    await page.route('**/api/vehicles?*', (route) => route.fulfill({ body: '<p>Sign in</p>' }));
    await page.clock.install();
    await page.getByLabel('Brand').selectOption('DENAGO');
    const afterTries = async () => {
      await page.clock.runFor(4_000);
      return count.textContent();
    };
    await expect.poll(afterTries).toBe('Showing 0 of 32 total vehicles, from your last search');
    await expect(page.getByRole('alert')).toContainText(
      'Error loading vehicles: Failed to fetch vehicles: the connection was lost',
    );
  },
  '/contact': async (page) => {
    await page.clock.install();
    await page.route('**/api/contact', (route) => route.fulfill({ body: '<p>Sign in</p>' }));
    await fillContact(page, { email: 'none' });
    await sendButton(page).click();
    await expect(contactField(page, 'Email')).toHaveAttribute('aria-invalid');
    await contactField(page, 'Email').fill('robin@visitor.example');
    await sendButton(page).click();
    await expect(page.getByText('Keep this page open')).toBeVisible();
    await page.unroute('**/api/contact');
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL(/\/thank-you\?/);
  },
  '/eco-impact': async (page) => {
    for (const [miles, saved] of [
      ['100', '$1,213'],
      ['200', '$2,427'],
    ] as const) {
      await page.getByLabel('Miles per week').fill(miles);
      await page.getByRole('button', { name: 'Calculate Impact' }).click();
      await expect(page.locator('output[name=costSaved]')).toHaveText(saved);
    }
  },
  '/compare?carts=ev-city,rover-xl6': async (page) => {
    await page.getByRole('button', { name: 'Add to my list' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('[data-shortlist="Your list"]').first()).toHaveText('Your list (2)');
  },
  '/vehicles/rover-xl': async (page) => {
    await page.getByRole('main').getByRole('link', { name: 'Compare' }).click();
    await expect(page.locator('[data-shortlist="Your list"]').first()).toHaveText('Your list (3)');
  },
  '/trade-in': async (page) => {
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(contactField(page, 'Make')).toBeFocused();
  },
};

// spec S24.3
test('pages translated by the browser show what changes', { tag: '@chromium' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  for (const [path, visit] of Object.entries(visits)) {
    await page.goto(path);
    await translate(page);
    await visit(page);
  }
});
