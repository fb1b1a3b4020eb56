import { expect, hydrated, type Page, test, type } from '../support/browser.ts';

/** 100 miles a week, commercial, five years: as the domain's table has them (spec S12.4). */
const expected = {
  co2Saved: 67_947,
  fuelSaved: 3_467,
  costSaved: 12_133,
  treesEquivalent: 560.6,
  electricCost: 936,
  netSavings: 11_197,
};

async function ask(page: Page): Promise<void> {
  await type(page.getByLabel('Miles per week'), '100');
  await page.getByLabel('Usage type').selectOption('commercial');
  await page.getByLabel('Time frame').selectOption('5');
  await page.getByRole('button', { name: 'Calculate Impact' }).click();
}

const figure = (page: Page, name: string) => page.locator(`output[name="${name}"]`);

// spec S12.6, S12.8
test('calculates for 1.5 seconds, counts up, shows the banner for three seconds', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.clock.install();
  await page.goto('/eco-impact');
  await page.clock.runFor(1_000);
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await ask(page);
  const busy = page.getByRole('button', { name: 'Calculating...' });
  await expect(busy).toBeDisabled();
  await expect(busy).toBeFocused();
  await page.clock.runFor(1_400);
  await expect(busy).toBeVisible();
  await expect(figure(page, 'co2Saved')).toHaveCount(0);
  await page.clock.runFor(200);
  for (const [name, value] of Object.entries(expected)) {
    await expect(figure(page, name)).toHaveAttribute('data-value', String(value));
  }
  await expect(page.getByRole('button', { name: 'Calculate Impact' })).toBeEnabled();
  await expect(page.getByText('Great Choice for the Environment!')).toBeVisible();
  await page.clock.runFor(500);
  const counting = Number((await figure(page, 'netSavings').textContent())?.replace(/\D/g, ''));
  expect(counting).toBeGreaterThan(0);
  expect(counting).toBeLessThan(expected.netSavings);
  await page.clock.runFor(3_000);
  await expect(page.getByText('Great Choice for the Environment!')).toHaveCount(0);
  await expect(figure(page, 'netSavings')).toHaveText('$11,197');
  await expect(figure(page, 'treesEquivalent')).toHaveText('560.6');
  await expect(page).toHaveURL(/milesPerWeek=100&usageType=commercial&years=5$/);
});

// spec S12.6, S24.2
test('invalid input gets a message and removes the result; under reduced motion the next is there at once', {
  tag: '@media',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/eco-impact?milesPerWeek=100&usageType=commercial&years=10');
  await hydrated(page);
  const field = page.getByLabel('Miles per week');
  for (const wrong of ['', '-5', '1e309']) {
    await type(field, wrong);
    await page.getByRole('button', { name: 'Calculate Impact' }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).not.toHaveAccessibleDescription('');
    await expect(page.getByLabel('Usage type')).toHaveValue('commercial');
    await expect(page.getByRole('heading', { name: /Environmental Impact/ })).toHaveCount(0);
  }
  await ask(page);
  await expect(figure(page, 'netSavings')).toHaveText('$11,197', { timeout: 1_000 });
  await expect(page.getByRole('heading', { name: /Impact Over 5 Years/ })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Calculated' })).toHaveCount(1);
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
});
