import { expect, test } from 'vitest';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { findContradictions, readPages } from '../../facts/find-contradictions.ts';
import { mixedStock, usedStock } from '../support/dealer-stocks.ts';
import { openApp } from '../support/open-app.ts';

// spec S1.13, S3.14, S4.5, S21.2, S29.2
test.each([
  ['a mixed stock of 80', mixedStock()],
  ['a stock without Denago and without new carts', usedStock()],
])('%s makes no sentence false', async (_, vehicles) => {
  const other = await openApp({ vehicles, env: { FINANCING_TERMS: 'apr=6.9,months=60,down=10' } });
  const listed: Vehicle[] = await (await other.ask('/api/vehicles')).json();
  const { financingTerms } = other.site;
  const read = await readPages(other);
  expect(findContradictions(read, listed, financingTerms)).toEqual([]);
  await other.close();
});
