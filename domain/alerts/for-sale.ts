import type { Filters } from '../stock/search/filters.ts';
import { everyMatch } from '../stock/search/search-stock.ts';
import { stockIndexOf } from '../stock/search/stock-index.ts';
import type { StockedVehicle } from '../stock/vehicle.ts';

export interface CurrentStock {
  readonly vehicles: readonly StockedVehicle[];
  readonly byId: ReadonlyMap<string, StockedVehicle>;
}

export function cartsForSale(
  filters: Filters,
  { vehicles }: Pick<CurrentStock, 'vehicles'>,
): readonly StockedVehicle[] {
  return everyMatch(stockIndexOf(vehicles), filters).filter(({ offer }) => offer.isForSale);
}

/** `gone`: sold, or no longer in the stock file. `away`: on hold, on its way and the like. */
type CartState = 'here' | 'away' | 'gone';

export function cartState({ offer }: StockedVehicle): CartState {
  if (!offer.isListed) return 'gone';
  return offer.isInStock ? 'here' : 'away';
}
