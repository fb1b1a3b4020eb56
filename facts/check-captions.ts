import { captionOf } from '../domain/stock/pictures/cart-picture.ts';
import { paintNamed } from '../domain/stock/pictures/colors.ts';
import { setAt } from '../domain/stock/pictures/picture-set.ts';
import { readStill } from '../domain/stock/pictures/still.ts';
import type { Vehicle } from '../domain/stock/vehicle.ts';
import { findAll, jsonLdObjects, metaOf } from '../test/support/html.ts';
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
  const pictured = jsonLdObjects(html)
    .filter(({ '@id': node, image }) => String(node).endsWith('#vehicle') && image !== undefined)
    .filter(({ url }) => cartAt(String(url).replace(/^https?:\/\/[^/]+/, ''))?.images.length === 0)
    .map(({ name }) => `a picture of another cart in the structured data of ${name}`);
  return [...missing, ...colors, ...pictured, ...checkRenderings({ path, html }, own)];
}

const rendering = 'Rendering, not a photograph';

/**
 * Checks that a cart's page shows pictures of ours in the row's own color, names the same color to machines,
 * and says once that they are renderings, as its sharing picture does; of photographs it says nothing.
 */
function checkRenderings({ path, html }: Pick<FactPage, 'path' | 'html'>, own?: Vehicle): string[] {
  if (own === undefined || path.includes('?')) return [];
  const slides = findAll(html, 'li').filter(({ attributes }) =>
    attributes.id?.startsWith('picture-'),
  );
  const ours = slides
    .flatMap((slide) => slide.findAll('img'))
    .filter(({ attributes }) => isOurs(attributes.src));
  const times = slides.filter(({ text }) => text.includes(rendering)).length;
  const paint = paintNamed(own.exteriorColor)?.name;
  const main = slides[0]?.text ?? '';
  const wrong = ours.filter(
    ({ attributes: { alt = '' } }) =>
      own.exteriorColor !== undefined &&
      !alt.includes(` in ${paint}`) &&
      !main.includes(`. Color: ${own.exteriorColor}`),
  );
  // Of a picture of the model its caption says more.
  const shared = metaOf(html, 'og:image:alt') ?? '';
  const isUnsaid =
    isOurs(slides[0]?.findAll('img')[0]?.attributes.src) &&
    !(shared.includes(rendering) || caption.test(shared));
  const node = jsonLdObjects(html).find(
    ({ '@id': id, image }) => image !== undefined && String(id).endsWith('#vehicle'),
  );
  const images = [node?.image ?? []].flat().map(String);
  const paired = images.filter((image) => {
    const { pathname } = new URL(image, 'https://site.example');
    const color = readStill(pathname)?.paint.name ?? captionOf(setAt(pathname) ?? '');
    const named = paintNamed(String(node?.color ?? ''))?.name;
    return node?.color !== undefined && color !== undefined && !color.includes(named ?? ' ');
  });
  return [
    ...(times === (ours.length > 0 ? 1 : 0) ? [] : [`"${rendering}" ${times} times`]),
    ...(isUnsaid ? [`a sharing picture without "${rendering}"`] : []),
    ...wrong.map(({ attributes }) => `a ${own.exteriorColor} cart beside ${attributes.alt}`),
    ...paired.map((image) => `a ${String(node?.color)} cart in structured data with ${image}`),
  ];
}

function isOurs(src = ''): boolean {
  return /^\/(?:pictures\/carts|stills)\//.test(src);
}

/** Whether a caption names the paint of the row or, where it names another, the row's words too. */
function saysColor(text: string, { exteriorColor }: Vehicle): boolean {
  const [, paintName, other] =
    /Picture of the model in (.+?)(?: with .*)?, not of this cart(?:\. Color: (.*))?/.exec(text) ??
    [];
  if (paintName === undefined || exteriorColor === undefined) return true;
  return paintNamed(exteriorColor)?.name === paintName || other === exteriorColor;
}
