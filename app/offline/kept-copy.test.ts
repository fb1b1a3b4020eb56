import { expect, test } from 'vitest';
import {
  addressesOf,
  copyFor,
  headingOf,
  isOtherChoice,
  markedCopy,
  offlineCopy,
  picturesIn,
  setOf,
} from './kept-copy.ts';

// spec S30.1
test.each([
  ['an empty list', { ids: [] }, []],
  [
    'a list',
    { ids: ['d5-ranger-2+2', 'ev-city'] },
    ['/compare?carts=d5-ranger-2%2B2,ev-city', '/vehicles/d5-ranger-2%2B2', '/vehicles/ev-city'],
  ],
  [
    'a list for a place',
    { ids: ['ev-city'], town: 'other', miles: '35' },
    ['/compare?carts=ev-city&town=other&miles=35', '/vehicles/ev-city?town=other&miles=35'],
  ],
])('of %s these pages are kept', (_, list, addresses) => {
  expect(addressesOf(list)).toEqual(addresses);
});

const origin = 'https://carts.example';
const copies = [
  `${origin}/compare?carts=ev-city,d5-ranger-2%2B2&town=dalton`,
  `${origin}/vehicles/ev-city?town=dalton`,
  `${origin}/vehicles/d5-ranger-2%2B2?town=dalton`,
];
const [list, city, ranger] = copies;

// spec S30.2
test.each([
  ['/compare', list],
  ['/compare?town=scranton', list],
  ['/compare?carts=d5-ranger-2%2B2,ev-city', list],
  ['/compare?carts=ev-city&carts=d5-ranger-2%2B2&only=differences', list],
  ['/compare?carts=ev-city,rover-xl', list],
  ['/compare?carts=rover-xl', undefined],
  ['/compare?carts=', undefined],
  ['/vehicles/ev-city', city],
  ['/vehicle/ev-city?paint=red', city],
  ['/vehicles/d5-ranger-2+2', ranger],
  ['/vehicles/rover-xl', undefined],
  ['/vehicles/%', undefined],
  ['/', undefined],
  ['/contact?vehicle=ev-city', undefined],
])('%s is answered by the copy %s', (address, copy) => {
  expect(copyFor(new URL(address, origin), copies)).toBe(copy);
});

test('of a page one file of each picture is kept, at most eight, none of other carts', () => {
  const picture = (name: string, width = 800) =>
    `<picture><source type="image/avif" sizes="6rem" srcSet="/pictures/${name}-480.avif 480w, /pictures/${name}-800.avif 800w"/><img class="x" src="/pictures/${name}-${width}.webp"/></picture>`;
  const html = [
    picture('a'),
    picture('a', 480),
    '<article><h3>Another</h3>\n<img src="/pictures/other-800.webp"/></article>',
    '<source media="dark" srcSet="/drawings/dark-a.svg"/><img src="/drawings/a.svg"/>',
    '<img src="https://elsewhere.example/pictures/far.jpg"/><img src="/photos/ab/cd-800.webp"/>',
    '<img src="/stills/a/front/scarlet/tan-800.webp"/><img src="/social/a.jpg"/>',
  ].join('\n');
  expect(picturesIn(html)).toEqual([
    '/pictures/a-800.webp',
    '/drawings/dark-a.svg',
    '/drawings/a.svg',
    '/photos/ab/cd-800.webp',
    '/stills/a/front/scarlet/tan-800.webp',
  ]);
  const many = Array.from({ length: 12 }, (_, index) => picture(`many-${index}-x`)).join('');
  expect(picturesIn(many)).toHaveLength(8);
});

test('all widths and formats of a picture are one set', () => {
  expect(setOf('/pictures/carts/ev-city-front-1200.avif')).toBe('/pictures/carts/ev-city-front');
  expect(setOf('/drawings/map.svg')).toBe('/drawings/map.svg');
});

const page =
  '<!doctype html><html lang="en-US"><head><title>EV CITY - $15,000 | Carts</title></head><body><main id="main"><h1>EV CITY</h1></main></body></html>';

// spec S30.3
test.each([
  ['2026-11-24T20:59:00Z', '2026-11-24T21:30:00Z', 'As of Tuesday 3 PM, prices may have changed.'],
  ['2026-11-24T05:30:00Z', '2026-11-25T01:00:00Z', 'As of Tuesday 12 AM, prices may have changed.'],
  [
    '2026-11-24T20:00:00Z',
    '2026-12-01T20:00:00Z',
    'As of Tuesday, November 24 at 3 PM, prices may',
  ],
])('a page kept at %s and shown at %s says %j above its content', (at, now, words) => {
  const html = markedCopy(page, new Date(at), new Date(now));
  expect(html).toContain(`<main id="main"><p class="kept"><strong>${words}`);
  expect(html).toContain('<a href="">Try again</a></p><h1>EV CITY</h1>');
  expect(html).toContain('<html data-kept lang="en-US">');
});

// spec S30.3
test.each([
  ['/vehicles/ev-city', city, false],
  ['/vehicles/ev-city?town=dalton&miles=&utm_source=paper', city, false],
  ['/vehicles/ev-city?town=scranton', city, true],
  ['/vehicles/ev-city?paint=red', city, true],
  ['/compare?carts=d5-ranger-2%2B2,ev-city', list, false],
  ['/compare?carts=ev-city,rover-xl', list, true],
])('%s shows the copy %s, which is of something else: %s', (address, copy = '', isOther) => {
  const choice = isOtherChoice(new URL(address, origin), new URL(copy));
  expect(choice).toBe(isOther);
  const html = markedCopy(page, new Date(), new Date(), choice);
  expect(html.includes('Carts, place and color are those that were kept.')).toBe(isOther);
});

// spec S30.4
test('the page without reception names the pages that are kept, if any', () => {
  const offline = page.replace('</main>', '<div data-kept-pages=""></div></main>');
  const links = [{ address: '/compare?carts=a&amp;town=b', title: 'Your list' }];
  expect(offlineCopy(offline, links)).toContain(
    '<li><a href="/compare?carts=a&amp;town=b">Your list</a></li>',
  );
  expect(offlineCopy(offline, [])).not.toContain('<ul>');
  expect(headingOf(page)).toBe('EV CITY');
});
