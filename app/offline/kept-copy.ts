import type { DestinationFields } from '../../domain/places/destination-fields.ts';

/**
 * The decisions of the offline worker, as functions of texts (spec S30): which pages it keeps for a list,
 * which of their pictures, which copy answers an address, and what it writes into a copy.
 */

/** The visitor's list, and where its carts are to be delivered. */
export interface KeptList extends DestinationFields {
  readonly ids: readonly string[];
}

/** The addresses of the pages that are kept for a list: its own, then each cart's. */
export function addressesOf({ ids, ...to }: KeptList): readonly string[] {
  if (ids.length === 0) return [];
  const carts = ids.map(encodeURIComponent);
  const place = String(new URLSearchParams({ ...to }));
  return [
    `/compare?carts=${carts.join(',')}${place && `&${place}`}`,
    ...carts.map((id) => `/vehicles/${id}${place && `?${place}`}`),
  ];
}

/** The page that is shown for one that is not kept. */
export const offlinePath = '/offline';

/** The page of a list. */
export const listPath = '/compare';

/** The path of a page in one spelling; a vehicle's page has two addresses (spec S3.2). */
export function pagePath({ pathname }: URL): string {
  const path = pathname.replace(/^\/vehicle\//, '/vehicles/');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether copies of this page may be kept. */
export function isListed(url: URL): boolean {
  return url.pathname === listPath || pagePath(url).startsWith('/vehicles/');
}

/** The values of this parameter in an address, in no order. */
function choiceOf({ searchParams }: URL, name: string): readonly string[] {
  return searchParams.getAll(name).join().split(',').sort();
}

/**
 * Which of the kept addresses answers this one: whatever else it asks for, the same cart, or the list
 * with one of its carts or where it names none, which leads to the kept list.
 */
export function copyFor(page: URL, addresses: readonly string[]): string | undefined {
  return addresses.find((address) => {
    const copy = new URL(address);
    if (pagePath(copy) !== pagePath(page)) return false;
    if (page.pathname !== listPath || !page.searchParams.has('carts')) return true;
    const carts = choiceOf(copy, 'carts');
    return choiceOf(page, 'carts').some((id) => carts.includes(id));
  });
}

/** Whether an address asks for other carts, another place or another color than its copy shows. */
export function isOtherChoice(page: URL, copy: URL): boolean {
  return ['carts', 'town', 'miles', 'paint', 'seats'].some(
    (name) =>
      page.searchParams.has(name) && `${choiceOf(page, name)}` !== `${choiceOf(copy, name)}`,
  );
}

/** The common beginning of the files of one picture, in all widths and formats. */
export function setOf(path: string): string {
  return path.replace(/-\d+\.\w+$/, '');
}

/** Whether this is the address of a picture of ours, or of the logo. */
export function isPicture(path: string): boolean {
  return /^\/(?:(?:pictures|stills|photos|drawings)\/|favicon\.svg$)/.test(path);
}

/** Pictures kept of one page. */
const mostPictures = 8;

/**
 * The pictures of a page that are kept: of each set the file that every browser can show
 * (app/ui/element/picture.tsx), and our drawings; not those of other carts, which stand on cards.
 */
export function picturesIn(html: string): readonly string[] {
  const own = html.replace(/<article.*?<\/article>/gs, '');
  const pictures = new Map<string, string>();
  for (const [, path = ''] of own.matchAll(/\ssrc(?:set)?="(\/[^" ]+)"/gi)) {
    if (isPicture(path) && !pictures.has(setOf(path))) pictures.set(setOf(path), path);
  }
  return [...pictures.values()].slice(0, mostPictures);
}

const day = 86_400_000;

/** `"Tuesday 3 PM"` in New York; with its date once the name of the day could mean two days. */
function momentInWords(moment: Date, now: Date): string {
  const isRecent = now.getTime() - moment.getTime() < 6 * day;
  return moment.toLocaleString('en-US', {
    timeZone: 'America/New_York',
    weekday: 'long',
    hour: 'numeric',
    ...(!isRecent && { month: 'long', day: 'numeric' }),
  });
}

/** A page with words above its content that scripts need not run for; scripts see `data-kept`. */
function withNote(html: string, words: string): string {
  return html
    .replace('<html', '<html data-kept')
    .replace(
      /<main[^>]*>/,
      (main) => `${main}<p class="kept">${words} <a href="">Try again</a></p>`,
    );
}

/**
 * A kept copy as it is shown: it says when it was kept (spec S30.3).
 * @param isOther whether its address asks for another choice
 */
export function markedCopy(html: string, keptAt: Date, now: Date, isOther = false): string {
  const moment = momentInWords(keptAt, now);
  const choice = isOther ? ' Carts, place and color are those that were kept.' : '';
  return withNote(
    html,
    `<strong>As of ${moment}, prices may have changed.</strong> Our site could not be reached.${choice}`,
  );
}

/** The page without reception, with the pages that are kept. */
export function offlineCopy(html: string, pages: readonly KeptPage[]): string {
  const items = pages.map(({ address, title }) => `<li><a href="${address}">${title}</a></li>`);
  const list = items.length === 0 ? '' : `<h2>Kept in this browser</h2><ul>${items.join('')}</ul>`;
  return withNote(
    html.replace(/<div data-kept-pages[^>]*><\/div>/, () => list),
    'Our site could not be reached.',
  );
}

export interface KeptPage {
  /** Path and query, as they stand in HTML. */
  readonly address: string;
  /** As HTML. */
  readonly title: string;
}

/** The heading of a page, as HTML: its title may have a price, which is not said without its day. */
export function headingOf(html: string): string {
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
}
