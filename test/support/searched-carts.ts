import { type Filters, noFilters } from '../../domain/catalogue/search/filters.ts';
import { searchStock } from '../../domain/catalogue/search/search-stock.ts';
import { stockIndexOf } from '../../domain/catalogue/search/stock-index.ts';
import type { StockedVehicle } from '../../domain/catalogue/vehicle.ts';

/** A cart in stock of which only what matters to a test is said. */
export function cart(changes: Partial<StockedVehicle>): StockedVehicle {
  return {
    id: 'x',
    name: 'Thing',
    brand: 'Club Car',
    category: '',
    description: '',
    images: [],
    specifications: {},
    features: [],
    inStock: true,
    isNew: false,
    addedAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...changes,
  };
}

/** What a search finds in a stock of these carts. */
export const search = (
  carts: readonly StockedVehicle[],
  filters: Partial<Filters>,
  page?: number,
) => searchStock(stockIndexOf(carts), { ...noFilters, ...filters }, page);

/** Whether one cart is found. */
export const finds = (changes: Partial<StockedVehicle>, filters: Partial<Filters>) =>
  search([cart(changes)], filters).matching === 1;
