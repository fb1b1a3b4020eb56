import { paintNamed } from '../domain/stock/pictures/colors.ts';
import type { Vehicle } from '../domain/stock/vehicle.ts';
import { type Element, findAll, metaOf } from '../test/support/html.ts';
import type { FactPage } from './fact-page.ts';

/** Checks that a picture which is not of the cart says so wherever it stands (spec S3.14). */

const caption = /Picture of the model in [^,]+, not of this cart|Drawing\. Photos on request/;

/** Captions that are missing, or stand at a photograph of the cart itself. */
export function checkCaptions({ path, html }: FactPage, stock: readonly Vehicle[]): string[] {
  const cartAt = (href: string) => {
    const id = /^\/vehicles?\/([^?#]+)/.exec(href)?.[1];
    return stock.find((one) => one.id === decodeURIComponent(id ?? ''));
  };
  const judged = findAll(html, 'article').flatMap((card) => {
    const carts = card.findAll('a').flatMap(({ attributes: { href = '' } }) => cartAt(href) ?? []);
    // A card of a model or a series shows the model, and says nothing else.
    const isOfModel = !card.text.includes('View Details') || card.text.includes('Get Quote');
    return isOfModel ? [] : carts.slice(0, 1).map((cart) => [cart, card.text] as const);
  });
  const own = cartAt(path);
  if (own !== undefined) {
    // The first picture is the main one.
    const main = findAll(html, 'li').find(({ attributes }) => attributes.id === 'picture-1');
    judged.push([own, main?.text ?? ''], [own, metaOf(html, 'og:image:alt') ?? '']);
  }
  const missing = judged
    .filter(([cart, text]) => caption.test(text) !== (cart.images.length === 0))
    .map(([cart]) => `caption of ${cart.name}`);
  const colors = judged
    .filter(([cart, text]) => !saysColor(text, cart))
    .map(([cart]) => `color in the picture of ${cart.name}`);
  return [...missing, ...colors, ...checkRenderings({ html }, own)];
}

const rendering = 'Rendering, not a photograph';

/** Checks that a cart's page, and its sharing picture, say once that pictures of ours are renderings. */
function checkRenderings({ html }: Pick<FactPage, 'html'>, own?: Vehicle): string[] {
  if (own === undefined) return [];
  const slides = findAll(html, 'li').filter(({ attributes }) =>
    attributes.id?.startsWith('picture-'),
  );
  const isOurs = ({ attributes: { src = '' } }: Element) =>
    /^\/(?:pictures\/carts|stills)\//.test(src);
  const pictures = slides.flatMap((slide) => slide.findAll('img'));
  const times = slides.filter(({ text }) => text.includes(rendering)).length;
  const shared = metaOf(html, 'og:image:alt') ?? '';
  const isSaid = shared.includes(rendering) || caption.test(shared);
  return [
    ...(times === (pictures.some(isOurs) ? 1 : 0) ? [] : [`"${rendering}" ${times} times`]),
    ...(isSaid || !pictures.slice(0, 1).some(isOurs)
      ? []
      : [`a sharing picture without "${rendering}"`]),
  ];
}

/** Whether a caption names the paint of the row or, where it names another, the row's words too. */
function saysColor(text: string, { exteriorColor }: Vehicle): boolean {
  const [, paintName, other] =
    /Picture of the model in (.+?)(?: with .*)?, not of this cart(?:\. Color: (.*))?/.exec(text) ??
    [];
  if (paintName === undefined || exteriorColor === undefined) return true;
  return paintNamed(exteriorColor)?.name === paintName || other === exteriorColor;
}
