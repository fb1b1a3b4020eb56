import { imagesContext, siteContext } from '../context.ts';
import { findPage } from '../head/find-page.ts';
import { links } from '../links.ts';
import { serviceUnavailable } from '../made-files/service-unavailable.ts';
import type { Route } from './+types/social-image.ts';

/**
 * `/social/about.jpg`: the sharing picture of `/about`. Only existing pages have one, so that nobody
 * can request any number of drawings.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { stock: watch, now } = context.get(siteContext);
  const stock = await watch.current();
  const page = findPage(pageOf(new URL(request.url).pathname), stock?.byId ?? new Map(), now());
  if (page?.card === undefined) {
    // Until the store has answered once, the vehicles are not known.
    return stock === undefined
      ? serviceUnavailable()
      : new Response('No such picture', { status: 404 });
  }
  const images = context.get(imagesContext);
  const image = await images.get(page.card);
  if (image === undefined) return serviceUnavailable();
  return new Response(new Uint8Array(image), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' },
  });
}

/** The path of the page that a picture belongs to. */
function pageOf(path: string): string {
  const page = path.replace(/^\/social/, '').replace(/\.jpg$/, '');
  return links.socialImage(page) !== path ? '' : page === '/home' ? links.home : page;
}
