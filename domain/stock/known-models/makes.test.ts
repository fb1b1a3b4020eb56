import { expect, test } from 'vitest';
import { makeKey, makeOf, withOneMake } from './makes.ts';

// spec S4.9
test.each([
  ['Epic', 'EPIC', 'Epic Carts', 'epic golf carts, Inc.'],
  ['Massimo', 'MASSIMO MOTOR', 'Massimo Motorsports', 'Massimo Motors LLC'],
  ['Club Car', 'CLUB CARS', 'ClubCar Inc', 'club-car'],
  ['Star EV', 'Star', 'Star Electric Vehicles', 'STAR EV'],
  ['EZ-GO', 'E-Z-GO', 'EZGO Golf', 'Textron EZGO'],
  ['Yamaha', 'Yamaha Golf Car', 'YAMAHA MOTOR'],
  ['Denago', 'Denago EV', 'Denago Powersports', 'Denago Electric Vehicles'],
  ['Motor City', 'MOTOR CITY'],
])('%s is one make with %s, however it is written', (...spellings) => {
  expect(new Set(spellings.map(makeKey)).size).toBe(1);
});

// spec S4.9
test.each([
  ['Kandi Motors', 'Kandi'],
  ['icon ev', 'ICON'],
  ['Epic Carts', 'Epic Carts'],
])('%s alone is shown as %s', (text, make) => {
  expect(makeOf(text)).toBe(make);
});

// spec S4.9
test.each([
  [['EPIC', 'EPIC', 'EPIC', 'Epic', 'Epic', 'Epic Carts'], 'Epic'],
  [['Epic Carts', 'Epic Carts', 'Epic'], 'Epic Carts'],
  [['MASSIMO MOTOR', 'Massimo'], 'Massimo'],
  [['MADJAX', 'MADJAX'], 'MADJAX'],
  [['EVOLUTION', 'evolution ev'], 'Evolution'],
])('a stock of %j shows %s', (brands, make) => {
  const carts = withOneMake(brands.map((brand) => ({ brand, name: `2025 ${brand} E60` })));
  for (const cart of carts) expect(cart).toEqual({ brand: make, name: `2025 ${make} E60` });
});
