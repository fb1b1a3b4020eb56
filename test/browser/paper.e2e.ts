import { pagePaths } from '../support/addresses.ts';
import { expect, hydrated, type Page, test } from '../support/browser.ts';
import { print } from '../support/paper.ts';

/** What a sheet of paper may not cut, and what it may not end with. */
const kinds = {
  /** Cards, items, rows, tables of figures, the map. */
  whole: [
    'main article:not(:has(h2))',
    'main div:has(> :is(h3, h4):first-child)',
    'main li',
    'main table:not(:has(img))',
    'main dl > div',
    'main div:has(> picture)',
  ].join(),
  /** Headings, alone, with the text that introduces what follows, and with their picture. */
  heading: [
    'main :is(h2, h3, h4)',
    'main div:has(> h2:first-child + p:last-child)',
    'main section > div:has(> picture, > img):first-child',
  ].join(),
  /** What may follow a heading. */
  content: 'main :is(p, li, td, dt, article, img)',
};

/** Texts whose color has less than 4.5:1 on white. */
async function pale(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const linear = (channel: number) =>
      channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    const isPale = (color: string) => {
      const scale = color.startsWith('color(') ? 1 : 255;
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) =>
        linear(Number(part) / scale),
      );
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) < 4.5;
    };
    return [...document.querySelectorAll('main *')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
      .filter((element) => element.checkVisibility() && isPale(getComputedStyle(element).color))
      .map((element) => element.outerHTML.slice(0, 80));
  });
}

/** Opens a page; what is added to it before its island has started would be taken for a mistake. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  const island = page.locator('[data-island]:not([data-island="shortlist"])');
  if ((await island.count()) > 0) await hydrated(page);
}

for (const path of [
  ...pagePaths,
  '/compare?carts=ev-city,rover-xl,d5-ranger-4,d5-maverick-6',
  '/rentals/dalton?class=4-seater&from=2030-06-01&to=2030-06-05&town=dalton',
]) {
  test(`on paper ${path} cuts nothing in two, leaves no heading alone and is dark`, {
    tag: '@chromium',
  }, async ({ page }) => {
    await open(page, path);
    const parts = (await print(page, kinds)).filter(({ sheets }) => sheets.length > 0);
    expect(parts.filter((part) => part.kinds.includes('whole') && part.sheets.length > 1)).toEqual(
      [],
    );
    const alone = parts.filter((part, index) => {
      if (!part.kinds.includes('heading')) return false;
      const next = parts.slice(index + 1).find((one) => one.kinds.includes('content'));
      return next?.sheets[0] !== part.sheets.at(-1);
    });
    expect(alone).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await pale(page)).toEqual([]);
  });
}

test('the first sheet of the inventory shows carts', { tag: '@chromium' }, async ({ page }) => {
  await open(page, '/inventory');
  const cards = await print(page, { card: 'main article' });
  expect(cards.filter(({ sheets }) => sheets[0] === 1).length).toBeGreaterThanOrEqual(6);
});
