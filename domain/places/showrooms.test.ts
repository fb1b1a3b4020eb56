import { expect, test } from 'vitest';
import { hatfield, poconoPines, scranton, showrooms } from '../dealer/business/identity.ts';
import { findShowroom } from './showrooms.ts';

test.each([
  ['scranton', scranton],
  ['Scranton, lot 4', scranton],
  ['HATFIELD', hatfield],
  ['pocono-pines', poconoPines],
  ['on a trailer', undefined],
  ['', undefined],
  [undefined, undefined],
])('a cart at "%s" is at %o', (text, showroom) => {
  expect(findShowroom(text)).toBe(showroom);
});

test('every showroom is one of them', () => {
  for (const showroom of showrooms) expect(findShowroom(showroom.city)).toBe(showroom);
});
