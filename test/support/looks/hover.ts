import type { Page } from '@playwright/test';
import { frames } from '../browser.ts';
import { newLooks } from './marked-looks.ts';
import { contrast, type Pixels, pixelsOf, type Rgb } from './pixels.ts';

/** Width of the edge of an element that may be its border, in pixels. */
const edge = 4;

const hoverable = ':is(a[href], button, summary):not(.skip)';

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

/** Moves the pointer over an element that has a text. Resolves to its box, if it has one. */
async function pointAt(page: Page, selector: string) {
  const box = await page.evaluate((css) => {
    const element = document.querySelector<HTMLElement>(css);
    // A link in a drawing has no text of its own.
    if (!element?.innerText?.trim() || element.offsetHeight < 12) return undefined;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [{ x, y, width, height } = new DOMRect()] = element.getClientRects();
    return { x, y, width, height };
  }, selector);
  if (box !== undefined) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  return box;
}

/** The color of its text as the browser computes it; then shows the element without its text. */
async function takeColor(page: Page, selector: string): Promise<Rgb> {
  const [red = 0, green = 0, blue = 0] = await page.evaluate((css) => {
    const element = document.querySelector<HTMLElement>(css);
    if (!element?.matches(':hover'))
      throw new Error(`Not under the pointer: ${element?.outerHTML}`);
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.fillStyle = getComputedStyle(element).color;
    context.fillRect(0, 0, 1, 1);
    element.style.webkitTextFillColor = 'transparent';
    element.style.textDecorationColor = 'transparent';
    for (const picture of element.querySelectorAll<HTMLElement>('img, svg')) {
      picture.style.visibility = 'hidden';
    }
    return [...context.getImageData(0, 0, 1, 1).data];
  }, selector);
  return [red, green, blue];
}

async function showAgain(page: Page, selector: string): Promise<void> {
  await page.evaluate((css) => {
    const element = document.querySelector<HTMLElement>(css);
    if (element === null) return;
    element.style.webkitTextFillColor = '';
    element.style.textDecorationColor = '';
    for (const picture of element.querySelectorAll<HTMLElement>('img, svg')) {
      picture.style.visibility = '';
    }
  }, selector);
}

/**
 * Links and buttons whose text has less than 4.5:1 to its ground under the pointer (spec S24.1). Looks
 * that were seen in this state on another page are left out.
 */
export async function weakUnderPointer(page: Page, state: string): Promise<readonly string[]> {
  const weak: string[] = [];
  for (const { selector, name } of await newLooks(page, hoverable, state)) {
    const clip = await pointAt(page, selector);
    if (clip === undefined) continue;
    const color = await takeColor(page, selector);
    let ratio = contrastWithGround(color, await pixelsOf(page, clip));
    if (ratio < 4.5) {
      // What was drawn may be of the frame before: what is weak is so in later frames, too.
      await frames(page, 10);
      const later = (await pointAt(page, selector)) ?? clip;
      await frames(page, 2);
      ratio = contrastWithGround(color, await pixelsOf(page, later));
    }
    if (ratio < 4.5) weak.push(`${ratio.toFixed(2)}: ${name}`);
    await showAgain(page, selector);
  }
  return weak;
}
