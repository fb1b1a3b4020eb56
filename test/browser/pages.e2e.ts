import { missingPaths, pagePaths } from '../support/addresses.ts';
import { expect, hold, hydrated, type Page, test } from '../support/browser.ts';

/** Widest piece that does not fit, if any. */
async function overflow(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return undefined;
    const wide = [...document.querySelectorAll('main *, header *, footer *')].find(
      (element) => element.getBoundingClientRect().right > width + 1,
    );
    return `${location.pathname} at ${width} px: ${wide?.outerHTML.slice(0, 120)}`;
  });
}

for (const path of [...pagePaths, ...missingPaths]) {
  test(`${path} fits every width, loads all it names and says nothing in the console`, async ({
    page,
    expectedErrors,
  }) => {
    if (missingPaths.includes(path)) expectedErrors.push(/status of 404.*\/(nowhere|nothing)\)$/);
    const failed: string[] = [];
    // A picture still on its way when the page is made wider is given up for a larger one.
    page.on('requestfailed', (request) => {
      if (!request.failure()?.errorText.includes('ABORTED')) failed.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const width of [320, 360, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page)).toBeUndefined();
    }
    expect(failed).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
}

for (const path of pagePaths) {
  test(`${path} fits its width when only its text is enlarged`, async ({ page }) => {
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const size of ['130%', '200%']) {
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
        expect(await overflow(page), size).toBeUndefined();
      }
    }
  });
}

test('islands load after the pictures in view, or on the visitor’s first input', async ({
  page,
}) => {
  const release = await hold(page, /\.avif$/);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/inventory', { waitUntil: 'domcontentloaded' });
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
  await page.getByLabel('Search').focus();
  await hydrated(page);
  release();

  await page.goto('/contact');
  await hydrated(page);
});

test('the phone’s menu opens, closes on a tap and by the key, without scripts', async ({
  scriptless: page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/services');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.click();
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'Inventory',
    'Rentals',
    'Services',
    'Showroom',
    'Contact',
    'About Us',
    'Eco-Impact Calculator',
    'Denago',
    'Evolution',
    'Your list',
    'Call Now: 1-800-555-0142',
  ]);
  const edge = async () => {
    const box = await menu.boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0));
  };
  await expect.poll(edge).toBe(390);
  await expect(menu.getByRole('link', { name: 'Services' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('link', { name: 'Rentals' }).click();
  await expect(page).toHaveURL(/\/rentals$/);
  await expect(menu).toBeHidden();
});

test('the header shows its links from the medium width on, in order, with the current one marked', async ({
  page,
}) => {
  await page.goto('/rentals/dalton');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText([
    'Home',
    'Inventory',
    'Rentals',
    'Services',
    'Showroom',
    'Contact',
  ]);
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  const active = await bar
    .getByRole('link')
    .evaluateAll((links) =>
      links.filter((link) => link.hasAttribute('data-active')).map((link) => link.textContent),
    );
  expect(active).toEqual(['Rentals']);
  await page.evaluate(() => scrollTo(0, 2_000));
  await expect(page.getByRole('banner')).toBeInViewport();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Call Now' })).toHaveAttribute(
    'href',
    'tel:+18005550142',
  );
});

test('the About group opens by keyboard and pointer', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const about = bar.getByRole('link', { name: 'About Us' });
  await expect(about).toBeHidden();
  await bar.getByRole('button', { name: 'About' }).focus();
  await page.keyboard.press('Enter');
  await expect(about).toBeVisible();
  await bar.getByRole('button', { name: 'About' }).click();
  await expect(about).toBeHidden();
  await bar.getByRole('button', { name: 'About' }).click();
  await bar.getByRole('link', { name: 'Eco-Impact Calculator' }).click();
  await expect(page).toHaveURL(/\/eco-impact$/);
});

test('the first tab stop skips the header', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('nothing is requested from another site before the visitor loads the street map', async ({
  page,
  scriptless,
}) => {
  for (const visitor of [page, scriptless]) {
    const outside: string[] = [];
    await visitor.route(/google\.com/, (route) => {
      outside.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>Streets</p>' });
    });
    await visitor.goto('/dalton-golf-carts', { waitUntil: 'networkidle' });
    await visitor.getByText('Street map', { exact: true }).click();
    await visitor.locator('iframe').scrollIntoViewIfNeeded();
    expect(outside).toEqual([]);
    await visitor.getByRole('link', { name: 'Load it here' }).click();
    await expect(visitor.frameLocator('iframe').getByText('Streets')).toBeVisible();
    expect(outside[0]).toContain('Dalton');
  }
});

test('a printed vehicle page has picture, price and specifications, without navigation', {
  tag: '@media',
}, async ({ page }) => {
  await page.goto('/vehicles/d5-ranger-2+2');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText('$7,695').first()).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Top speed' })).toBeVisible();
  await expect(page.getByRole('main').getByText('1-800-555-0142').first()).toBeVisible();
  for (const part of ['banner', 'contentinfo'] as const) {
    await expect(page.getByRole(part)).toBeHidden();
  }
  await expect(page.getByRole('link', { name: 'Contact Sales Team' })).toBeHidden();
  const pdf = await page.pdf({ format: 'Letter' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
});

test('the call bar of a phone covers nothing and hides while a form has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/contact');
  const call = page.getByRole('banner').getByRole('link', { name: 'Call Now' });
  await expect(call).toBeVisible();
  await page.getByLabel('Message', { exact: true }).focus();
  await expect(call).toBeHidden();
  await page.getByRole('button', { name: 'Send Message' }).focus();
  await expect(call).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const bar = await call.boundingBox();
  const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('a page restored by Back shows its content', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/services');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'About Us' })
    .click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the style is written for browsers before range media queries', async ({ page }) => {
  await page.goto('/');
  const style = await page.locator('style').innerText();
  expect(style).toContain('not selector(:popover-open)');
  expect(style.match(/@media[^{]*(?:[<>]|not \()/g)).toBeNull();
});
