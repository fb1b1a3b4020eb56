import type { Page } from '@playwright/test';
import { frames } from '../browser.ts';
import { violations } from './accessibility.ts';
import { newLooks } from './marked-looks.ts';

const hoverable = ':is(a[href], button, summary):not(.skip)';

/** Moves the pointer over an element that has a text; resolves to whether it is one. */
async function pointAt(page: Page, selector: string): Promise<boolean> {
  const box = await page.evaluate((css) => {
    const element = document.querySelector<HTMLElement>(css);
    // A link in a drawing has no text of its own.
    if (!element?.innerText?.trim() || element.offsetHeight < 12) return undefined;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [{ x, y, width, height } = new DOMRect()] = element.getClientRects();
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);
  if (box === undefined) return false;
  await page.mouse.move(box.x, box.y);
  // What is drawn may be of the frame before.
  await frames(page, 2);
  if (!(await page.locator(selector).evaluate((element) => element.matches(':hover'))))
    throw new Error(`Not under the pointer: ${selector}`);
  return true;
}

/**
 * Links and buttons whose text has too little contrast with its ground under the pointer (spec S24.1).
 * Looks that were seen in this state on another page are left out.
 */
export async function weakUnderPointer(page: Page, state: string): Promise<readonly string[]> {
  const weak: string[] = [];
  for (const { selector, name } of await newLooks(page, hoverable, state)) {
    if (!(await pointAt(page, selector))) continue;
    const found = await violations(page, 'color', selector);
    if (found.length > 0) weak.push(`${name}: ${found.join()}`);
  }
  return weak;
}
