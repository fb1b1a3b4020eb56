import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumLaunch } from '../test/browser/playwright.config.ts';

/** Carts of different series, paints and roofs. */
const carts = [
  'd6-max-xt4',
  'ev-city',
  'rover-xl6',
  'classic-2-plus',
  'turfman-800',
  'carrier-8-plus',
] as const;

/** Carts in a row of the sheet, each with its picture and its viewer, and pixels of one of them. */
const inRow = 2;
const [width, height] = [400, 267];

/** Pictures of carts and what the viewer shows of them, side by side, as a PNG. */
export async function viewerSheet(url: string): Promise<Buffer> {
  const browser = await chromium.launch(chromiumLaunch);
  const viewport = { width: 1280, height: 900 };
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  const shots: Buffer[] = [];
  for (const cart of carts) {
    await page.goto(`${url}/vehicles/${cart}`, { waitUntil: 'networkidle' });
    await page.locator('[data-hydrated]').first().waitFor();
    const box = page.locator('[data-box]');
    shots.push(await box.screenshot());
    await page.getByRole('button', { name: 'Turn it around' }).click();
    await page.locator('.viewer[data-ready]').waitFor({ timeout: 60_000 });
    await page.waitForTimeout(1_000);
    shots.push(await box.screenshot());
  }
  await browser.close();
  const small = await Promise.all(
    shots.map((shot) => sharp(shot).resize(width, height, { fit: 'cover' }).png().toBuffer()),
  );
  const columns = inRow * 2;
  const sheet = { width: columns * width, height: (small.length / columns) * height };
  return sharp({ create: { ...sheet, channels: 3, background: '#fff' } })
    .composite(
      small.map((input, at) => ({
        input,
        left: (at % columns) * width,
        top: Math.floor(at / columns) * height,
      })),
    )
    .png()
    .toBuffer();
}
