import { notFoundTitle } from '../ui/layout/not-found.tsx';
import type { Page } from './page.ts';

export function notFoundMeta(path: string, title: string = notFoundTitle): Page {
  const description = 'We can’t find that page.';
  return { title, description, keywords: ['golf carts', 'page not found'], path, noindex: true };
}
