import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleVehicles } from '../../domain/stock/sample.ts';
import { elements, elementText, findAll, textOf } from '../support/html.ts';
import { type OpenApp, openApp } from '../support/open-app.ts';
import { row } from '../support/rows.ts';

/** The text and the links of the card whose heading is `name`, on a brand's page. */
function cardOf(html: string, name: string): { text: string; links: (string | undefined)[] } {
  const card = findAll(html, 'article').find((one) => one.findAll('h3')[0]?.text === name);
  return {
    text: card?.text ?? '',
    links: card?.findAll('a').map(({ attributes }) => attributes.href) ?? [],
  };
}

describe('brand pages over the sample', () => {
  let app: OpenApp;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  // spec S3.5, S4.6
  test('a series names its models with their prices, or offers to order them', async () => {
    const { text, links } = cardOf(await app.page('/evolution'), 'TURFMAN');
    expect(text).toMatch(/TURFMAN 200\s\$6,795\s+TURFMAN 800\s\$9,995\s+TURFMAN 1000\sOrder one/);
    expect(links.slice(-2)).toEqual(['/vehicles/turfman-1000', '/contact?model=turfman-1000']);
  });

  // spec S3.5
  test('the models beyond the third are a link to the series in the inventory', async () => {
    const { text, links } = cardOf(await app.page('/evolution'), 'D5 RANGER');
    expect(text).toContain('+1 more models');
    expect(links.at(-1)).toBe('/inventory?brand=EVOLUTION&category=D5+Ranger');
    expect(textOf(await app.page(links.at(-1) ?? ''))).toContain('Showing 5 of 32 vehicles');
  });
});

describe('brand pages over a stock that has changed', () => {
  const others = sampleVehicles.filter(({ category }) => category !== 'EV Nomad Series');
  const four = { seatingCapacity: 4 };
  const vehicles = others.flatMap((vehicle) => {
    if (vehicle.id === 'ev-city') return [{ ...vehicle, price: 13_500.5 }];
    if (vehicle.id === 'rover-xl')
      return [row({ id: 'lr-7', name: '2026 Denago Rover XL', specifications: four })];
    if (vehicle.id === 'rover-xxl')
      return [vehicle, { ...vehicle, id: 'lr-8', specifications: four }];
    return [vehicle];
  });
  let app: OpenApp;
  let page: string;
  beforeAll(async () => {
    app = await openApp({ vehicles });
    page = await app.page('/denago');
  });
  afterAll(() => app.close());

  // spec S4.5
  test('quote the prices of the stock', () => {
    expect(page).not.toContain('$15,000');
    expect(page).not.toContain('$8,495');
    expect(cardOf(page, 'EV CITY').text).toContain('Starting at $13,500.50');
    expect(page.match(/\$13,500\.50/g)?.length).toBe(3);
  });

  // spec S4.6
  test('offer to order a series with nothing in stock in one line, and show no card of it', () => {
    expect(elements(page, 'a')).toContainEqual({ href: '/contact?model=ev-nomad' });
    for (const name of ['EV NOMAD', 'NOMAD XL']) expect(cardOf(page, name).text).toBe('');
  });

  // spec S4.6
  test('the contact page has the name of the series that is to be ordered', async () => {
    const html = await app.page('/contact?model=d5-ranger');
    expect(elementText(html, 'h1')).toBe('Ask about the Evolution D5 RANGER');
    const message = "I'd like a quote for the Evolution D5 RANGER, ordered for me.";
    expect(elementText(html, 'textarea')).toBe(message);
    expect(html).toMatch(/<input[^>]* name="model"[^>]* value="d5-ranger"/);
  });

  // spec S3.18
  test('lead to the cart that can be bought, and name the seats of carts in stock', () => {
    expect(cardOf(page, 'ROVER XL').links).toEqual(['/vehicles/lr-7', '/contact?vehicle=lr-7']);
    expect(cardOf(page, 'ROVER XL').text).toContain('4 seats');
    expect(cardOf(page, 'ROVER XXL').text).toContain('4 or 8 seats');
  });
});
