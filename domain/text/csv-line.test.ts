import { expect, test } from 'vitest';
import { asText, csvLine, guarded, unguarded } from './csv-line.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+15705550199', "'+15705550199"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1', "'＝1"],
  ['  =1', "'  =1"],
  ['\t=1', "'\t=1"],
  ['\r', "'\r"],
  ['\ufeff=1', "'\ufeff=1"],
  ["'=1", "''=1"],
  ["'tis", "''tis"],
  ['a=1', 'a=1'],
  ['570-555-0199', '570-555-0199'],
  ['', ''],
])('the cell %j is guarded as %j, and read back', (cell, guardedCell) => {
  expect(guarded(cell)).toBe(guardedCell);
  expect(unguarded(guardedCell)).toBe(cell);
});

test.each([
  ['00123', "'00123"],
  ['3-12', "'3-12"],
  ['1e5', "'1e5"],
  ['May 2026', "'May 2026"],
  ['123', '123'],
  // Read in one pass: two nested repetitions took 18 s.
  [`${'1'.repeat(64_000)}x`, `${'1'.repeat(64_000)}x`],
])('the cell %.20s is a text as %.20s, and read back', (cell, text) => {
  expect(asText(cell)).toBe(text);
  expect(unguarded(text)).toBe(cell);
});

test('cells are quoted only where they need it', () => {
  expect(csvLine(['a', 'b, c', 'd "e"', ' f', 'g\nh', ''])).toBe(
    'a,"b, c","d ""e"""," f","g\nh",\r\n',
  );
});
