import { expect, test } from 'vitest';
import { pageVersion } from './page-version.ts';

test('pages are kept for a day of one stock, from midnight to midnight in New York', () => {
  const stock = { version: 'one' };
  let at = '';
  const version = pageVersion(stock, () => new Date(at));
  const versions = [
    '2026-12-31T04:59:59Z',
    '2026-12-31T05:00:00Z',
    '2027-01-01T00:00:00Z',
    '2027-01-01T04:59:59Z',
    '2027-01-01T05:00:00Z',
  ].map((time) => {
    at = time;
    return version();
  });
  expect(new Set(versions.slice(1, 4)).size).toBe(1);
  expect(new Set(versions).size).toBe(3);

  const before = version();
  stock.version = 'two';
  expect(version()).not.toBe(before);
});
