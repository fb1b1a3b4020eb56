import { expect, test } from 'vitest';
import { links } from './links.ts';

test.each([
  [links.vehicle('d5-ranger-2+2'), '/vehicles/d5-ranger-2+2'],
  [links.vehicle('a b/c?d'), '/vehicles/a%20b%2Fc%3Fd'],
  [links.place('dalton'), '/dalton-golf-carts'],
  [links.inventoryWith({ q: '' }), '/inventory'],
  [
    links.inventoryWith({ q: 'a&b', brand: 'DENAGO', price: 'over-25000' }, 2),
    '/inventory?q=a%26b&brand=DENAGO&price=over-25000&page=2',
  ],
  [links.contactFrom({ vehicle: 'x', plan: undefined }), '/contact?vehicle=x'],
])('%s', (href, expected) => {
  expect(href).toBe(expected);
});
