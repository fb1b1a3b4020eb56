import { renderToStaticMarkup } from 'react-dom/server';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { colors } from '../../domain/business/colors.ts';
import { logo } from '../../domain/business/logo.ts';
import { findPlace } from '../../domain/places/find-place.ts';
import { CartDrawing } from '../drawings/cart.tsx';
import { CountyMap } from '../drawings/county-map.tsx';
import besley from '../ui/theme/fonts/besley-latin-700.woff?inline';
import { CardText } from './card-text.tsx';
import { type CardToDraw, type ShareCard, shareSize } from './share-card.ts';

// Pictures are drawn one after another and none twice.
sharp.cache(false);
sharp.concurrency(1);

/** Opens a picture set at its largest width, without transparency; `undefined` where there is none. */
export type OpenSet = (set: string) => Promise<Buffer | undefined>;

/** Where a photograph stands, and where a scene does, in pixels. */
const besides = { left: 564, top: 44, width: 588, height: 430 } as const;
const behind = { left: 0, top: 0, width: shareSize.width, height: 518 } as const;

/**
 * Draws a card as a JPEG. Words become outlines (satori), so the picture needs no font of the
 * machine; the page's own picture stands under or beside them.
 */
export async function drawCard(card: CardToDraw, open: OpenSet): Promise<Buffer> {
  const words = await satori(<CardText card={card} phone={card.phone} />, {
    ...shareSize,
    fonts,
  });
  const { art } = card;
  const file = 'set' in art ? await open(art.set) : undefined;
  const { left, top, ...size } = art.kind === 'scene' ? behind : besides;
  // A photograph may be four times as tall as it is wide.
  const limits = { limitInputPixels: 1600 * 1600 * 4 };
  const layers = [
    ...(file === undefined
      ? []
      : [
          {
            input: await sharp(file, limits)
              .resize({ ...size, fit: 'cover' })
              .toBuffer(),
            left,
            top,
          },
        ]),
    { input: Buffer.from(over(card, words)), left: 0, top: 0 },
  ];
  return sharp(Buffer.from(ground(card)), limits)
    .composite(layers)
    .flatten({ background: paper })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

const fonts: Font[] = [
  {
    name: 'Besley',
    weight: 700,
    data: Buffer.from(besley.slice(besley.indexOf(',') + 1), 'base64'),
  },
];

const { paper, evergreen } = colors.light;

/** The lower layer: paper or evergreen, and drawings. */
function ground({ art }: ShareCard): string {
  const drawing = drawingOf(art);
  const fill = art.kind === 'scene' ? evergreen : paper;
  return sheet(`<path fill="${fill}" d="M0 0h1200v630H0z"/>${drawing}`);
}

function drawingOf(art: ShareCard['art']): string {
  const { left, top, width, height } = besides;
  const place = `x="${left}" y="${top}" width="${width}" height="${height}"`;
  if (art.kind === 'cart')
    return placed(renderToStaticMarkup(<CartDrawing {...art.look} />), place);
  if (art.kind === 'map') {
    const target = findPlace(art.slug)?.place;
    return placed(renderToStaticMarkup(<CountyMap marked={target} />), place);
  }
  return '';
}

/** The upper layer: shade behind light words, the band with the mark, the words. */
function over({ art }: ShareCard, words: string): string {
  const shaded = art.kind === 'scene';
  return sheet(`<defs>
<linearGradient id="shade"><stop stop-color="#0a1812" stop-opacity=".82"/><stop offset=".55" stop-color="#0a1812" stop-opacity=".6"/><stop offset="1" stop-color="#0a1812" stop-opacity=".1"/></linearGradient>
</defs>${shaded ? '<path fill="url(#shade)" d="M0 0h1200v518H0z"/>' : ''}<path fill="${evergreen}" d="M0 518h1200v112H0z"/>${words}${placed(
    `<svg viewBox="0 0 40 40">${logo}</svg>`,
    'x="56" y="542" width="64" height="64"',
  )}`);
}

function sheet(inside: string): string {
  const { width, height } = shareSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`;
}

/** A drawing set into the sheet: its own size gives way to `place`. */
function placed(svg: string, place: string): string {
  const sizeless = svg.replace(/^<svg[^>]*>/, (tag) =>
    tag.replace(/ (?:width|height)="[^"]*"/g, place.includes('width=') ? '' : '$&'),
  );
  return sizeless.replace('<svg', `<svg ${place}`);
}
