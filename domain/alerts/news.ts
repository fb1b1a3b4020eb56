import type { StockedVehicle } from '../stock/vehicle.ts';
import { type Alert, type CartAlertKind, priceToBeat } from './alert.ts';
import { type CurrentStock, cartState, cartsForSale } from './for-sale.ts';
import { filtersOf } from './search-in-words.ts';

export type NewsItem =
  | { readonly kind: 'came'; readonly alert: Alert; readonly carts: readonly StockedVehicle[] }
  | { readonly kind: CartAlertKind | 'gone'; readonly alert: Alert; readonly cart: StockedVehicle };

/** `told`: the next value of the alert, where it changes. */
interface Comparison {
  readonly item?: NewsItem;
  readonly told?: readonly string[];
}

export function compareAlert(alert: Alert, stock: CurrentStock): Comparison {
  return alert.kind === 'search'
    ? compareSearch(alert, stock)
    : compareCart(alert, alert.kind, stock.byId.get(alert.subject));
}

function compareSearch(alert: Alert, stock: CurrentStock): Comparison {
  const found = cartsForSale(filtersOf(alert.subject), stock);
  const told = new Set(alert.told);
  const carts = found.filter(({ id }) => !told.has(id));
  if (carts.length === 0 && alert.told !== undefined) return {};
  const after = [...told, ...carts.map(({ id }) => id)];
  return alert.told === undefined
    ? { told: after }
    : { told: after, item: { kind: 'came', alert, carts } };
}

function compareCart(
  alert: Alert,
  kind: CartAlertKind,
  cart: StockedVehicle | undefined,
): Comparison {
  // An unreadable row is no news.
  if (cart === undefined) return {};
  const state = cartState(cart);
  const [before] = alert.told ?? [];
  const told = state === before ? undefined : [state];
  const isNew = before !== undefined && state !== before;
  if (isNew && state === 'gone') return { told, item: { kind: 'gone', alert, cart } };
  if (kind === 'back') {
    return isNew && state === 'here' ? { told, item: { kind, alert, cart } } : { told };
  }
  const isLower = state !== 'gone' && (cart.price ?? Infinity) < priceToBeat(alert);
  return isLower ? { told, item: { kind, alert, cart } } : { told };
}
