import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { unsaidFigures } from '../../facts/check-figures.ts';
import { factPage } from '../../facts/fact-page.ts';
import { findContradictions, readPages } from '../../facts/find-contradictions.ts';
import { openApp } from '../support/open-app.ts';

const app = await openApp();
const stock: Vehicle[] = await (await app.ask('/api/vehicles')).json();
const pages = await readPages(app);
afterAll(() => app.close());

// spec S1.2, S4.5
test('no page contradicts the domain’s figures', () => {
  expect(findContradictions(pages, stock)).toEqual([]);
  expect(pages.length).toBeGreaterThan(130);
});

test('no page has a word that CONTRIBUTING.md names as one not to use', () => {
  const rows = readFileSync('CONTRIBUTING.md', 'utf8').split('| use | not |')[1]?.split('\n\n')[0];
  const words = [...(rows ?? '').matchAll(/\| ([^|]+) \|$/gm)].flatMap(([, not = '']) =>
    not.split(', '),
  );
  expect(words).toContain('tick');
  const eitherCase = words.map((word) =>
    word.trim().replace(/^./, (first) => `[${first}${first.toUpperCase()}]`),
  );
  const unwanted = new RegExp(`\\b(?:${eitherCase.join('|')})\\b`);
  const uses = pages.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => unwanted.test(line))
      .map((line) => `${path}: ${line}`),
  );
  expect(uses).toEqual([]);
});

test('every figure that is checked occurs on some page', () => {
  expect(unsaidFigures(pages)).toEqual([]);
});

const caption = 'Picture of the model in orange with gray seats, not of this cart';

// spec S1.2, S1.4, S1.6
test.each([
  ['a phone number', '/', '1-800-555-0142', '1-800-555-0143'],
  ['a showroom’s phone', '/showroom', '(570) 555-0118', '(570) 555-0164'],
  ['a postal code', '/thank-you', 'PA 18505', 'PA 18506'],
  ['a county', '/rentals/dalton', 'Dalton, Lackawanna County', 'Dalton, Monroe County'],
  ['an hour of the showroom', '/services', '>9 AM – 5 PM<', '>9 AM – 6 PM<'],
  ['hours under another label', '/contact', '>Showroom hours<', '>Service department hours<'],
  ['structured hours', '/showroom', '"closes":"17:00"', '"closes":"18:00"'],
  ['a rendering that says nothing', '/vehicles/nomad-xl', '>Rendering, not a photograph<', '><'],
  ['a price on a card', '/inventory', '>$7,695<', '>$7,995<'],
  ['a price in a tag', '/vehicles/ev-city', 'content="15000"', 'content="15500"'],
  ['a rental price', '/rentals', '$1,400', '$1,260'],
  ['a deposit', '/policies/rental-policy', '$500 4-seater', '$600 4-seater'],
  ['a radius', '/scranton-golf-carts', '15-mile', '20-mile'],
  ['a date', '/privacy-policy', 'January 23, 2025', 'January 24, 2025'],
  ['the founding year', '/about', 'since 2010', 'since 2011'],
  ['financing', '/', '0% APR financing on select models', '0% financing on all models'],
  ['the power of the stock', '/', 'New electric golf', 'New electric and gas golf'],
  ['a make that is not in stock', '/', 'Evolution electric', 'Yamaha electric'],
  ['where carts are kept', '/showroom', 'No carts on display', '9 carts on display'],
  ['a count of the list', '/inventory', 'Showing 32 of 32', 'Showing 32 of 33'],
  ['a model’s price that no cart has', '/denago', '>$11,995<', '>$8,995<'],
  ['a caption that is gone', '/vehicles/turfman-1000', caption, ''],
  ['a caption on a card', '/inventory', caption, 'Picture'],
  ['a distance between neighbors', '/dalton-golf-carts', 'Summit</a> (about 3', 'Summit</a> (4'],
])('a changed page is reported for %s', (_, path, right, wrong) => {
  const html = pages.find((page) => page.path === path)?.html ?? '';
  expect(html).toContain(right);
  const neighbor = pages.filter((page) => page.path === '/clarks-summit-golf-carts');
  const changed = [...neighbor, factPage(path, html.replaceAll(right, wrong))];
  const contradictions = findContradictions(changed, stock);
  expect(contradictions.filter((problem) => problem.startsWith(`${path}: `))).not.toEqual([]);
});
