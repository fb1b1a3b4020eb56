import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';

/** A color as red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** The color at a whole-numbered point, the nearest one where it is outside. */
  at(x: number, y: number): Rgb;
}

/** A part of what the page shows, in CSS pixels from the corner of the window. */
export interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * The pixels of a part of the page, asked of Chromium itself: Playwright's screenshots, of which each
 * waits for fonts and frames, take twice as long.
 */
export async function pixelsOf(page: Page, { x, y, width, height }: Clip): Promise<Pixels> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const [left, top] = await page.evaluate(() => [scrollX, scrollY] as const);
  const { data } = await (await session).send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    clip: { x: x + left, y: y + top, width, height, scale: 1 },
  });
  return readPixels(Buffer.from(data, 'base64'));
}

/** The pixels of a picture, such as a screenshot. */
export async function readPixels(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return {
    width,
    height,
    at(x, y) {
      const column = Math.min(Math.max(Math.round(x), 0), width - 1);
      const row = Math.min(Math.max(Math.round(y), 0), height - 1);
      const [red = 0, green = 0, blue = 0] = data.subarray((row * width + column) * 3);
      return [red, green, blue];
    },
  };
}

/** Contrast of two colors from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
