import type { Page } from '@playwright/test';
import { frames } from '../browser.ts';
import { newLooks } from './marked-looks.ts';
import { type Clip, contrast, pixelsOf } from './pixels.ts';

/** Space around a focused element that its ring lies in, and the ground beyond it, in CSS pixels. */
const margin = 9;

/** Distances from the element within the ring's two bands: a rounded end lies a little inward. */
const bands = [1, 1.5, 2, 4, 4.5, 5];

const focusable =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not([tabindex="-1"])';

/** Gives an element the focus. Resolves to the box of its first line, if it is in sight. */
async function focus(page: Page, selector: string): Promise<Clip | undefined> {
  return page.evaluate(async (css) => {
    const element = document.querySelector<HTMLElement>(css);
    const before = scrollY;
    element?.focus();
    // A phone's bar is hidden while the page's own button is in sight.
    if (document.activeElement !== element) return undefined;
    // Cards that come into view take their own height only then.
    const frames = scrollY === before ? 0 : 3;
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
    const [{ x, y, width, height } = new DOMRect()] = element?.getClientRects() ?? [];
    return { x, y, width, height };
  }, selector);
}

/** The least contrast, over the sides of an element, of the best band with the ground beyond. */
async function ringContrast(page: Page, box: Clip, name: string): Promise<number> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const clip = {
    x: Math.max(Math.floor(box.x) - margin - 1, 0),
    y: Math.max(Math.floor(box.y) - margin - 1, 0),
    width: Math.ceil(box.width) + 2 * margin + 3,
    height: Math.ceil(box.height) + 2 * margin + 3,
  };
  const pixels = await pixelsOf(page, clip);
  const sides = ([x, y, dx, dy]: readonly [number, number, number, number]) => {
    const out = (distance: number) =>
      pixels.at(x + dx * distance - clip.x, y + dy * distance - clip.y);
    // The ring of a gallery's picture, which fills its frame, is inside it.
    const side = /^<a href="\/p(?:icture|hoto)s\//.test(name) ? -1 : 1;
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

/**
 * Elements whose ring of focus has less than 3:1 to the ground beyond it (spec S24.1). Looks that were
 * seen in this state on another page are left out.
 */
export async function weakRings(page: Page, state: string): Promise<readonly string[]> {
  const weak: string[] = [];
  // The keyboard's focus is shown; what gets it by a script after that is, too.
  await page.keyboard.press('Tab');
  for (const { selector, name } of await newLooks(page, focusable, state)) {
    const box = await focus(page, selector);
    if (box === undefined) continue;
    let least = await ringContrast(page, box, name);
    if (least < 3) {
      // What was drawn may be of the frame before: what is weak is so in later frames, too.
      await frames(page, 10);
      least = await ringContrast(page, (await focus(page, selector)) ?? box, name);
    }
    if (least < 3) weak.push(`${least.toFixed(2)}: ${name}`);
  }
  return weak;
}
