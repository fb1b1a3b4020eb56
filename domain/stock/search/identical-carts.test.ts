import { describe, expect, test } from 'vitest';
import { cart as makeCart } from '../../../test/support/cart.ts';
import { search } from '../../../test/support/searched-carts.ts';
import type { StockedVehicle } from '../vehicle.ts';
import { type Filters, pageSize } from './filters.ts';
import { everyMatch } from './search-stock.ts';
import { stockIndexOf } from './stock-index.ts';

const cart = (changes: Partial<StockedVehicle>) =>
  makeCart({ name: 'EZ-GO RXV', brand: 'EZ-GO', year: 2015, exteriorColor: 'Black', ...changes });

// spec S5.21
describe('carts that agree', () => {
  const twins = Array.from({ length: 45 }, (_, n) =>
    cart({ id: `twin-${n}`, price: 5_995, inStock: n > 2, stockNumber: `${n}` }),
  );
  const other = cart({ id: 'other', price: 5_996 });
  const carts = [...twins, other];
  const of = (filters: Partial<Filters>) => {
    const { hits, ...rest } = search(carts, filters);
    return { ...rest, hits: hits.map(({ vehicle, count }) => [vehicle.id, count]) };
  };

  test('are one offer, which stands for each of them, and the count counts carts', () => {
    const { hits, matching, before, shown, pages } = of({});
    expect(hits).toEqual([
      ['twin-3', 45],
      ['other', 1],
    ]);
    expect({ matching, before, shown, pages }).toEqual({
      matching: 46,
      before: 0,
      shown: 46,
      pages: 1,
    });
    // In any order the one that can be bought stands for them.
    expect(of({ sort: 'price' }).hits[0]).toEqual(['twin-3', 45]);
  });

  test('are each in the list that the staff ask for', () => {
    const ids = everyMatch(stockIndexOf(carts), { q: 'rxv' }).map(({ id }) => id);
    expect(new Set(ids).size).toBe(46);
  });

  test('are each shown where one is named', () => {
    const { hits, matching, pages, chips } = of({ like: 'twin-7' });
    expect({ shown: hits.length, matching, pages }).toEqual({
      shown: pageSize,
      matching: 45,
      pages: 2,
    });
    expect(chips.map(({ label }) => label)).toEqual(['Black 2015 EZ-GO RXV']);
    expect(of({ like: 'gone' }).matching).toBe(0);
  });

  test.each([
    ['year', { year: 2016 }],
    ['condition', { condition: 'used' }],
    ['color', { exteriorColor: 'Red' }],
    ['power', { fuel: 'gas' }],
    ['stance', { lifted: true }],
    ['make', { brand: 'Yamaha' }],
  ] as const)('differ by %s', (_, changes) => {
    const { hits } = search([cart({ id: 'a' }), cart({ id: 'b', ...changes })], {});
    expect(hits).toHaveLength(2);
  });
});
