import { isGone, type Keeping, sentAt } from './keep-pages.ts';
import {
  copyFor,
  headingOf,
  isListed,
  isOtherChoice,
  listPath,
  markedCopy,
  offlineCopy,
  offlinePath,
} from './kept-copy.ts';

/** Milliseconds that the site has for an answer before a kept copy is shown instead. */
export const patience = 5_000;

export interface PageRequest {
  readonly url: URL;
  /** The site's answer; rejects without reception. */
  readonly network: Promise<Response>;
  /** Keeps the worker alive until this promise is settled. */
  readonly later: (work: Promise<unknown>) => void;
  /** Milliseconds. */
  readonly patience: number;
}

type Copies = Omit<Keeping, 'fetch'>;

/** The status codes of a proxy that can't reach the site; the site itself never sends them. */
function isUnreached({ status }: Response): boolean {
  return status === 502 || status === 504;
}

/**
 * The site's own answer, whatever it is; where there is none, or none in time, the marked copy of the
 * page, and for pages that are not kept the one that says so (spec S30.2). The copy of a page that is
 * answered is renewed, also by an answer that comes too late to be shown.
 */
export async function answerPage(
  { url, network, later, patience }: PageRequest,
  copies: Copies,
): Promise<Response> {
  const pages = await keptPages(copies);
  const address = copyFor(url, pages);
  // Noted before the page is sent, whose body can be read once.
  if (address === url.href)
    later(
      network.then(
        (answer) => renew(address, answer, copies),
        () => {},
      ),
    );
  if (address === undefined) return network.catch(() => offlinePage(pages, copies));
  const answer = await within(patience, network).catch(() => undefined);
  if (answer !== undefined && !isUnreached(answer)) return answer;
  const copy = await copyAt(address, copies);
  if (copy === undefined) return offlinePage(pages, copies);
  const isOther = isOtherChoice(url, new URL(address));
  return changed(copy, (html) => markedCopy(html, sentAt(copy), copies.now, isOther));
}

async function keptPages({ cache }: Copies): Promise<readonly string[]> {
  const addresses = (await cache.keys()).map(({ url }) => url);
  return addresses.filter((address) => isListed(new URL(address)));
}

function copyAt(address: string, { cache }: Copies): Promise<Response | undefined> {
  return cache.match(address, { ignoreVary: true });
}

async function renew(address: string, answer: Response, { cache }: Copies): Promise<void> {
  if (answer.ok) await cache.put(address, answer.clone());
  else if (isGone(answer)) await cache.delete(address, { ignoreVary: true });
}

/** The page that says there is no reception, with links to those that are kept. */
async function offlinePage(pages: readonly string[], copies: Copies): Promise<Response> {
  const page = await copyAt(new URL(offlinePath, copies.origin).href, copies);
  if (page === undefined) return Response.error();
  const titles = pages.map(async (address) => {
    const { pathname, search } = new URL(address);
    const html = (await (await copyAt(address, copies))?.text()) ?? '';
    return {
      address: `${pathname}${search}`.replaceAll('&', '&amp;'),
      title: pathname === listPath ? 'Your list' : headingOf(html),
    };
  });
  const links = await Promise.all(titles);
  return changed(page, (html) => offlineCopy(html, links));
}

/**
 * A kept page with other text, under its own headers, the security policy among them. The status says
 * that this is not the site's answer: a browser that prepares pages ahead does not keep it for later.
 */
async function changed(copy: Response, change: (html: string) => string): Promise<Response> {
  return new Response(change(await copy.text()), { status: 503, headers: copy.headers });
}

/** @throws where the promise does, or after so many milliseconds */
export function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('No answer in time')), milliseconds);
    }),
  ]);
}
