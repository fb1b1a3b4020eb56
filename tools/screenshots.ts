import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumLaunch } from '../test/browser/playwright.config.ts';
import { startSite } from '../test/support/running-site.ts';
import { viewerSheet } from './viewer-sheet.ts';

/** Pictures of pages in the documents: file in docs/images/, address, and window size in pixels. */
const pictures = [
  { file: 'home.webp', path: '/', width: 1280, height: 800 },
  { file: 'vehicle-phone.webp', path: '/vehicles/d6-max-xt4', width: 390, height: 800 },
] as const;

/** A spreadsheet as docs/dealer.md describes one. */
const sheet = [
  ['Stock #', 'Make', 'Model', 'Year', 'Condition', 'Price', 'Color', 'Photos', 'Sold'],
  ['A101', 'Denago', 'Rover XL', '2025', 'New', '$9,995', 'Blue', '', ''],
  ['U204', 'Club Car', 'Precedent', '2018', 'Used', '$5,500', 'White', 'IMG_2031.jpg', ''],
  ['A107', 'Evolution', 'D5 Maverick 4', '2025', 'New', '$7,995', 'Red', '', 'yes'],
  ['A108', 'Evolution', 'Classic 2 Pro', '2026', 'New', '', 'Green', '', ''],
];

/** The rows as a spreadsheet program shows them, with letters above and numbers beside. */
function sheetDocument(rows: readonly (readonly string[])[]): string {
  const letters = (rows[0] ?? []).map((_, index) => `<th>${String.fromCharCode(65 + index)}</th>`);
  const lines = rows.map(
    (row, index) =>
      `<tr><th>${index + 1}</th>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return `<style>
body { margin: 0; font: 14px sans-serif } table { border-collapse: collapse; width: 100% }
th, td { border: 1px solid #c8ccc9; padding: 7px 10px; text-align: left; white-space: nowrap }
th { background: #eef1ee; color: #555; font-weight: 400; text-align: center }
tr:nth-child(2) td { font-weight: 700 }
</style><table><tr><th></th>${letters.join('')}</tr>${lines.join('')}</table>`;
}

async function savePicture(file: string, screenshot: Buffer): Promise<void> {
  const image = await sharp(screenshot).webp({ quality: 80 }).toBuffer();
  writeFileSync(new URL(`../docs/images/${file}`, import.meta.url), image);
  process.stdout.write(`docs/images/${file}: ${Math.round(image.length / 1000)} kB\n`);
}

const site = await startSite();
const browser = await chromium.launch(chromiumLaunch);
for (const { file, path, width, height } of pictures) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  await savePicture(file, await page.screenshot());
  await page.close();
}
const page = await browser.newPage({ viewport: { width: 900, height: 300 } });
await page.setContent(sheetDocument(sheet));
await savePicture('spreadsheet.webp', await page.locator('table').screenshot());
await browser.close();
await savePicture('viewer.webp', await viewerSheet(site.url));
await site.stop();
