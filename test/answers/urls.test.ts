import { afterAll, expect, test } from 'vitest';
import { canonicalOf, elements, elementText, metaOf } from '../support/html.ts';
import { openApp, siteUrl } from '../support/open-app.ts';

/** The URL contract: what every address of the site answers. */

const app = await openApp();
afterAll(() => app.close());

const pages: readonly [address: string, heading: string, canonical?: string][] = [
  // address, heading, canonical address where it is another
  ['/', 'Golf carts for the ridge, the lake, and the long driveway'],
  ['/inventory', 'Our Inventory'],
  ['/inventory?brand=DENAGO&category=Rover&price=under-15000&q=xl', 'Our Inventory', '/inventory'],
  ['/rentals', 'Golf Cart Rentals'],
  ['/about', 'About Laurel Ridge Golf Carts'],
  ['/contact', 'Contact Us'],
  ['/contact?vehicle=ev-city', 'Ask about this cart', '/contact'],
  ['/thank-you', 'Thank you. We got your message.'],
  ['/eco-impact', 'Eco-Impact Calculator'],
  [
    '/eco-impact?milesPerWeek=10&usageType=commercial&years=5',
    'Eco-Impact Calculator',
    '/eco-impact',
  ],

  ['/vehicles/d5-ranger-2%2B2', 'Evolution D5 RANGER 2+2', '/vehicles/d5-ranger-2+2'],
  ['/vehicle/d5-ranger-2+2', 'Evolution D5 RANGER 2+2', '/vehicles/d5-ranger-2+2'],
  ['/vehicles/ev-city', 'Denago EV CITY'],
  [
    '/vehicle/evolution-d6-max-xt4',
    'Evolution D6 MAX XT4 Showroom Edition',
    '/vehicles/evolution-d6-max-xt4',
  ],

  ['/privacy-policy', 'Privacy Policy'],
  ['/privacy', 'Privacy Policy', '/privacy-policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/terms', 'Terms of Service', '/terms-of-service'],
  ['/policies/delivery-policy', 'Delivery Policy'],
  ['/policies/staffing-report', 'Staffing Report'],
];

const rows = pages.map(([address, heading, canonical = address]) => [address, heading, canonical]);

// spec S2.1, S2.2
test.each(rows)('%s is "%s"', async (address, heading, canonical) => {
  const html = await app.page(address);
  expect(elementText(html, 'h1')).toBe(heading);
  expect(elements(html, 'h1')).toHaveLength(1);
  expect(canonicalOf(html)).toBe(siteUrl + canonical);
});

test.each([
  ['dalton', 'Dalton Borough', 'Dalton'],
  ['scranton', 'Scranton', 'Scranton'],
  ['middle-smithfield-township', 'Middle Smithfield Township', 'Middle Smithfield Township'],
])('%s has its pages', async (slug, where, name) => {
  const landing = `/${slug}-golf-carts`;
  for (const [address, heading, canonical] of [
    [landing, `Golf Carts in ${where}`, landing],
    [`/towns/${slug}`, `Golf Carts in ${where}`, landing],
    [`/rentals/${slug}`, `Golf Cart Rentals in ${name}`, `/rentals/${slug}`],
  ] as const) {
    const html = await app.page(address);
    expect(elementText(html, 'h1')).toBe(heading);
    expect(canonicalOf(html)).toBe(siteUrl + canonical);
  }
});

// spec S2.3, S2.4, S13.2, S16.6, S23.10
test.each([
  ['/scranton-city-golf-carts', '/scranton-golf-carts'],
  ['/towns/scranton-city', '/towns/scranton'],
  ['/rentals/scranton-city', '/rentals/scranton'],
  ['/vehicles/evolution-d5-ranger-2+2', '/vehicles/d5-ranger-2+2'],
  ['/INVENTORY/?q=Ranger&Q=b', '/inventory?q=Ranger&Q=b'],
  ['//inventory', '/inventory'],
  ['/Vehicles/EV-City', '/vehicles/ev-city'],
  ['/%63ontact?topic=service', '/contact?topic=service'],
  ['/vehicles', '/inventory'],
  ['/towns', '/about#places'],
  ['/policies', '/about#policies'],
  // With all that they were asked with: the page reads its own part.
  [
    '/vehicles/denago-rover-xl6?town=dalton&utm_source=x',
    '/vehicles/rover-xl6?town=dalton&utm_source=x',
  ],
  ['/scranton-city-golf-carts?utm_source=x', '/scranton-golf-carts?utm_source=x'],
  ['/towns?utm_source=x', '/about?utm_source=x#places'],
  ['/pictures/carts/ev-city-front-1600.webp', '/pictures/carts/ev-city-front-800.webp'],
  ['/stills/ev-city/rear/scarlet/tan-480.webp', '/stills/ev-city/rear/scarlet/tan-800.webp'],
])('%s redirects permanently to %s in one step', async (address, to) => {
  const response = await app.ask(address);
  expect([response.status, response.headers.get('location')]).toEqual([301, to]);
  expect((await app.ask(to)).status).toBe(200);
});

const noPage = '404 Page Not Found';
const noPlace = 'Municipality not found';
const noVehicle = 'Vehicle Not Found';

// spec S3.15, S6.4, S13.3
test.each([
  ['/nowhere', noPage],
  ['/policies/no-such-policy', noPage],
  ['/api/nothing', noPage],
  ['/inventory.data', noPage],
  ['/pictures/carts/ev-city-front-1000.webp', noPage],
  ['/__manifest', noPage],
  ['/nowhere-golf-carts', noPlace],
  ['/-golf-carts', noPlace],
  ['/towns/nowhere', noPlace],
  ['/rentals/nowhere', noPlace],
  ['/vehicles/nothing', noVehicle],
  ['/vehicles/__proto__', noVehicle],
  ['/vehicles/tomberlin-ev-city', noVehicle],
])('%s: 404, "%s"', async (address, heading) => {
  const html = await app.page(address, 404);
  expect(elementText(html, 'h1')).toBe(heading);
  expect(metaOf(html, 'robots')).toMatch(/^noindex/);
});

// spec S3.15, S6.4, S13.3
test('a not-found page has links to go on', async () => {
  const missing = await app.page('/nowhere', 404);
  expect(elementText(missing, 'title')).toContain(noPage);
  expect(missing).toContain('Did you forget to add the page to the router?');
  expect(missing).toContain('name="q"');
  expect(await app.page('/towns/nowhere', 404)).toContain('href="/about#places"');
  expect(await app.page('/vehicles/nothing', 404)).toMatch(
    /The vehicle you(&#x27;|’)re looking for doesn(&#x27;|’)t exist or has been removed\./,
  );
  expect(await app.page('/vehicles/nothing', 404)).toContain('Back to Inventory');
});

test.each(['/api/vehicles', '/api/vehicles/nothing', '/api/contact', '/healthz'])(
  '%s answers in JSON',
  async (address) => {
    expect((await app.ask(address)).headers.get('content-type')).toContain('application/json');
  },
);
