import { expect, test } from 'vitest';
import { hatfield, poconoPines, scranton, showroomNamed, showroomsMainFirst } from './business.ts';

test.each([
  ['scranton', scranton],
  ['Scranton, lot 4', scranton],
  ['HATFIELD', hatfield],
  ['pocono-pines', poconoPines],
  ['on a trailer', poconoPines],
  ['', poconoPines],
  [undefined, poconoPines],
])('a cart at "%s" stands at %o', (text, showroom) => {
  expect(showroomNamed(text)).toBe(showroom);
});

test('every showroom is one of them', () => {
  for (const showroom of showroomsMainFirst) expect(showroomNamed(showroom.city)).toBe(showroom);
});
