import { elements, textOf } from '../test/support/html.ts';

/** A page as the checks of facts read it. */
export interface FactPage {
  readonly path: string;
  readonly html: string;
  /** The text that a reader sees, and that of the head. */
  readonly text: string;
}

/** A page from its rendered HTML. */
export function factPage(path: string, source: string): FactPage {
  // React parts neighboring pieces of text by a comment.
  const html = source.replaceAll('<!-- -->', '');
  const contents = elements(html, 'meta').map(({ content = '' }) => content);
  return { path, html, text: [...contents, textOf(html)].join('\n') };
}
