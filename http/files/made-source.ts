import type { Site } from '../../app/context.ts';
import { findPage } from '../../app/head/find-page.ts';
import { links } from '../../app/links.ts';
import type { MadeFile } from '../../app/made-files/made-files.ts';
import { openImageStore } from '../../app/social-image/open-image-store.ts';
import { openStills } from '../../app/stills/open-stills.ts';
import { networkPrefix } from '../../concurrency/network.ts';
import { readStill } from '../../domain/catalogue/known-models/still.ts';
import {
  addressOfSet,
  type PictureFormat,
  setAt,
  setOfJpeg,
} from '../../domain/catalogue/picture-set.ts';
import type { Stock } from '../../stock/watch-stock.ts';
import { refusal } from '../response/refusal.ts';
import type { Representation } from '../response/representation.ts';
import { type FileRequest, type FileSource, fileHeaders, openFile, sendFile } from './send-file.ts';

const mediaTypes: Readonly<Record<PictureFormat | 'jpg', string>> = {
  jpg: 'image/jpeg',
  avif: 'image/avif',
  webp: 'image/webp',
};

const retryAfter = { 'retry-after': '10' };

/**
 * Files made on first request: `/social/about.jpg`, the sharing picture of `/about`;
 * `/social/photos/….jpg`, the picture of a cart in stock as JPEG for feeds; and
 * `/stills/rover-xl6/front/red/tan-800.avif`, a cart in a finish (spec S10.9). Only existing pages,
 * modelled carts and named finishes have one, which bounds their number.
 */
export function madeSource(site: Pick<Site, 'stock' | 'now' | 'dataDir' | 'siteUrl' | 'log'>) {
  const { stock: watch, now, siteUrl } = site;
  const notNow = () => refusal(503, 'page', siteUrl, retryAfter);
  const pictures = openImageStore(site);
  const stills = openStills(site);

  async function pictureAt(path: string, client: string) {
    const stock = await watch.current();
    const set = setOfJpeg(path);
    if (set !== undefined && (isStill(set) || isInStock(set, stock))) {
      return (await pictures.get({ set }, client)) ?? 'not-now';
    }
    const page = findPage(pageOf(path), stock?.byId ?? new Map(), now());
    // Until the store has answered once, the vehicles are not known.
    if (page?.card === undefined) return stock === undefined ? 'not-now' : undefined;
    return (await pictures.get(page.card, client)) ?? 'not-now';
  }

  async function stillAt(path: string, client: string) {
    const still = readStill(path);
    return still && ((await stills.get(still, client)) ?? 'not-now');
  }

  async function send(file: MadeFile, path: string, request: FileRequest): Promise<Representation> {
    const ending = file.name.slice(file.name.indexOf('.') + 1);
    const type = mediaTypes[ending as keyof typeof mediaTypes];
    const headers = fileHeaders(path, type, siteUrl);
    if (file.unkept !== undefined) {
      const length = { 'content-length': String(file.unkept.length) };
      return { status: 200, headers: { ...headers, ...length }, body: file.unkept };
    }
    const open = await openFile(file.path);
    return open === undefined ? notNow() : sendFile(open, file.name, headers, request);
  }

  const source: FileSource = {
    has: () => true,
    async find(path, request) {
      const client = networkPrefix(request.clientAddress, 56);
      const file = await (path.startsWith('/social/')
        ? pictureAt(path, client)
        : stillAt(path, client));
      return file === undefined || file === 'not-now'
        ? file && notNow()
        : send(file, path, request);
    },
  };
  return source;
}

function isStill(set: string): boolean {
  return readStill(addressOfSet(set)) !== undefined;
}

/** Whether a cart in the stock has that picture. */
function isInStock(set: string, stock: Stock | undefined): boolean {
  return (
    stock?.vehicles.some(({ images }) => images.some((image) => setAt(image) === set)) ?? false
  );
}

/** The path of the page that a picture belongs to; `''` where that is no picture's address. */
function pageOf(path: string): string {
  const page = path.replace(/^\/social/, '').replace(/\.jpg$/, '');
  return links.socialImage(page) !== path ? '' : page === '/home' ? links.home : page;
}
