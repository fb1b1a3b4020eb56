import { expect, frames, hold, hydrated, test } from '../support/browser.ts';
import { violations } from '../support/looks/accessibility.ts';
import { contrast } from '../support/looks/pixels.ts';

const cart = '/vehicles/d6-max-xt4';

// spec S6.6, S6.8
test('a small picture brings its large one into view; photographs are enlarged, by buttons and by keys', async ({
  page,
}) => {
  await page.goto(cart);
  await hydrated(page);
  // Its first three pictures become photographs, of which samples have none.
  await page.locator('[data-track] li:nth-child(-n + 3) picture').evaluateAll((pictures) => {
    for (const picture of pictures) {
      const link = document.createElement('a');
      link.href = picture.querySelector('img')?.src ?? '';
      picture.replaceWith(link);
      link.append(picture);
    }
  });
  const dialog = page.getByRole('dialog', { name: /Pictures of/ });
  const picture = (number: number) => page.locator(`#picture-${number}`).getByRole('img');
  const thumbs = page.getByRole('navigation', { name: 'Pictures' }).getByRole('link');
  await thumbs.nth(3).click();
  await expect(picture(4)).toBeInViewport({ ratio: 0.9 });
  await picture(4).click();
  await expect(dialog).toHaveCount(0);
  await thumbs.nth(2).click();
  await expect(picture(3)).toBeInViewport({ ratio: 0.9 });
  await expect(page).toHaveURL(new RegExp(`${cart}$`));
  const release = await hold(page, /\/large-pictures-[^/]*\.js$/);
  await picture(3).dblclick();
  release();
  await expect(dialog.getByRole('img', { name: /rear left/ })).toBeInViewport({ ratio: 0.9 });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);

  await thumbs.nth(0).click();
  await picture(1).click();
  const count = dialog.getByRole('status');
  const next = dialog.getByRole('button', { name: 'Next picture' });
  await expect(count).toHaveText('1 of 3');
  expect(await violations(page)).toEqual([]);
  await expect(next).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Previous picture' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await next.click();
  await expect(count).toHaveText('2 of 3');
  await page.keyboard.press('ArrowRight');
  await expect(count).toHaveText('3 of 3');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('img', { name: /left side/ })).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // The page shows the picture at which the large ones were closed.
  await expect(picture(2)).toBeInViewport({ ratio: 0.9 });
});

// spec S24.1: on a phone a color alone is the control
test('paints and seats begin at one edge, and each color has an edge', { tag: '@media' }, async ({
  page,
}) => {
  await page.goto('/vehicles/d6-max-gt6');
  const finishes = page.getByRole('region', { name: 'Colors to order' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const [paints, seats] = await finishes.getByRole('list').all();
      expect((await paints?.boundingBox())?.x, `${width}`).toBe((await seats?.boundingBox())?.x);
    }
    const [edge, ground] = await finishes.evaluate((element) =>
      [
        getComputedStyle(element.querySelector('svg') ?? element).borderTopColor,
        getComputedStyle(document.documentElement).backgroundColor,
      ].map((color) => color.match(/\d+/g)?.map(Number) as [number, number, number]),
    );
    expect(contrast(edge ?? [0, 0, 0], ground ?? [0, 0, 0]), colorScheme).toBeGreaterThan(3);
  }
});

// spec S10.7, S10.8
test('without a script pictures and finishes are links', async ({ scriptless }) => {
  await scriptless.goto(cart);
  await expect(scriptless.getByRole('button', { name: 'Turn it around' })).toBeHidden();
  const thumbs = scriptless.getByRole('navigation', { name: 'Pictures' }).getByRole('link');
  await thumbs.nth(1).click();
  await expect(scriptless.locator('#picture-2').getByRole('img')).toBeInViewport({ ratio: 0.5 });
  await scriptless.getByRole('link', { name: 'silver' }).click();
  await expect(scriptless).toHaveURL(/[?&]paint=silver(&|$)/);
  await scriptless.getByRole('link', { name: 'cream' }).click();
  await expect(scriptless.locator('[data-chosen=paint]')).toHaveText('silver');
  await expect(scriptless.locator('[data-chosen=seats]')).toHaveText('cream');
  await scriptless.getByRole('link', { name: 'Ask about it in this color' }).click();
  await expect(scriptless).toHaveURL('/contact?vehicle=d6-max-xt4&paint=silver&seats=cream');
});

// spec S10.8
test('with the viewer closed a finish changes the page without loading it', async ({ page }) => {
  await page.goto(`${cart}?place=Dalton`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(globalThis, { here: true }));
  // A link within the page chooses no finish.
  await page.getByRole('link', { name: 'Breakdown' }).click();
  await frames(page, 1);
  await expect(page.locator('[name=paint]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Paint: graphite' }).click();
  await expect(page).toHaveURL(/\?place=Dalton&paint=graphite&seats=charcoal$/);
  await expect(page.locator('[data-chosen=paint]')).toHaveText('graphite');
  // What asks about the cart asks in that finish, the bar of a phone too; its close-ups have another.
  await expect(page.locator('header [href*="/contact?vehicle="]')).toHaveAttribute(
    'href',
    /&paint=graphite&seats=charcoal$/,
  );
  const closeUp = page.locator('[data-track] li:not([data-view])').first();
  await expect(closeUp).toBeHidden();
  await page
    .getByRole('link', { name: /^Paint:/ })
    .first()
    .click();
  await expect(closeUp).toBeVisible();
  await page.goBack();
  expect(await page.evaluate(() => 'here' in globalThis)).toBe(true);
  await page.goBack();
  const ask = page.locator('header [href*="/contact?vehicle="]');
  await expect(ask).not.toHaveAttribute('href', /paint|seats/);
  await page.goForward();
  await expect(ask).toHaveAttribute('href', /&paint=graphite&seats=charcoal$/);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Paint: graphite' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});
