import { expect, test } from 'vitest';
import {
  type Filters,
  filtersFromParams,
  findSame,
  isFiltered,
  noFilters,
  paramsFromFilters,
  withoutFilters,
} from './filters.ts';

const everyFilter: Filters = {
  q: 'a & b=c',
  brand: 'EVOLUTION',
  category: 'D5 Ranger',
  price: 'under-15000',
  priceFrom: '6000',
  priceTo: '12000',
  seats: '4',
  condition: 'used',
  yearFrom: '2020',
  heightTo: '78.5',
  widthTo: '60',
  power: 'gas',
  stance: 'lifted',
  streetLegal: 'yes',
  showroom: 'hatfield',
  like: 'rover-xl',
  sort: 'price-desc',
  town: 'dalton',
  zip: '18344',
};

// spec S5.2
test('filters survive the way through an address', () => {
  expect(filtersFromParams(paramsFromFilters(everyFilter))).toEqual(everyFilter);
  expect(paramsFromFilters(noFilters).size).toBe(0);
});

test.each([
  ['price=cheap&brand=all&category=', { q: '' }],
  ['seats=3&condition=demo&power=steam&stance=tall&streetLegal=no&sort=id', { q: '' }],
  ['brand=DENAGO&brand=EVOLUTION', { q: '', brand: 'DENAGO' }],
  ['q=%20%20ranger%20', { q: 'ranger' }],
  ['priceFrom=%248%2C000&priceTo=12000', { q: '', priceFrom: '8000', priceTo: '12000' }],
  ['priceFrom=-1&priceTo=12k&yearFrom=24&showroom=boston', { q: '' }],
  ['heightTo=78&widthTo=60.5in', { q: '', heightTo: '78', widthTo: '60.5' }],
  ['heightTo=tall&widthTo=6000', { q: '' }],
  ['q=all', { q: 'all' }],
  ['__proto__=x&constructor=y', { q: '' }],
])('%s reads as %j', (query, filters) => {
  expect(filtersFromParams(new URLSearchParams(query))).toEqual(filters);
});

test('a search text is cut to its greatest length', () => {
  expect(filtersFromParams(new URLSearchParams({ q: 'x'.repeat(300) })).q).toHaveLength(200);
});

test('sorting counts as something to clear', () => {
  expect(isFiltered({ q: '', sort: 'price' })).toBe(true);
  expect(isFiltered(noFilters)).toBe(false);
});

test('a place is no filter, and outlasts clearing them', () => {
  expect(isFiltered({ q: '', town: 'dalton' })).toBe(false);
  expect(isFiltered(everyFilter)).toBe(true);
  expect(withoutFilters(everyFilter)).toEqual({ q: '', town: 'dalton', zip: '18344' });
});

test('another place finds the same carts, another filter or order does not', () => {
  expect(findSame(everyFilter, { ...everyFilter, town: 'other', miles: '7' })).toBe(true);
  expect(findSame(noFilters, { q: '', town: 'dalton' })).toBe(true);
  expect(findSame(everyFilter, { ...everyFilter, q: '' })).toBe(false);
  expect(findSame({ q: '', sort: 'price' }, noFilters)).toBe(false);
});
