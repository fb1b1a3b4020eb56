import { expect, type Page, test } from '../support/browser.ts';
import { contrast, type Pixels, type Rgb, readPixels } from '../support/pixels.ts';

/** Width of the edge of an element that may be its border, in pixels. */
const edge = 4;

/**
 * Contrast of a text's color with the ground it stands on, without the lowest twentieth of its points:
 * those may be a line or a drawing in the color of the text.
 */
function contrastWithGround(text: Rgb, pixels: Pixels): number {
  const ratios: number[] = [];
  for (let y = edge; y < pixels.height - edge; y += 1) {
    for (let x = edge; x < pixels.width - edge; x += 1)
      ratios.push(contrast(text, pixels.at(x, y)));
  }
  return ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 20)] ?? 0;
}

/** One link or button of every look and ground, marked with a number to find it by. */
async function markHoverable(page: Page): Promise<number> {
  return page.evaluate(() => {
    const seen = new Set<string>();
    let count = 0;
    for (const element of document.querySelectorAll<HTMLElement>('a, button, summary')) {
      const ground = element.closest('header, footer, section, nav, article, form');
      const kind = [element.localName, element.className, ground?.className].join(' ');
      if (seen.has(kind) || element.innerText.trim() === '') continue;
      if (!element.checkVisibility() || element.closest('.skip, [inert]')) continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || element.offsetHeight < 12)
        continue;
      seen.add(kind);
      element.dataset.hover = String(count);
      count += 1;
    }
    return count;
  });
}

/** The color of a text as the browser computes it. */
async function colorOf(page: Page, selector: string): Promise<Rgb> {
  const [red = 0, green = 0, blue = 0] = await page.locator(selector).evaluate((element) => {
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.fillStyle = getComputedStyle(element).color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  });
  return [red, green, blue];
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [path, width] of [
    ['/', 1280],
    ['/', 390],
    ['/inventory?q=rover', 1280],
    ['/vehicles/d5-maverick-4', 1280],
    ['/contact', 1280],
    ['/rentals', 1280],
    ['/eco-impact?milesPerWeek=50&usageType=recreational&years=5', 1280],
  ] as const) {
    test(`on ${path} at ${width} px texts under the pointer have 4.5:1, ${colorScheme}`, {
      tag: '@media',
    }, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: 'networkidle' });
      const count = await markHoverable(page);
      expect(count).toBeGreaterThan(8);
      const weak: string[] = [];
      for (let index = 0; index < count; index += 1) {
        const selector = `[data-hover="${index}"]`;
        const element = page.locator(selector);
        await element.hover();
        const color = await colorOf(page, selector);
        await element.evaluate((link: HTMLElement) => {
          link.style.webkitTextFillColor = 'transparent';
          link.style.textDecorationColor = 'transparent';
          for (const picture of link.querySelectorAll('img, svg')) picture.remove();
        });
        const ratio = contrastWithGround(color, await readPixels(await element.screenshot()));
        if (ratio < 4.5) {
          const html = await element.evaluate(({ outerHTML }) => outerHTML.slice(0, 90));
          weak.push(`${ratio.toFixed(2)}: ${html}`);
        }
      }
      expect(weak).toEqual([]);
    });
  }
}
