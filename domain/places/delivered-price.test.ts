import { expect, test } from 'vitest';
import { places } from '../business/places.ts';
import { deliveredPrice } from './delivered-price.ts';
import { findPlace } from './find-place.ts';

function placeOf(slug: string) {
  const found = findPlace(slug);
  if (found === undefined) throw new Error(`No place ${slug}`);
  return found.place;
}

// spec S8.1
test.each([
  [7_995, 'tobyhanna-township', 8_474.7],
  [9_995, 'dalton', 10_594.7],
  [14_999.5, 'scranton', 15_899.47],
  [5_000, 'moosic', 5_300],
  // Half a cent of tax, which binary fractions put below its border.
  [5_006.75, 'moosic', 5_307.16],
])('$%d delivered to %s costs $%d', (price, slug, totalUsd) => {
  const answer = deliveredPrice(price, placeOf(slug));
  expect(answer).toMatchObject({ totalUsd, includesDelivery: true });
  expect(answer.lines.map(({ usd }) => usd).reduce((sum, usd) => sum + usd)).toBeCloseTo(
    totalUsd,
    6,
  );
});

// spec S8.1
test('every line says where it comes from', () => {
  const { lines } = deliveredPrice(7_995, placeOf('tobyhanna-township'));
  expect(lines).toEqual([
    { label: 'Cart', usd: 7_995, source: 'Our price today' },
    {
      label: 'Delivery to Tobyhanna Township',
      usd: 0,
      source: expect.stringMatching(/^Inside the \d+-mile free zone around/),
    },
    { label: 'Sales tax, 6%', usd: 479.7, source: 'Pennsylvania sales tax, estimated' },
  ]);
});

// spec S8.3
test('an order under $5,000 has its delivery quoted', () => {
  const answer = deliveredPrice(4_999, placeOf('dalton'));
  expect(answer).toMatchObject({ totalUsd: 5_298.94, includesDelivery: false });
  expect(answer.lines.map(({ label }) => label)).toEqual(['Cart', 'Sales tax, 6%']);
});

// spec S13.7
test('no place served is charged for delivery', () => {
  for (const place of places) expect(deliveredPrice(10_000, place).totalUsd).toBe(10_600);
});
