import { notFoundTitle } from '../ui/layout/not-found.tsx';
import { placeNotFoundTitle } from '../ui/place/place-not-found.tsx';
import type { Page } from './page.ts';

/** The metadata of what is not there, at the path that was asked for. */
export function notFoundMeta(path: string): Page {
  const description = 'There is no page at this address.';
  return { title: notFoundTitle, description, path, noindex: true };
}

/** The same for a slug that is no place's. */
export function placeNotFoundMeta(path: string): Page {
  const description = 'We do not know a municipality by this name.';
  return { title: placeNotFoundTitle, description, path, noindex: true };
}
