import sharp from 'sharp';

/** Part of the height, and color, from the top; as `--sweep` in app/ui/theme/tokens.css. */
export const sweep = [
  [0, '#c9c7c3'],
  [0.3, '#cfcdc9'],
  [0.5, '#e3e1dc'],
  [0.68, '#faf8f3'],
  [1, '#f4f1ec'],
] as const;

/** PNG. @param cutOut a picture, or its path */
export async function onSweep(cutOut: Buffer | string): Promise<Buffer> {
  const { width, height } = await sharp(cutOut).metadata();
  const stops = sweep.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`);
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="a" x2="0" y2="1">${stops.join('')}</linearGradient><rect width="100%" height="100%" fill="url(#a)"/></svg>`;
  return sharp(Buffer.from(ground))
    .composite([{ input: cutOut }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}
