import { missingPaths, pagePaths } from '../support/addresses.ts';
import { expect, frames, hold, hydrated, test } from '../support/browser.ts';
import { violations } from '../support/looks/accessibility.ts';
import { weakRings } from '../support/looks/focus-ring.ts';
import { weakUnderPointer } from '../support/looks/hover.ts';
import { watchShifts } from '../support/looks/layout-shift.ts';
import { backwards } from '../support/looks/tab-order.ts';
import { brokenAmounts, overflow, plainLinks, wordsOverCarts } from '../support/looks/text-fit.ts';

/** Pages whose order of the tab key is walked. */
const tabbed = [
  '/',
  '/inventory?q=rover',
  '/vehicles/d5-maverick-4?town=dalton',
  '/contact',
  '/rentals',
];

/** Widths in pixels at which the text is enlarged, too. */
const enlarged = [390, 768, 1280];

/** Widths at which colors, rings, names and the order of the tab key are judged. */
const judged = [390, 1280];

/** Every page and state that is looked at. */
const visited = new Set([
  ...pagePaths,
  ...missingPaths,
  ...tabbed,
  '/compare?carts=ev-city,rover-xl,d5-ranger-4,d5-maverick-6',
  '/rentals/dalton?class=4-seater&from=2030-06-01&to=2030-06-05&town=dalton',
]);

for (const path of visited) {
  // One visit for all that a page shows by itself: opening it is what costs most.
  // spec S2.13, S3.13, S24.1, S24.2
  test(`${path} at every size, in both schemes, by keyboard and pointer`, async ({
    page,
    browserName,
    expectedErrors,
  }) => {
    test.slow();
    // Firefox emulates no media here, and prints no PDF.
    const isChromium = browserName === 'chromium';
    if (missingPaths.includes(path)) expectedErrors.push(/status of 404.*\/(nowhere|nothing)\)$/);
    const failed: string[] = [];
    // A picture still on its way when the page is made wider is given up for a larger one.
    page.on('requestfailed', (request) => {
      if (!request.failure()?.errorText.includes('ABORTED')) failed.push(request.url());
    });
    const shifts = await watchShifts(page);
    await page.goto(path);
    const island = page.locator('[data-island]:not([data-island="shortlist"])');
    // Without an island nothing comes after the pictures in view.
    if ((await island.count()) > 0) {
      await hydrated(page);
      await page.waitForLoadState('networkidle');
    }
    expect.soft(await shifts(), 'what moves by itself').toEqual([]);
    expect.soft(await plainLinks(page), 'links that only a color tells').toEqual([]);
    for (const width of [320, 360, 768, 1440, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const textSizes = enlarged.includes(width) ? ['', '130%', '200%'] : [''];
      expect.soft(await overflow(page, textSizes), 'what does not fit').toEqual([]);
      if (width === 1440) expect.soft(await wordsOverCarts(page), 'words over carts').toEqual([]);
      if (!judged.includes(width)) continue;
      expect.soft(width > 390 ? [] : await brokenAmounts(page), 'amounts on two lines').toEqual([]);
      // On a phone only the header differs in its colors.
      const isColored = isChromium && (width === 1280 || path === '/');
      for (const colorScheme of isColored ? (['light', 'dark'] as const) : (['light'] as const)) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const state = `${width} px, ${colorScheme}`;
        const light = isColored || !isChromium ? 'all' : 'structure';
        const rules = colorScheme === 'light' ? light : 'color';
        expect.soft(await violations(page, rules), `axe, ${state}`).toEqual([]);
        if (!isColored) continue;
        expect.soft(await weakRings(page, state), `focus rings, ${state}`).toEqual([]);
        expect.soft(await weakUnderPointer(page, state), `under the pointer, ${state}`).toEqual([]);
      }
      if (!tabbed.includes(path)) continue;
      const steps = await backwards(page);
      // On wide screens the form of /contact is beside the details, and comes first (spec S3.10).
      const wrong = path === '/contact' ? steps.slice(1) : steps;
      expect.soft(wrong, `tab order at ${width} px`).toEqual([]);
    }
    expect.soft(failed, 'what does not load').toEqual([]);
    expect.soft(await page.context().cookies()).toEqual([]);
  });
}

// spec S23.1
test('islands load after the pictures in view, or on the visitor’s first input', async ({
  page,
}) => {
  const release = await hold(page, /\.avif$/);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/inventory', { waitUntil: 'domcontentloaded' });
  await frames(page, 30);
  expect(scripts).toEqual([]);
  await page.getByLabel('Search').focus();
  await hydrated(page);
  release();
});

// spec S3.12, S22.1
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

test('a printed vehicle page has picture, price and specifications, without navigation (spec S2.13, S6.5)', {
  tag: '@media',
}, async ({ page }) => {
  await page.goto('/vehicles/d5-ranger-2+2');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText('$7,695').first()).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Top speed' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveText(/^Laurel Ridge Golf Carts 1-800-555-0142/);
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Contact Sales Team' })).toBeHidden();
  await expect(page.getByRole('main').getByText('pick a day')).toBeHidden();
  await expect(page.getByRole('main').getByText('Apply for Financing')).toBeHidden();
  await expect(page.getByRole('cell', { name: 'Ask us' })).toHaveCount(0);
  // What would leave a sheet half empty is printed in larger letters.
  const letters = await page.evaluate(() => {
    const much = 'main :is(figure, li:nth-child(n + 7), tr:nth-child(n + 14), p[class])';
    for (const one of document.querySelectorAll(much)) one.remove();
    return getComputedStyle(document.documentElement).fontSize;
  });
  expect(letters).toBe('12.8px');
  await page.emulateMedia({ media: null });
  const unseen = '/vehicles/d5-maverick-4?town=dalton';
  for (const path of [
    '/vehicles/d5-ranger-2+2',
    unseen,
    '/vehicles/denago-ev-city?town=other&miles=35',
    '/compare?carts=rover-xl6,d5-maverick-6,ev-city,d5-ranger-4&town=dalton',
    '/compare?carts=denago-ev-city,evolution-d6-max-xt4,carrier-6-plus&town=dalton',
    '/eco-impact',
    '/rentals/dalton?class=4-seater&from=2030-06-03&to=2030-06-07&town=dalton',
  ]) {
    await page.goto(path);
    // Shown on no screen, the code is fetched as the page is printed.
    const code = path === unseen && page.waitForResponse(/\/code-.+\.svg$/);
    const pdf = await page.pdf({ format: 'Letter' });
    if (code) expect((await code).status()).toBe(200);
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g), path).toHaveLength(1);
  }
});
