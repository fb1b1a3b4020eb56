import { mkdirSync, writeFileSync } from 'node:fs';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { createServer } from 'vite';

/**
 * Draws the icons in `public/` from the mark in `app/ui/layout/logo.tsx`. Run after the mark has changed:
 * `node tools/draw-icons.ts`.
 */
const vite = await createServer({ configFile: false, server: { middlewareMode: true } });
const { Logo } = (await vite.ssrLoadModule('/app/ui/layout/logo.tsx')) as {
  Logo: FunctionComponent<{ size?: number }>;
};
await vite.close();

/** The mark's background color, which fills the corners of icons that are not rounded. */
const ground = '#1d4532';

const mark = renderToStaticMarkup(createElement(Logo, { size: 512 })).replace(
  '<svg ',
  '<svg xmlns="http://www.w3.org/2000/svg" ',
);
const folder = new URL('../public/', import.meta.url);
mkdirSync(folder, { recursive: true });

async function draw(name: string, size: number, share = 1, filled = false): Promise<void> {
  const inner = Math.round(size * share);
  const drawn = await sharp(Buffer.from(mark)).resize(inner, inner).toBuffer();
  const sheet = sharp({
    create: {
      width: size,
      height: size,
      channels: 4,
      background: filled ? ground : { r: 0, g: 0, b: 0, alpha: 0 },
    },
  });
  const png = await sheet
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .toBuffer();
  writeFileSync(new URL(name, folder), png);
}

writeFileSync(
  new URL('favicon.svg', folder),
  mark.replace(/ (?:aria-hidden|focusable|width|height)="(?:true|false|512)"/g, ''),
);
await draw('icon-192.png', 192);
await draw('icon-512.png', 512);
await draw('apple-touch-icon.png', 180, 1, true);
// Launchers may crop a maskable icon to a circle of four fifths of its size.
await draw('icon-maskable-512.png', 512, 0.72, true);
