import { type Filters, noFilters } from '../../domain/stock/search/filters.ts';
import { searchStock } from '../../domain/stock/search/search-stock.ts';
import { stockIndexOf } from '../../domain/stock/search/stock-index.ts';
import type { StockedVehicle } from '../../domain/stock/vehicle.ts';
import { cart } from './cart.ts';

/** What a search finds in a stock of these carts. */
export const search = (
  carts: readonly StockedVehicle[],
  filters: Partial<Filters>,
  page?: number,
) => searchStock(stockIndexOf(carts), { ...noFilters, ...filters }, page);

/** Whether one cart is found. */
export const finds = (changes: Partial<StockedVehicle>, filters: Partial<Filters>) =>
  search([cart(changes)], filters).matching === 1;
