import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { CartView } from '../domain/stock/pictures/picture.ts';

/** Size of one picture on the sheet, in pixels, and how many stand side by side. */
const cell = { width: 480, height: 320 };
const across = 4;

/** Puts the rendered views side by side into `sheet.png` in the same folder, to be looked at. */
export async function contactSheet(
  folder: string,
  ids: readonly string[],
  views: readonly CartView[],
): Promise<void> {
  const files = ids
    .flatMap((id) => views.map((view) => join(folder, `${id}-${view}.png`)))
    .filter((file) => existsSync(file));
  if (files.length === 0) return;
  const pictures = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(file).resize(cell.width, cell.height).png().toBuffer(),
      left: (index % across) * cell.width,
      top: Math.floor(index / across) * cell.height,
    })),
  );
  const sheet = join(folder, 'sheet.png');
  await sharp({
    create: {
      width: Math.min(across, files.length) * cell.width,
      height: Math.ceil(files.length / across) * cell.height,
      channels: 3,
      background: '#fff',
    },
  })
    .composite(pictures)
    .png()
    .toFile(sheet);
  process.stdout.write(`${sheet}\n`);
}
