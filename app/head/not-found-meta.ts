import { notFoundTitle } from '../ui/layout/not-found.tsx';
import type { Page } from './page.ts';

/** Metadata of a page that is not found, at the requested path; spec S21.1 asks for keywords on each. */
export function notFoundMeta(path: string, title: string = notFoundTitle): Page {
  const description = 'We can’t find that page.';
  return { title, description, keywords: ['golf carts', 'page not found'], path, noindex: true };
}
