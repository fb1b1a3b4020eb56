import type { Page } from '@playwright/test';
import { test as base, expect, hydrated } from './browser.ts';

/** The page of a cart with its 3D viewer, in a browser that draws WebGL. */

/** A small phone: without a graphics processor each point of the canvas costs time. */
const viewport = { width: 360, height: 700 };

export const test = base.extend<{ unhurried: undefined }>({
  // Drawing without a graphics processor takes seconds a frame where other work goes on.
  unhurried: [
    async ({ browserName: _ }, use, info) => {
      info.setTimeout(300_000);
      await use(undefined);
    },
    { auto: true },
  ],
  viewport,
  // One frame instead of a movement of many; the tests of movement ask for it.
  contextOptions: { reducedMotion: 'reduce' },
  // What is drawn can be read in any later frame, too.
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      const { prototype } = HTMLCanvasElement;
      const open = prototype.getContext as (...args: unknown[]) => RenderingContext | null;
      prototype.getContext = function (this: HTMLCanvasElement, kind: string, options: object) {
        return open.call(this, kind, { ...options, preserveDrawingBuffer: true });
      } as typeof prototype.getContext;
    });
    await use(page);
  },
  // The policy refuses a style that Playwright puts into the page for a screenshot in Firefox.
  expectedErrors: async ({ browserName }, use) =>
    use(browserName === 'firefox' ? [/blocked an inline style \(style-src-elem\)/] : []),
});

export const cart = '/vehicles/d6-max-xt4';
export const canvasOf = (page: Page) => page.getByRole('application', { name: /D6 MAX XT4/ });
export const buttonOf = (page: Page) => page.getByRole('button', { name: 'Turn it around' });
export const viewerStatus = (page: Page) => page.locator('.viewer [role=status]');

export async function open(page: Page, address = cart): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await buttonOf(page).click();
  await expect(page.locator('.viewer[data-ready]')).toBeVisible({ timeout: 60_000 });
}

/**
 * What is drawn on the canvas once it is another picture than `before`, or after as many frames as a
 * movement takes, and has come to rest.
 */
async function drawing(page: Page, before?: number): Promise<number> {
  return canvasOf(page).evaluate(async (canvas: HTMLCanvasElement, old) => {
    const copy = document.createElement('canvas');
    copy.width = canvas.width;
    copy.height = canvas.height;
    const context = copy.getContext('2d', { willReadFrequently: true });
    /** A checksum (FNV-1a) of the next frame: to encode it as a picture takes longer than to draw it. */
    const read = async () => {
      await new Promise(requestAnimationFrame);
      context?.clearRect(0, 0, copy.width, copy.height);
      context?.drawImage(canvas, 0, 0);
      const pixels = context?.getImageData(0, 0, copy.width, copy.height).data.buffer;
      let sum = 0x811c9dc5;
      for (const pixel of new Uint32Array(pixels ?? [])) sum = Math.imul(sum ^ pixel, 0x1000193);
      return sum;
    };
    let now = await read();
    for (let frame = 0; frame < 120 && now === old; frame += 1) now = await read();
    for (let still = 0; still < 3; ) {
      const next = await read();
      still = next === now ? still + 1 : 0;
      now = next;
    }
    return now;
  }, before);
}

/** Waits until nothing is drawn any more. */
export async function rest(page: Page): Promise<void> {
  await drawing(page);
}

/** Says whether the drawing is another one than when it was asked last. */
export async function watchPicture(page: Page): Promise<() => Promise<boolean>> {
  let before = await drawing(page);
  return async () => {
    const after = await drawing(page, before);
    const isOther = after !== before;
    before = after;
    return isOther;
  };
}
