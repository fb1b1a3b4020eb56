import { expect, test } from 'vitest';
import { places } from '../dealer/business/places.ts';
import { dealerOf } from '../dealer/overrides.ts';
import { deliveredPrice } from './delivered-price.ts';
import { destinationAt, destinationOf, destinationProblem } from './destination.ts';

function to(town: string, miles?: string) {
  const destination = destinationOf({ town, miles });
  if (destination === undefined) throw new Error(`No destination ${town} ${miles}`);
  return destination;
}

// spec S8.1, S8.3
test.each([
  [7_995, 'tobyhanna-township', 8_474.7],
  [14_999.5, 'scranton', 15_899.47],
  [5_000, 'moosic', 5_300],
  // Half a cent of tax, which binary fractions put below its border.
  [5_006.75, 'moosic', 5_307.16],
  // Delivery of an order under $5,000 is quoted.
  [4_999, 'dalton', 5_298.94],
])('$%d delivered to %s costs $%d', (price, slug, totalUsd) => {
  const answer = deliveredPrice(price, to(slug));
  expect(answer).toMatchObject({ totalUsd, includesDelivery: price >= 5_000 });
  const sum = answer.lines.map(({ usd }) => usd).reduce((all, usd) => all + usd);
  expect(sum).toBeCloseTo(totalUsd, 6);
});

// spec S8.1
test('every line says where it comes from', () => {
  const { lines } = deliveredPrice(7_995, to('tobyhanna-township'));
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

// spec S13.7
test('no place served is charged for delivery', () => {
  for (const place of places)
    expect(deliveredPrice(10_000, destinationAt(place)).totalUsd).toBe(10_600);
});

const free = '15 miles that are free around every showroom (20 around Pocono Pines)';

// spec S8.5
test.each([
  ['15', 0, 10_600, `Inside the ${free}`],
  ['15.2', 6, 10_606.36, `1 mile beyond the ${free}, $6 each`],
  ['35', 120, 10_727.2, `20 miles beyond the ${free}, $6 each`],
  ['500', 2_910, 13_684.6, `485 miles beyond the ${free}, $6 each`],
])('%s miles from a showroom, delivery costs $%d', (miles, usd, totalUsd, source) => {
  const answer = deliveredPrice(10_000, to('other', miles));
  expect(answer).toMatchObject({ totalUsd, includesDelivery: true });
  const label = `Delivery, ${miles} miles from a showroom`;
  expect(answer.lines[1]).toEqual({ label, usd, source });
});

// spec S8.5
test.each(['', '-1', '501', 'far', '1e2', undefined])('%j is no distance', (miles) => {
  expect(destinationOf({ town: 'other', miles })).toBeUndefined();
});

/** spec S8.6: the packages' centers, straight-line miles, $6 for each beyond 20 and 15. */
test.each([
  ['18344', 'to 18344, about 7 miles from Pocono Pines', 0],
  ['18503', 'to 18503, under 1 mile from Scranton', 0],
  ['18701', 'to 18701, about 17 miles from Scranton', 12],
  ['19103', 'to 19103, about 82 miles from Pocono Pines', 372],
  // 28.8 miles from Scranton, 29.7 from Pocono Pines, whose zone ends nearer.
  ['18428', 'to 18428, about 29 miles from Scranton', 84],
  ['honesdale', 'to Honesdale, PA, about 26 miles from Scranton', 66],
  // In the zone of Pocono Pines, 16.4 miles away; 15.8 from Scranton.
  ['18602', 'to 18602, about 16 miles from Pocono Pines', 0],
])('%s is %s and costs $%d', (zip, inWords, fee) => {
  const destination = destinationOf({ town: 'other', zip });
  expect(destination?.inWords).toBe(inWords);
  if (destination) expect(deliveredPrice(10_000, destination).lines[1]?.usd).toBe(fee);
});

// spec S8.6
test.each([
  [{ town: 'other', zip: '18344', miles: '35' }, '35 miles from a showroom', undefined],
  [{ town: 'other', zip: '90210' }, undefined, /within 200 miles\. Call us at 1-800-555-0142/],
  [{ town: 'other', zip: '1834' }, undefined, /five digits/],
  [{ town: 'other', zip: '18344-12' }, undefined, /five digits/],
  [{ town: 'other', zip: ' 18701-1234 ' }, 'to 18701, about 17 miles from Scranton', undefined],
  [{ town: 'other', zip: 'Erewhon' }, undefined, /can’t find that town within 200 miles\. Call us/],
  [{ town: 'other', zip: '__proto__' }, undefined, /can’t find that town/],
  [{ town: 'other', zip: 'Middletown' }, undefined, /more than one/],
  [{ town: 'other', zip: 'Dalton' }, 'to Dalton', undefined],
  [{ town: 'other', miles: '501', zip: '18344' }, undefined, /0 to 500/],
  [{ town: 'other' }, undefined, /Enter your ZIP code or town/],
  [{}, undefined, undefined],
  [{ place: '18344' }, 'to 18344, about 7 miles from Pocono Pines', undefined],
  [{ place: 'moosic', town: 'dalton' }, 'to Moosic', undefined],
  [{ town: 'dalton', zip: '90210' }, 'to Dalton', undefined],
])('%j is %s, else says %s', (fields, inWords, problem) => {
  expect(destinationOf(fields)?.inWords).toBe(inWords);
  if (problem === undefined) expect(destinationProblem(fields, dealerOf().phone)).toBeUndefined();
  else expect(destinationProblem(fields, dealerOf().phone)?.text).toMatch(problem);
});
