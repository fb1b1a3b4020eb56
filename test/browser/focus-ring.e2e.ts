import { expect, hydrated, type Page, test } from '../support/browser.ts';
import { contrast, readPixels } from '../support/pixels.ts';

/** Space around a focused element that its ring lies in, and the ground beyond it, in CSS pixels. */
const margin = 9;

/** Distances from the element within the ring's two bands: a rounded end lies a little inward. */
const bands = [1, 1.5, 2, 4, 4.5, 5];

interface Focused {
  readonly name: string;
  /** Elements of one kind, on one ground, look alike. */
  readonly kind: string;
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

/** What has the focus; `undefined` past the last element. */
async function focused(page: Page): Promise<Focused | undefined> {
  return page.evaluate(async () => {
    // Cards that come into view take their own height only then.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const ground = element.closest('header, footer, section, form, nav, article');
    const lines = [...element.getClientRects()];
    const { x = 0, y = 0, width = 0, height = 0 } = lines[0] ?? {};
    return {
      name: element.outerHTML.slice(0, 100),
      kind: [element.localName, element.className, ground?.className, lines.length > 1].join(' '),
      box: { x, y, width, height },
    };
  });
}

/** The least contrast, over the sides of an element, of the best band with the ground beyond. */
async function ringContrast(page: Page, { box, name }: Focused): Promise<number> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const clip = {
    x: Math.max(Math.floor(box.x) - margin - 1, 0),
    y: Math.max(Math.floor(box.y) - margin - 1, 0),
    width: Math.ceil(box.width) + 2 * margin + 3,
    height: Math.ceil(box.height) + 2 * margin + 3,
  };
  const pixels = await readPixels(await page.screenshot({ clip, animations: 'disabled' }));
  const sides = ([x, y, dx, dy]: readonly [number, number, number, number]) => {
    const out = (distance: number) =>
      pixels.at(x + dx * distance - clip.x, y + dy * distance - clip.y);
    // The ring of a gallery's picture, which fills its frame, stands inside it.
    const side = name.startsWith('<a href="/pictures/') ? -1 : 1;
    return Math.max(...bands.map((band) => contrast(out(side * band), out(side * margin))));
  };
  const right = box.x + box.width - 1;
  const bottom = box.y + box.height - 1;
  const points = [0.3, 0.5, 0.7].flatMap((part) => {
    const x = box.x + box.width * part;
    const y = box.y + box.height * part;
    return [
      [x, box.y, 0, -1],
      [x, bottom, 0, 1],
      [box.x, y, -1, 0],
      [right, y, 1, 0],
    ] as const;
  });
  const inside = points.filter(
    ([x, y, dx, dy]) =>
      x + dx * margin >= 0 &&
      x + dx * margin < size.width &&
      y + dy * margin >= 0 &&
      y + dy * margin < size.height,
  );
  return Math.min(...inside.map(sides));
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [path, width] of [
    ['/', 1280],
    ['/', 390],
    ['/inventory', 1280],
    ['/vehicles/d5-maverick-4', 1280],
    ['/contact', 1280],
    ['/rentals', 1280],
    ['/policies/rental-policy', 1280],
    ['/compare?carts=ev-city,rover-xl', 1280],
  ] as const) {
    test(`on ${path} at ${width} px the focus ring has 3:1 on every ground, ${colorScheme}`, {
      tag: '@media',
    }, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: 'networkidle' });
      if (path === '/inventory' || path === '/contact') await hydrated(page);
      const seen = new Set<string>();
      const weak: string[] = [];
      for (;;) {
        await page.keyboard.press('Tab');
        const element = await focused(page);
        if (element === undefined) break;
        if (seen.has(element.kind)) continue;
        seen.add(element.kind);
        const least = await ringContrast(page, element);
        if (least < 3) weak.push(`${least.toFixed(2)}: ${element.name}`);
      }
      expect(seen.size).toBeGreaterThan(10);
      expect(weak).toEqual([]);
    });
  }
}
