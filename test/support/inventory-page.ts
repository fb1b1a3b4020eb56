import { elements, findAll } from './html.ts';

/** Ids of the carts that a page of the inventory links to. */
export const shownIds = (html: string) => [
  ...new Set(
    elements(html, 'a')
      .map(({ href = '' }) => /^\/vehicles\/(.+)$/.exec(href)?.[1])
      .filter((id) => id !== undefined),
  ),
];

/** How many carts it says it shows. */
export const shownCount = (html: string) =>
  findAll(html, 'p')
    .find(({ attributes }) => attributes.role === 'status')
    ?.text.replaceAll('\n', ' ');
