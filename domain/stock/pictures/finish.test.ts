import { expect, test } from 'vitest';
import { chosenFinish, finishListOf } from './finish.ts';
import { finishOf, picturedIds } from './trim.ts';

// spec S10.4
test.each([
  ['ev-city', ['snow-white', 'teal'], ['charcoal']],
  ['denago-ev-city', ['teal', 'snow-white'], ['charcoal']],
  ['nomad-xl', ['midnight-blue', 'copper'], ['tan', 'charcoal']],
  ['7c1f4e2a9b60', ['lake-blue', 'evergreen', 'graphite', 'burgundy'], ['cream', 'tan', 'saddle']],
  ['classic-4-plus', ['champagne', 'ivory', 'pale-blue'], ['saddle', 'cream']],
])('the finishes of %s are those of its series, its own first', (id, paints, seats) => {
  const list = finishListOf(id);
  expect(list?.paints.map(({ slug }) => slug)).toEqual(paints);
  expect(list?.seats.map(({ slug }) => slug)).toEqual(seats);
});

test.each(picturedIds)('%s is shown in a finish of its list', (id) => {
  const list = finishListOf(id);
  const { paint, seats } = finishOf(id) ?? {};
  expect(list?.paints.find(({ slug }) => slug === list.shown.paint)).toMatchObject({ ...paint });
  expect(list?.seats.find(({ slug }) => slug === list.shown.seats)).toMatchObject({ ...seats });
  const slugs = [...(list?.paints ?? []), ...(list?.seats ?? [])].map(({ slug }) => slug);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test.each(['7c1f4e2a9b61', 'constructor', ''])('%j has no list', (id) => {
  expect(finishListOf(id)).toBeUndefined();
  expect(chosenFinish(finishListOf(id), { paint: 'lake-blue', seats: 'tan' })).toEqual({});
});

// spec S10.4
test.each([
  [{ paint: 'lake-blue', seats: 'tan' }, 'lake blue', 'tan'],
  [{ paint: 'burgundy' }, 'burgundy', undefined],
  [{ paint: 'orange', seats: 'stone' }, undefined, undefined],
  [{ paint: 'lake blue', seats: null }, undefined, undefined],
])('of %j, what its series offers is chosen', (sent, paint, seats) => {
  const chosen = chosenFinish(finishListOf('rover-xl6'), sent);
  expect([chosen.paint?.name, chosen.seats?.name]).toEqual([paint, seats]);
});
