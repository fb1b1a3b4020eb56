import { notFoundTitle } from '../ui/layout/not-found.tsx';
import { placeNotFoundTitle } from '../ui/place/place-not-found.tsx';
import type { Page } from './page.ts';

/** Of every page that is not found: spec S21.1 asks for keywords on each page. */
const keywords = ['golf carts', 'page not found'];

/** Metadata of the not-found page at the requested path. */
export function notFoundMeta(path: string): Page {
  const description = 'There is no page at this address.';
  return { title: notFoundTitle, description, keywords, path, noindex: true };
}

/** The same for an unknown vehicle, at its canonical path. */
export function vehicleNotFoundMeta(path: string): Page {
  const description = 'This vehicle is not in our inventory. See what is.';
  return { title: 'Vehicle Not Found', description, keywords, path, noindex: true };
}

/** The same for an unknown place. */
export function placeNotFoundMeta(path: string): Page {
  const description = 'We have no page for this place.';
  return { title: placeNotFoundTitle, description, keywords, path, noindex: true };
}
