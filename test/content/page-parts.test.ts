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

test.each([
  {
    ...{ path: '/', rule: 'spec S1.6, S1.9, S3.1' },
    lines: [
      ...['Search the inventory', 'Featured carts', 'About us', 'Brands we carry'],
      ...['15+', '500+', '39', 'Premium quality', 'Expert service', 'Eco-friendly'],
      ...['1-800-555-0142 · 0% APR financing on select models, ask for terms'],
      ...['0% APR financing on select models', 'Ask for terms. You get them in writing.'],
      ...['Where we deliver and serve', 'Street map', 'Showrooms'],
      ...['Club Car Service and parts', 'EZ-GO Service and parts', 'Denago 8 in stock'],
      ...['Evolution 22 in stock', 'Tomberlin Service and parts', 'Swift EV Service and parts'],
    ],
    links: [
      ...['View Inventory → /inventory', `Call Now → ${phone}`, 'Contact Us → /contact'],
      ...['View Details → /vehicle/7c1f4e2a9b60', 'View Details → /vehicle/evolution-d6-max-xt4'],
      ...[
        'View Details → /vehicle/denago-ev-city',
        'Denago 8 in stock → /denago',
        'Evolution 22 in stock → /evolution',
      ],
    ],
  },
  {
    ...{ path: '/denago', rule: 'spec S3.3' },
    lines: ['Denago at a glance', 'Three series', 'The line-up', 'Why buy a Denago from us'],
    links: [
      'See Denago in stock → /inventory?brand=DENAGO',
      'Compare Models → /compare?carts=ev-city,ev-nomad,nomad-xl,rover-xl,rover-xl6,rover-xxl',
      'Schedule a Test Drive → /contact?topic=test-drive',
      ...['ev-city', 'ev-nomad', 'nomad-xl', 'rover-xl', 'rover-xl6', 'rover-xxl'].flatMap((id) => [
        `View Details → /vehicles/${id}`,
        `Get Quote → /contact?vehicle=${id}`,
      ]),
    ],
  },
  {
    ...{ path: '/evolution', rule: 'spec S3.4, S3.16' },
    lines: [
      ...['What Evolution does well', 'Seven series', 'Featured vehicles'],
      ...['D5 RANGER', 'D5 MAVERICK', 'CLASSIC', 'CARRIER', 'FORESTER', 'TURFMAN', 'D6 MAX'],
      ...['Why choose us for Evolution', 'Drive one before you decide'],
      // A series has three features, a featured vehicle four and its seats, range and top speed.
      ...['Low step-in street stance', 'Touchscreen dash', 'Four or six seats'],
      ...['4 seats · 50 miles · 25 mph · Rear-Wheel Drive', 'Lifted stance, all-terrain tires'],
      'Largest screen in the range',
    ],
    links: [
      ...[`Call Sales → ${phone}`, 'View Inventory → /inventory'],
      ...[
        ...['d5-ranger-4-plus', 'd5-ranger-6-plus', 'd5-maverick-4-plus'],
        ...['classic-4-plus', 'carrier-6-plus', 'd6-max-xt4'],
      ].flatMap((id) => [`View Details → /vehicles/${id}`, `Get Quote → /contact?vehicle=${id}`]),
      'Schedule a Test Drive → /contact?topic=test-drive',
    ],
  },
  {
    ...{ path: '/services', rule: 'spec S3.6, S3.16' },
    lines: [
      ...['Maintenance and repair', 'Battery services', 'From $155 per hour'],
      ...['Custom modifications', 'By quote', 'Warranty work', 'Covered by warranty'],
      ...['Brakes, bearings, and alignment', 'Most repairs take 24–48 hours'],
      ...['Why choose our workshop', 'Schedule service', 'Service department hours'],
      'Our technicians work on Club Car, EZ-GO, Denago, Evolution, Tomberlin and Swift EV.',
    ],
    links: ['Schedule Service → /contact?topic=service'],
  },
  {
    ...{ path: '/about', rule: 'spec S3.7, S3.16' },
    lines: [
      ...['Our story', '15+', '500+', '39', 'What we stand for', 'The team', 'Our service area'],
      // Name, role, experience and description.
      ...['Maren Holloway', 'Owner', 'Here since 2010'],
      'Opened the first bay in Pocono Pines and still test-drives every new model herself.',
      ...['Street map', 'All 39 municipalities'],
    ],
    links: [
      'Dalton → /dalton-golf-carts',
      'Tunkhannock Township → /tunkhannock-township-golf-carts',
    ],
  },
  {
    ...{ path: '/showroom', rule: 'spec S1.3, S1.5, S3.9' },
    lines: [
      ...['Showroom hours', 'Service department hours', 'Phone and delivery hours'],
      ...['Test drives', 'Expert consultation', 'Financing options', 'Municipalities we serve'],
      'Online & statewide delivery. Phone and online orders only. No carts on display.',
    ],
    links: [
      ...['Call → tel:+15705550118', 'Call → tel:+15705550164', 'Call → tel:+12155550133'],
      ...['Contact Laurel Ridge → /contact', `Call 1-800-555-0142 → ${phone}`],
    ],
  },
  {
    ...{ path: '/contact', rule: 'spec S3.10, S15.1' },
    lines: [
      ...['Main address', '2118 Laurel Ridge Road, Pocono Pines, PA 18350', 'Showroom hours'],
      ...['Send us a message', 'First name', 'Last name', 'Email', 'Phone'],
      ...["I'm interested in", 'Message'],
    ],
    links: [
      ...[`Call 1-800-555-0142 → ${phone}`, 'Email Us → mailto:hello@laurelridgecarts.example'],
      'carts.example → /',
    ],
  },
  {
    ...{ path: '/inventory', rule: 'spec S5.1, S5.3' },
    lines: [
      ...['Our Inventory', 'Search', 'Brand', 'Category', 'Price', 'Seats', 'Condition', 'Stance'],
      ...['Sort by', 'Showing 32 of 32 vehicles', 'Can’t find what you’re looking for?'],
      'Good to know',
    ],
    links: ['Clear All Filters → /inventory', 'Contact Us → /contact'],
  },
  {
    ...{ path: '/rentals', rule: 'spec S11.4, S11.5' },
    lines: [
      ...[
        'Plan your rental',
        '4 Seater',
        '6 Seater',
        'Utility',
        '4 Seater Daily',
        '$245 for 1 day',
      ],
      'Need Help Choosing?',
      ...['Rental periods run in 24-hour increments.', 'Insurance is included.'],
    ],
    links: [`RESERVE TODAY → ${phone}`, 'Dalton → /rentals/dalton'],
  },
  {
    ...{ path: '/rentals/dalton', rule: 'spec S11.1, S11.6, S11.7' },
    lines: [
      ...['Golf Cart Rentals in Dalton', 'Street legal with seat belts (4- and 6-seaters)'],
      ...['Fully charged and ready to go', '24/7 customer support', 'Flexible pickup and return'],
      ...['Insurance coverage included', 'No hidden fees'],
      ...['Free delivery within Dalton Borough area', 'Street map'],
    ],
    links: [
      ...['View Rental Pricing → #pricing', 'Reserve Now → /contact?place=dalton&topic=rental'],
      ...['RESERVE TODAY → /contact?plan=4-seater-daily&place=dalton'],
      ...['Book Your Rental Today! → /contact?place=dalton&topic=rental'],
      'See showroom prices → /rentals',
    ],
  },
  {
    ...{ path: '/eco-impact', rule: 'spec S12.1' },
    lines: [
      ...['Calculate Impact', 'Why Choose Electric?', 'Zero Emissions', 'Energy Efficient'],
      ...['Forest Protection', 'Sustainable Materials', 'Climate Action', 'Clean Air'],
      'Environmental Facts',
    ],
    links: ['Browse Electric Golf Carts → /inventory', 'Get Expert Advice → /contact'],
  },
  {
    ...{ path: '/dalton-golf-carts', rule: 'spec S13.4, S13.5' },
    lines: [
      ...['Golf Carts in Dalton Borough', 'Premium Vehicles', 'Local Delivery', 'Expert Service'],
      ...['Best Value', 'Popular Golf Carts', 'Evolution D5 RANGER 6', '$10,595'],
      'Sales & Leasing',
      ...['Daily/Weekly Rentals', 'Maintenance & Repair', 'Parts & Accessories', 'Street map'],
      ...['Call Us', 'Visit Us', 'Hours'],
    ],
    links: [
      ...['View Inventory → /inventory?place=Dalton', 'Rentals in Dalton → /rentals/dalton'],
      ...['View Details → /vehicles/d5-ranger-6?place=Dalton', 'Rent This Model → /rentals/dalton'],
      ...['View All Golf Carts → /inventory?place=Dalton', 'Get a Quote → /contact?place=dalton'],
      ...['View Rental Options → /rentals/dalton', 'Contact Us Today → /contact?place=dalton'],
    ],
  },
])('$path has its parts ($rule)', async ({ path, lines, links }) => {
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
  const { links } = await read(path);
  const phones = links.flatMap((link) => /^(\(\d{3}\) \d{3}-\d{4}) →/.exec(link)?.[1] ?? []);
  expect(phones).toEqual(['(570) 555-0118', '(570) 555-0164', '(215) 555-0133']);
});

// spec S2.9, S2.10
test('the footer names the business, its pages, policies and places', async () => {
  const { lines, links } = await read('/services', 'footer');
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['Laurel Ridge Golf Carts', 'Showroom hours', '9 AM – 5 PM', 'Navigation'],
      ...['Policies', 'Service Policies', 'Content Policies', 'Work Policies'],
    ]),
  );
  expect(links).toEqual(
    expect.arrayContaining([
      ...[`1-800-555-0142 → ${phone}`, 'Inventory → /inventory', 'Denago → /denago'],
      ...['Returns → /policies/return-policy', 'Privacy Policy → /privacy-policy'],
      ...['Terms of Service → /terms-of-service', 'Staffing Report → /policies/staffing-report'],
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
