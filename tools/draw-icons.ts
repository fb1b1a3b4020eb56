import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { colors } from '../domain/dealer/business/colors.ts';
import { business } from '../domain/dealer/business/identity.ts';
import { logo } from '../domain/dealer/business/logo.ts';

/**
 * Draws the icons in `public/` from `domain/dealer/business/logo.ts`. Run after the logo has changed:
 * `npm run icons`.
 */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><title>${business.name}</title>${logo}</svg>`;
const folder = new URL('../public/', import.meta.url);
mkdirSync(folder, { recursive: true });

async function draw(name: string, size: number, share = 1, filled = false): Promise<void> {
  const inner = Math.round(size * share);
  const drawn = await sharp(Buffer.from(mark.replace('<svg ', '<svg width="512" height="512" ')))
    .resize(inner, inner)
    .toBuffer();
  const sheet = sharp({
    create: {
      width: size,
      height: size,
      channels: 4,
      background: filled ? colors.light.evergreen : { r: 0, g: 0, b: 0, alpha: 0 },
    },
  });
  const png = await sheet
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .toBuffer();
  writeFileSync(new URL(name, folder), png);
}

writeFileSync(new URL('favicon.svg', folder), mark);
await draw('icon-192.png', 192);
await draw('icon-512.png', 512);
await draw('apple-touch-icon.png', 180, 1, true);
// Launchers may crop a maskable icon to a circle of four fifths of its size.
await draw('icon-maskable-512.png', 512, 0.72, true);
