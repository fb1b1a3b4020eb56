import { vehicleTitle } from '../catalogue/model-name.ts';
import { requirementsOf } from '../catalogue/search/query/requirements.ts';
import { stockIndexOf } from '../catalogue/search/stock-index.ts';
import type { StockedVehicle } from '../catalogue/vehicle.ts';
import { formatPrice } from '../money.ts';
import { cleanLine } from '../text/clean-text.ts';
import type { Alert, CartAlertKind } from './alert.ts';
import type { CurrentStock } from './for-sale.ts';
import { filtersOf, searchInWords } from './search-in-words.ts';

export type Asked = Pick<Alert, 'kind' | 'subject' | 'askedPrice'>;

/** `"the 2018 Club Car Precedent"` */
export function theCart(vehicle: StockedVehicle): string {
  return `the ${cleanLine(vehicleTitle(vehicle))}`;
}

/** `"when the Denago ROVER XL4 can be bought again"` (spec S27.7); `isOwn`: the requester's own. */
export function alertInWords(
  { kind, subject, askedPrice }: Asked,
  stock: CurrentStock,
  isOwn = false,
): string {
  if (kind === 'search') {
    const index = stockIndexOf(stock.vehicles);
    return `when ${searchInWords(index, requirementsOf(index, filtersOf(subject)), isOwn)} comes in`;
  }
  const vehicle = stock.byId.get(subject);
  const cart = vehicle === undefined ? 'a cart that has left our stock' : theCart(vehicle);
  const words: Readonly<Record<CartAlertKind, string>> = {
    back: `when ${cart} ${vehicle?.status === 'coming' ? 'is here' : 'can be bought again'}`,
    price: `when the price of ${cart} falls below ${formatPrice(askedPrice)}`,
  };
  return words[kind];
}
