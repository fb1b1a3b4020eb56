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
    await page.goto(path);
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
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

for (const path of [
  '/rentals/dalton?class=4-seater&from=2030-06-01&to=2030-06-05&town=dalton',
  '/vehicles/d5-maverick-4?town=dalton',
  '/evolution',
]) {
  test(`${path} breaks no amount between two lines on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    const broken = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (const { 0: amount, index } of text.textContent?.matchAll(/\$[\d,.]*\d/g) ?? []) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + amount.length);
          if (range.getClientRects().length > 1) found.push(amount);
        }
      }
      return found;
    });
    expect(broken).toEqual([]);
  });
}
