import { formatUsd } from '../../money.ts';
import { type Filters, noFilters } from '../search/filters.ts';
import { searchStock } from '../search/search-stock.ts';
import { stockIndexOf } from '../search/stock-index.ts';
import type { StockedVehicle } from '../vehicle.ts';

/** A search that many visitors begin with. */
export interface WayIn {
  readonly label: string;
  readonly filters: Filters;
}

/** US dollars below which a cart is cheap. */
export const cheapBelowUsd = 8_000;

const cheap = formatUsd(cheapBelowUsd);

const ways: readonly WayIn[] = [
  { label: '2 seats', filters: { ...noFilters, seats: '2' } },
  { label: '4 seats', filters: { ...noFilters, seats: '4' } },
  { label: '6 seats', filters: { ...noFilters, seats: '6' } },
  { label: 'Utility', filters: { q: 'utility' } },
  { label: `Under ${cheap}`, filters: { q: `under ${cheap}` } },
];

/** Those of the searches that find a cart now. */
export function waysInto(vehicles: readonly StockedVehicle[]): readonly WayIn[] {
  const index = stockIndexOf(vehicles);
  return ways.filter(({ filters }) => searchStock(index, filters).matching > 0);
}
