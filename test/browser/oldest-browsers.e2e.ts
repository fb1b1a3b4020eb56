import { expect, hydrated, still, test } from '../support/browser.ts';
import { fillContact, sendButton, takeTime } from '../support/contact-form.ts';
import { newerApis } from '../support/newer-apis.ts';

test.use(still);

// spec S24.3
test('the site works without everything newer than its oldest browsers', {
  tag: '@chromium',
}, async ({ page, site }) => {
  await page.addInitScript((apis) => {
    const globals = globalThis as unknown as Record<string, { prototype?: object }>;
    for (const { owner, member, isStatic } of apis) {
      const parent = globals[owner];
      if (member === undefined) delete globals[owner];
      else if (parent) delete parent[member as never];
      if (member && !isStatic && parent?.prototype) delete parent.prototype[member as never];
    }
  }, newerApis);
  await page.goto('/inventory?utm_source=paper');
  await hydrated(page);
  expect(await page.evaluate(() => 'canParse' in URL || 'popover' in HTMLElement.prototype)).toBe(
    false,
  );
  await page.getByLabel('Brand').selectOption('DENAGO');
  await page.getByLabel('Search').pressSequentially('rover');
  await expect(page.getByRole('status').filter({ hasText: 'Showing' })).toHaveText(
    'Showing 4 of 32 vehicles',
  );
  await expect(page).toHaveURL('/inventory?q=rover&brand=DENAGO');
  for (const index of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .nth(index)
      .check();
  await page.getByRole('button', { name: 'Compare selected carts' }).click();
  await expect(page).toHaveURL(/\/compare\?carts=[\w-]+,[\w-]+$/);
  await hydrated(page);
  await page.goto('/vehicles/ev-city');
  await hydrated(page);
  await page.getByRole('link', { name: 'Contact Sales Team' }).click();
  await hydrated(page);
  await fillContact(page, { email: 'oldest@visitor.example' });
  await takeTime(page);
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/thank-you\?/);
  const mine = (await site.enquiries()).find(({ email }) => email === 'oldest@visitor.example');
  // The campaign of the first page.
  expect(JSON.stringify(mine)).toContain('"utm_source":"paper"');
  expect(JSON.stringify(mine)).toContain('"page":"/vehicles/ev-city"');
});
