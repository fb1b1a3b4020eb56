import { expect, test } from 'vitest';
import { numberKind, numberText } from './number-text.ts';

test.each([
  ['14', undefined, 'date'],
  ['0', undefined, undefined],
  ['11', undefined, 'scientific'],
  ['18', undefined, undefined],
  ['164', 'mmm d, yyyy', 'date'],
  ['164', '[$-409]d-mmm;@', 'date'],
  ['164', '[h]:mm', undefined],
  ['164', '#,##0.00 "days"', undefined],
  ['164', '\\d0', undefined],
  ['164', '"$"#,##0.00_);[Red]("$"#,##0.00)', undefined],
  ['164', '0.0%', 'percent'],
  ['164', '0.00E+00', 'scientific'],
  ['164', '00000', { digits: 5 }],
])('format %s %j is a %j', (id, code, kind) => {
  expect(numberKind(id, code)).toEqual(kind);
});

test.each([
  [46_082, 'date', 1900, '2026-03-01'],
  [44_620, 'date', 1904, '2026-03-01'],
  [46_082.999_999_99, 'date', 1900, '2026-03-02'],
  [46_082.6, 'date', 1900, '2026-03-01'],
  [1, 'date', 1900, '1900-01-01'],
  [61, 'date', 1900, '1900-03-01'],
  [-1, 'date', 1900, '-1'],
  [0.07, 'percent', 1900, '7%'],
  [0.1 + 0.2, undefined, 1900, '0.3'],
  [123, { digits: 5 }, 1900, '00123'],
  [120_000, 'scientific', 1900, '1.2e+5'],
  [1.2e16, undefined, 1900, '1.2e+16'],
] as const)('%s as a %j of %i is %s', (value, kind, system, text) => {
  expect(numberText(value, kind, system)).toBe(text);
});
