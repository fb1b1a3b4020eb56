import type { Site } from '../../app/context.ts';
import type { MadeFile } from '../../app/made/made-files.ts';
import { openJpegs, openStills } from '../../app/made/open-pictures.ts';
import { networkPrefix } from '../../base/network.ts';
import { brands } from '../../domain/dealer/business/models/brands.ts';
import { pictures } from '../../domain/dealer/business/pictures.ts';
import { lookOfFile } from '../../domain/stock/pictures/look.ts';
import { type PictureFormat, readJpegPath, setAt } from '../../domain/stock/pictures/picture.ts';
import { renderingAt, stillAt, stillFileAt } from '../../domain/stock/pictures/rendering.ts';
import type { Stock } from '../../stock/watch-stock.ts';
import { refusal } from '../response/refusal.ts';
import type { Representation } from '../response/representation.ts';
import { type FileRequest, type FileSource, fileHeaders, openFile, sendFile } from './send-file.ts';

const mediaTypes: Readonly<Record<PictureFormat | 'jpg', string>> = {
  jpg: 'image/jpeg',
  avif: 'image/avif',
  webp: 'image/webp',
};

/** Sharing pictures, JPEGs for feeds, and carts in a finish (spec S10.9), on first request. */
export function madeSource(site: Pick<Site, 'stock' | 'dataDir' | 'makingMs' | 'siteUrl' | 'log'>) {
  const { stock: watch, siteUrl } = site;
  const notNow = () => refusal(503, 'page', site, { 'retry-after': '10' });
  const jpegs = openJpegs(site);
  const stills = openStills(site);

  async function jpegAt(path: string, client: string) {
    const wanted = readJpegPath(path);
    if (wanted === undefined) return undefined;
    if (!(wanted.isCut ? isShared(wanted.picture) : stillAt(wanted.picture))) {
      const stock = await watch.current();
      // Until the store has answered once, the vehicles are not known.
      if (stock === undefined) return 'not-now';
      if (!isInStock(wanted.picture, stock)) return undefined;
    }
    return (await jpegs.get(wanted, client)) ?? 'not-now';
  }

  async function stillFor(path: string, client: string) {
    const still = stillFileAt(path);
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
        ? jpegAt(path, client)
        : stillFor(path, client));
      return file === undefined || file === 'not-now'
        ? file && notNow()
        : send(file, path, request);
    },
  };
  return source;
}

const heroes = new Set([...Object.values(pictures), ...brands.map(({ picture }) => picture)]);

function isShared(picture: string): boolean {
  const isDrawing = lookOfFile(picture.replace('/drawings/', '')) !== undefined;
  return isDrawing || heroes.has(picture) || renderingAt(picture) !== undefined;
}

function isInStock(set: string, stock: Stock): boolean {
  return stock.vehicles.some(({ images }) => images.some((image) => setAt(image) === set));
}
