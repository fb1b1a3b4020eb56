import { expect, test } from 'vitest';
import { findPaint, findSeats, paintNamed, seatsNamed } from './colors.ts';
import { picturedCarts } from './pictured-cart.ts';

// spec S3.14
test.each([
  ['Red', 'red'],
  ['Cherry Red Metallic', 'cherry red'],
  ['Matte Black', 'matte black'],
  ['Lime', 'lime'],
  ['LIME GREEN', 'lime'],
  ['FOREST GREEN', 'forest green'],
  ['Dark Grey', 'charcoal'],
  ['white/black', 'white'],
  ['Black & tan', 'black'],
  ['Tan', 'beige'],
  ['Mediterranean Blue', 'ocean blue'],
  ['Metallic Charcoal', 'charcoal'],
  ['Titanium', 'platinum'],
  ['Lake-Blue', 'lake blue'],
  ['Sky Blue', 'sky blue'],
  ['Cobalt', 'royal blue'],
  ['Rosé', undefined],
  ['Predator', undefined],
  ['Goldenrod', undefined],
  ['Camo', undefined],
  ['', undefined],
  [undefined, undefined],
])('a row that says %j has the paint %s', (words, name) => {
  expect(paintNamed(words)?.name).toBe(name);
});

test.each([
  ['Tan', 'tan'],
  ['Black/Tan', 'black'],
  ['Stone Beige', 'stone'],
  ['Saddle Brown', 'saddle'],
  ['GREY', 'gray'],
  ['Two-tone', undefined],
  [undefined, undefined],
])('a row that says %j has the seats %s', (words, name) => {
  expect(seatsNamed(words)?.name).toBe(name);
});

test('every color of our own is known by its name and its slug, and only as itself', () => {
  for (const { paint, seats } of picturedCarts) {
    expect(paintNamed(paint.name)).toBe(paint);
    expect(findPaint(paint.slug)).toBe(paint);
    expect(seatsNamed(seats.name)).toBe(seats);
    expect(findSeats(seats.slug)).toBe(seats);
  }
  expect(findPaint('plaid')).toBeUndefined();
  expect(findSeats('constructor')).toBeUndefined();
});
