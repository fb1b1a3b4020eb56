import { describe, expect, it } from 'vitest';
import { poconoPines, scranton } from '../dealer/business/identity.ts';
import type { Coordinates, Showroom } from '../dealer/showroom.ts';
import { deliverySentences, deliveryTo } from './delivery.ts';

const milesPerDegree = (3958.8 * Math.PI) / 180;

const southOf = ({ coordinates }: Showroom, miles: number): Coordinates => ({
  lat: coordinates.lat - miles / milesPerDegree,
  lon: coordinates.lon,
});

const northOf = (showroom: Showroom, miles: number) => southOf(showroom, -miles);

describe('deliveryTo', () => {
  it.each([
    ['the Pocono Pines showroom itself', poconoPines.coordinates, 'pocono-pines'],
    ['just inside the Pocono Pines zone', southOf(poconoPines, 19.99), 'pocono-pines'],
    ['just inside the Scranton zone', northOf(scranton, 14.99), 'scranton'],
    ['where both zones reach and Scranton is nearer', southOf(scranton, 5), 'scranton'],
    // 15.8 miles from Scranton, 16.4 from Pocono Pines.
    ['in the zone of one that is not the nearest', { lat: 41.19, lon: -75.75 }, 'pocono-pines'],
  ])('is free at %s', (_, point, showroom) => {
    expect(deliveryTo(point)).toMatchObject({ kind: 'free', showroom: { id: showroom } });
  });

  // spec S14.5
  it.each([
    ['just outside', southOf(poconoPines, 20.01), 'pocono-pines', 1, 6],
    ['a mile and a half outside', southOf(poconoPines, 21.5), 'pocono-pines', 2, 12],
    // 24.1 miles from Scranton, whose zone is 15, and 27.2 from Pocono Pines, whose zone is 20.
    ['nearer to Scranton', { lat: 41.45, lon: -75.2 }, 'scranton', 10, 60],
    ['far north of Scranton', northOf(scranton, 25.4), 'scranton', 11, 66],
  ])('costs $6 per mile, rounded up, %s', (_, point, showroom, beyondMiles, feeUsd) => {
    expect(deliveryTo(point)).toMatchObject({
      kind: 'paid',
      showroom: { id: showroom },
      beyondMiles,
      feeUsd,
    });
  });
});

describe('deliverySentences', () => {
  // spec S11.9, S13.6, S13.7
  it('say why delivery is free, what it covers, what it costs beyond and the rule for rentals', () => {
    expect(deliverySentences(deliveryTo(southOf(poconoPines, 12)), 'Polk Township')).toEqual([
      'Delivery to Polk Township is free. It’s about 12 miles from our Pocono Pines showroom, inside the 20-mile free zone.',
      'Free delivery covers purchases of $5,000 or more and rentals at the Polk Township price.',
      'Beyond the zone, delivery is $6 a mile.',
      'For a rental outside the 39 places we serve, you pay the showroom price, and delivery costs $6 per mile beyond 10 miles from the nearest showroom.',
    ]);
  });

  it('say what delivery beyond the zone costs and why', () => {
    expect(deliverySentences(deliveryTo(southOf(poconoPines, 23.32)), 'Wind Gap')).toEqual([
      'Delivery to Wind Gap costs $24. It’s about 24 miles from our Pocono Pines showroom, beyond the 20-mile free zone.',
      'Beyond the zone, delivery is $6 a mile.',
    ]);
  });
});
