import { notFoundTitle } from '../ui/layout/not-found.tsx';
import { placeNotFoundTitle } from '../ui/place/place-not-found.tsx';
import type { Page } from './page.ts';

/** Metadata of the not-found page at the requested path. */
export function notFoundMeta(path: string): Page {
  const description = 'There is no page at this address.';
  return { title: notFoundTitle, description, path, noindex: true };
}

/** The same for an unknown place. */
export function placeNotFoundMeta(path: string): Page {
  const description = 'We do not know a municipality by this name.';
  return { title: placeNotFoundTitle, description, path, noindex: true };
}
