import { type Filters, noFilters } from '../../domain/catalogue/search/filters.ts';
import { searchStock } from '../../domain/catalogue/search/search-stock.ts';
import { stockIndexOf } from '../../domain/catalogue/search/stock-index.ts';
import type { StockedVehicle } from '../../domain/catalogue/vehicle.ts';
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
