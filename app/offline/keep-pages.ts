import { isListed, isPicture, offlinePath, pagePath, picturesIn, setOf } from './kept-copy.ts';

/** Milliseconds after which a copy is renewed, when a page is opened with reception. */
const renewAfter = 3_600_000;

/** Bytes of pictures kept in all. */
const mostBytes = 6_000_000;

/** The dependencies of keeping pages. */
export interface Keeping {
  readonly cache: Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;
  /** Rejects without reception. */
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  readonly origin: string;
  readonly now: Date;
}

export function sentAt(answer: Response): Date {
  return new Date(answer.headers.get('date') ?? 0);
}

/** Whether the site has this page no longer: its copy goes. */
export function isGone({ status }: Response): boolean {
  return status === 404 || status === 410;
}

/** Forgets what is kept at these addresses. */
async function drop({ cache }: Keeping, isDropped: (url: URL) => boolean): Promise<void> {
  for (const request of await cache.keys()) {
    if (isDropped(new URL(request.url))) await cache.delete(request, { ignoreVary: true });
  }
}

/**
 * Keeps these pages with their pictures, and no other pages; the page without reception is renewed, for
 * the hours and the phone number on it. A copy of the last hour stays as it is.
 *
 * @returns false where one of them could not be had; its earlier copy stays
 */
export async function keepPages(addresses: readonly string[], keeping: Keeping): Promise<boolean> {
  const urls = addresses.map((address) => new URL(address, keeping.origin));
  const paths = urls.map(pagePath);
  await drop(keeping, (url) => isListed(url) && !paths.includes(pagePath(url)));
  const offline = new URL(offlinePath, keeping.origin);
  if (await keeping.cache.match(offline.href)) {
    await currentCopy(offline, keeping).catch(() => undefined);
  }
  let isWhole = true;
  const pages: string[] = [];
  for (const url of urls) {
    const copy = await currentCopy(url, keeping).catch(() => undefined);
    if (copy === undefined) isWhole = false;
    else if (copy.ok) pages.push(await copy.text());
  }
  if (isWhole) await keepPictures(pages.map(picturesIn), keeping);
  return isWhole;
}

/**
 * The copy of a page, renewed where it is due; the answer that the site has it no longer.
 * @throws without reception, or where the site has no answer now
 */
async function currentCopy(url: URL, keeping: Keeping): Promise<Response> {
  const { cache, fetch, now } = keeping;
  const copy = await cache.match(url.href, { ignoreVary: true });
  if (copy !== undefined && now.getTime() - sentAt(copy).getTime() < renewAfter) return copy;
  const answer = await fetch(url.href, { cache: 'no-cache' });
  if (!answer.ok && !isGone(answer)) throw new Error(`${url.pathname} answers ${answer.status}`);
  // Kept for another place it is no longer what the list leads to.
  await drop(keeping, (one) => isListed(one) && pagePath(one) === pagePath(url));
  if (answer.ok) await cache.put(url.href, answer.clone());
  return answer;
}

/** Keeps the first picture of each page, then the second, as far as there is room; and no others. */
async function keepPictures(pages: readonly (readonly string[])[], keeping: Keeping) {
  const { cache, fetch } = keeping;
  const longest = Math.max(0, ...pages.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, index) =>
    pages.flatMap((pictures) => pictures[index] ?? []),
  );
  const pictures = new Set(inTurn.flat());
  await drop(keeping, ({ pathname }) => isPicture(pathname) && !pictures.has(pathname));
  let room = mostBytes;
  for (const path of pictures) {
    const copy = await cache.match(path, { ignoreVary: true });
    const picture = copy ?? (await fetch(path).catch(() => undefined));
    if (!picture?.ok) continue;
    room -= (await picture.clone().blob()).size;
    if (room < 0) return;
    if (copy === undefined) await cache.put(path, picture);
  }
}

/** The kept file of the picture at this path, in whatever width and format it is kept. */
export async function keptPicture(
  path: string,
  cache: Keeping['cache'],
): Promise<Response | undefined> {
  const same = (await cache.keys()).find(({ url }) => setOf(new URL(url).pathname) === setOf(path));
  return same && cache.match(same, { ignoreVary: true });
}
