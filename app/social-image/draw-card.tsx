import { renderToStaticMarkup } from 'react-dom/server';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { business } from '../../domain/business.ts';
import { CartDrawing } from '../drawings/cart.tsx';
import { Landscape } from '../drawings/landscape.tsx';
import besley from '../ui/fonts/besley-latin-700.woff?inline';
import { Logo } from '../ui/logo.tsx';
import { CardText } from './card-text.tsx';
import { type ShareCard, shareSize } from './share-card.ts';

// Pictures are drawn one after another and none twice.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Draws a card as a JPEG. Words become outlines (satori), so the picture needs no font of the
 * machine's; the drawing is the page's own, set under or beside them.
 */
export async function drawCard(card: ShareCard): Promise<Buffer> {
  const words = await satori(<CardText card={card} phone={business.phone.shown} />, {
    ...shareSize,
    fonts,
  });
  return sharp(Buffer.from(sheet(card, words)), { limitInputPixels: 4_000_000 })
    .flatten({ background: '#f8f4ea' })
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

/** The whole picture as one SVG: ground, art, words, mark. */
function sheet({ art }: ShareCard, words: string): string {
  const { width, height } = shareSize;
  const ground =
    art.kind === 'cart'
      ? `<path fill="#f8f4ea" d="M0 0h${width}v${height}H0z"/>${placed(
          renderToStaticMarkup(<CartDrawing {...art.look} />),
          'x="572" y="68" width="572" height="381"',
        )}`
      : `${placed(
          renderToStaticMarkup(<Landscape index={art.index} />),
          `width="${width}" height="518"`,
        )}<path fill="url(#shade)" d="M0 0h${width}v${height}H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
<linearGradient id="shade"><stop stop-color="#12291f" stop-opacity=".8"/><stop offset=".7" stop-color="#12291f" stop-opacity=".45"/><stop offset="1" stop-color="#12291f" stop-opacity="0"/></linearGradient>
</defs>${ground}<path fill="#1d4532" d="M0 518h${width}v112H0z"/>${words}${placed(
    renderToStaticMarkup(<Logo size={64} />),
    'x="56" y="542"',
  )}</svg>`;
}

/** A drawing set into the sheet: its own size gives way to `place`. */
function placed(svg: string, place: string): string {
  const sizeless = svg.replace(/^<svg[^>]*>/, (tag) =>
    tag.replace(/ (?:width|height)="[^"]*"/g, place.includes('width=') ? '' : '$&'),
  );
  return sizeless.replace('<svg', `<svg ${place}`);
}
