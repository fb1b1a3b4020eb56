import { expect, test } from 'vitest';
import { memoryCache } from '../../test/support/memory-cache.ts';
import { keepPages, keptPicture } from './keep-pages.ts';

const now = new Date('2026-11-24T21:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toUTCString();
const html = (words: string, minutes = 0) =>
  new Response(`<main><h1>${words}</h1><img src="/pictures/${words}-800.webp"></main>`, {
    headers: { date: minutesAgo(minutes) },
  });
const bytes = (size: number) => new Response(new Uint8Array(size));

/** A site with these answers; an address without one has no reception. */
function site(answers: Readonly<Record<string, () => Response>>) {
  const requests: string[] = [];
  return {
    requests,
    async fetch(address: string) {
      const path = address.replace('https://carts.example', '');
      requests.push(path);
      const answer = answers[path];
      if (answer === undefined) throw new TypeError('offline');
      return answer();
    },
  };
}

const keep = (
  pages: readonly string[],
  cache: ReturnType<typeof memoryCache>,
  fetch: ReturnType<typeof site>['fetch'],
) => keepPages(pages, { cache, fetch, origin: 'https://carts.example', now });

// spec S30.1
test('pages are kept with their pictures; what is taken off the list goes, with its own', async () => {
  const cache = memoryCache({ '/offline': html('none'), '/assets/start.js': bytes(9) });
  const { fetch } = site({
    '/vehicles/a': () => html('a'),
    '/vehicles/b': () => html('b'),
    '/pictures/a-800.webp': () => bytes(9),
    '/pictures/b-800.webp': () => bytes(9),
  });
  expect(await keep(['/vehicles/a', '/vehicles/b'], cache, fetch)).toBe(true);
  expect(cache.paths()).toEqual([
    ...['/offline', '/assets/start.js', '/vehicles/a', '/vehicles/b'],
    ...['/pictures/a-800.webp', '/pictures/b-800.webp'],
  ]);
  expect(await keep(['/vehicles/b'], cache, fetch)).toBe(true);
  expect(cache.paths()).toEqual([
    ...['/offline', '/assets/start.js', '/vehicles/b', '/pictures/b-800.webp'],
  ]);
  await keep([], cache, fetch);
  expect(cache.paths()).toEqual(['/offline', '/assets/start.js']);
});

test.each([
  [59, []],
  [61, ['/vehicles/a']],
])('a copy of %i minutes ago is renewed: %j', async (minutes, pages) => {
  const cache = memoryCache({
    '/vehicles/a': html('a', minutes),
    '/pictures/a-800.webp': bytes(9),
  });
  const { fetch, requests } = site({ '/vehicles/a': () => html('a') });
  expect(await keep(['/vehicles/a'], cache, fetch)).toBe(true);
  expect(requests).toEqual(pages);
});

// spec S1.16
test.each([
  ['an hour later', 61, true, 'new'],
  ['an hour later without reception', 61, false, 'old'],
  ['within the hour', 59, true, 'old'],
])('the page without reception, %s', async (_, minutes, hasReception, words) => {
  const cache = memoryCache({ '/offline': html('old', minutes) });
  const { fetch } = site(hasReception ? { '/offline': () => html('new') } : {});
  expect(await keep([], cache, fetch)).toBe(true);
  expect(await (await cache.match('/offline'))?.text()).toContain(words);
});

test.each([
  ['no reception', {}],
  ['an error of the site', { '/vehicles/a': () => new Response('', { status: 503 }) }],
])('with %s an old copy stays, and it is said', async (_, answers) => {
  const cache = memoryCache({ '/vehicles/a': html('a', 90) });
  expect(await keep(['/vehicles/a'], cache, site(answers).fetch)).toBe(false);
  expect(cache.paths()).toEqual(['/vehicles/a']);
});

test('a cart that the site has no longer is kept no longer', async () => {
  const cache = memoryCache({ '/vehicles/a': html('a', 90) });
  const { fetch } = site({ '/vehicles/a': () => new Response('', { status: 410 }) });
  expect(await keep(['/vehicles/a'], cache, fetch)).toBe(true);
  expect(cache.paths()).toEqual([]);
});

test('a page for another place takes the place of the copy once it is there', async () => {
  const cache = memoryCache({ '/vehicles/a': html('a') });
  expect(await keep(['/vehicles/a?town=b'], cache, site({}).fetch)).toBe(false);
  expect(cache.paths()).toEqual(['/vehicles/a']);
  const { fetch } = site({ '/vehicles/a?town=b': () => html('a') });
  await keep(['/vehicles/a?town=b'], cache, fetch);
  expect(cache.paths()).toEqual(['/vehicles/a?town=b']);
});

test('pictures are kept up to 6 MB, the first of each page before the second of any', async () => {
  const page = (...names: string[]) =>
    new Response(names.map((name) => `<img src="/pictures/${name}.webp">`).join(''));
  const cache = memoryCache();
  const { fetch } = site({
    '/vehicles/a': () => page('a1', 'a2'),
    '/vehicles/b': () => page('b1', 'b2'),
    ...Object.fromEntries(
      ['a1', 'a2', 'b1', 'b2'].map((name) => [`/pictures/${name}.webp`, () => bytes(1_900_000)]),
    ),
  });
  await keep(['/vehicles/a', '/vehicles/b'], cache, fetch);
  expect(cache.paths().filter((path) => path.startsWith('/pictures'))).toEqual([
    ...['/pictures/a1.webp', '/pictures/b1.webp', '/pictures/a2.webp'],
  ]);
});

test('a picture in any width and format is answered by the kept file of its set', async () => {
  const cache = memoryCache({ '/pictures/carts/a-front-800.webp': bytes(7) });
  const picture = await keptPicture('/pictures/carts/a-front-1600.avif', cache);
  expect((await picture?.blob())?.size).toBe(7);
  expect(await keptPicture('/pictures/carts/a-rear-800.webp', cache)).toBeUndefined();
});
