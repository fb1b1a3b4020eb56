import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import config from '../playwright.config.ts';
import { startSite } from '../test/support/running-site.ts';

/** The README's pictures: file in docs/images/, address, and window size in pixels. */
const pictures = [
  { file: 'home.webp', path: '/', width: 1280, height: 800 },
  { file: 'vehicle-phone.webp', path: '/vehicles/d6-max-xt4', width: 390, height: 800 },
] as const;

const site = await startSite();
const browser = await chromium.launch(config.use?.launchOptions);
for (const { file, path, width, height } of pictures) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  const image = await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toBuffer();
  writeFileSync(new URL(`../docs/images/${file}`, import.meta.url), image);
  process.stdout.write(`docs/images/${file}: ${Math.round(image.length / 1000)} kB\n`);
  await page.close();
}
await browser.close();
await site.stop();
