import { afterAll, expect, test } from 'vitest';
import { placeLabel } from '../../domain/dealer/place.ts';
import { placesIn } from '../../domain/places/find-place.ts';
import { findAll } from '../support/html.ts';
import { openApp } from '../support/open-app.ts';

/** The parts of a page, by their words and by where their links lead. */
const app = await openApp();
afterAll(() => app.close());

/** The lines of a part of a page, and its links as `words → address`. */
async function read(path: string, tag = 'main') {
  const [part] = findAll(await app.page(path), tag);
  return {
    lines: part?.text.split(/\s*\n\s*/) ?? [],
    links:
      part
        ?.findAll('a')
        .map(({ text, attributes }) => `${text.split('\n').at(-1)} → ${attributes.href}`) ?? [],
  };
}

const phone = 'tel:+18005550142';

/** What a page says of its own and where its main links lead; the words of a rule are not told again here. */
const pages: readonly (readonly [path: string, rule: string, lines: string[], links: string[]])[] =
  [
    [
      '/',
      'spec S1.6, S1.9, S3.1',
      ['Featured carts', '15+', '500+', '39', 'Evolution 22 in stock', 'Street map', 'Showrooms'],
      [
        ...['View Inventory → /inventory', `Call Now → ${phone}`, 'Denago 8 in stock → /denago'],
        'View Details → /vehicle/7c1f4e2a9b60',
      ],
    ],
    [
      '/denago',
      'spec S3.3',
      ['Three series', 'Why buy a Denago from us'],
      [
        'Compare Models → /compare?carts=ev-city,ev-nomad,nomad-xl,rover-xl,rover-xl6,rover-xxl',
        ...['View Details → /vehicles/ev-city', 'Get Quote → /contact?vehicle=ev-city'],
      ],
    ],
    [
      '/evolution',
      'spec S3.4, S3.16',
      ['Seven series', '4 seats · 50 miles · 25 mph · Rear-Wheel Drive'],
      [`Call Sales → ${phone}`, 'View Details → /vehicles/d5-ranger-4-plus'],
    ],
    [
      '/services',
      'spec S3.6, S3.16',
      ['From $155 per hour', 'By quote', 'Covered by warranty'],
      ['Schedule Service → /contact?topic=service'],
    ],
    [
      '/about',
      'spec S3.7, S3.16',
      ['15+', 'Maren Holloway', 'Owner', 'Here since 2010', 'All 39 municipalities'],
      ['Dalton → /dalton-golf-carts'],
    ],
    [
      '/inventory',
      'spec S5.1, S5.3',
      [
        ...['Search', 'Brand', 'Category', 'Price', 'Seats', 'Condition', 'Stance', 'Sort by'],
        'Showing 32 of 32 vehicles',
      ],
      ['Clear All Filters → /inventory', 'Contact Us → /contact'],
    ],
    [
      '/rentals',
      'spec S11.4, S11.5',
      ['Plan your rental', '4 Seater Daily', '$245 for 1 day', 'Insurance is included.'],
      [`RESERVE TODAY → ${phone}`, 'Dalton → /rentals/dalton'],
    ],
    [
      '/rentals/dalton',
      'spec S11.1, S11.6, S11.7',
      ['Golf Cart Rentals in Dalton', 'Free delivery within Dalton Borough area', 'No hidden fees'],
      [
        'View Rental Pricing → #pricing',
        'RESERVE TODAY → /contact?plan=4-seater-daily&place=dalton',
        'Book Your Rental Today! → /contact?place=dalton&topic=rental',
      ],
    ],
    [
      '/eco-impact',
      'spec S12.1',
      ['Calculate Impact', 'Why Choose Electric?', 'Environmental Facts'],
      ['Browse Electric Golf Carts → /inventory', 'Get Expert Advice → /contact'],
    ],
    [
      '/dalton-golf-carts',
      'spec S13.4, S13.5',
      ['Popular Golf Carts', 'Evolution D5 RANGER 6', '$10,595', 'Sales & Leasing'],
      [
        'View Details → /vehicles/d5-ranger-6?place=Dalton',
        ...['Rent This Model → /rentals/dalton', 'Get a Quote → /contact?place=dalton'],
      ],
    ],
  ];

test.each(pages)('%s has its parts (%s)', async (path, _, lines, links) => {
  const page = await read(path);
  expect(page.lines).toEqual(expect.arrayContaining(lines));
  expect(page.links).toEqual(expect.arrayContaining(links));
});

// spec S23.11
test('the picture at the head of the home page is sharp on any screen, and light on a phone', async () => {
  const [head] = findAll(await app.page('/'), 'picture');
  const offered = head?.findAll('source').map(({ attributes: { media, srcset = '' } }) => {
    const files = [...srcset.matchAll(/\/heroes\/(\S+)/g)].map(([, file]) => file);
    return [media, files.at(-1)];
  });
  expect(offered).toEqual([
    ['(max-width: 35.99rem)', 'lake-phone-800.avif'],
    ['(max-width: 55.99rem)', 'lake-phone-1200.avif'],
    ['(max-width: 55.99rem)', 'lake-phone-800.webp'],
    [undefined, 'lake-2400.avif'],
  ]);
});

// spec S1.3
test.each(['/', '/showroom'])('%s lists the showrooms in their order', async (path) => {
  const phones = (await read(path)).links.flatMap((link) => /^\(.* →/.exec(link)?.[0] ?? []);
  expect(phones).toEqual(['(570) 555-0118 →', '(570) 555-0164 →', '(215) 555-0133 →']);
});

// spec S2.9, S2.10
test('the footer names the business, its pages, policies and places', async () => {
  const { lines, links } = await read('/services', 'footer');
  const business = ['Laurel Ridge Golf Carts', 'Showroom hours', '9 AM – 5 PM'];
  const headings = ['Navigation', 'Policies', 'Service Policies', 'Content Policies'];
  expect(lines).toEqual(expect.arrayContaining([...business, ...headings, 'Work Policies']));
  expect(links).toEqual(
    expect.arrayContaining([
      ...[`1-800-555-0142 → ${phone}`, 'Inventory → /inventory', 'Denago → /denago'],
      ...['Returns → /policies/return-policy', 'Privacy Policy → /privacy-policy'],
      'hello@laurelridgecarts.example → mailto:hello@laurelridgecarts.example',
    ]),
  );
  const places = (['Monroe', 'Lackawanna'] as const).map((county) => {
    const at = lines.indexOf(`${county} County Locations We Serve`);
    return lines.slice(at + 1, at + 1 + placesIn(county).length);
  });
  expect(places.map(({ length }) => length)).toEqual([20, 19]);
  expect(places).toEqual(
    [placesIn('Monroe'), placesIn('Lackawanna')].map((all) => all.map(placeLabel)),
  );
});
