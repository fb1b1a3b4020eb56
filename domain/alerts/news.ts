import { bitsWhere, intersectionOf } from '../catalogue/search/bits.ts';
import { matchesIn } from '../catalogue/search/search-stock.ts';
import { stockIndexOf } from '../catalogue/search/stock-index.ts';
import { departureOf, isListed, type StockedVehicle } from '../catalogue/vehicle.ts';
import { type Alert, type CartAlertKind, mostNamedCarts, priceToBeat } from './alert.ts';
import type { AlertMatch, TouchedCart, WaitingAlert } from './alerts.ts';
import { type CurrentStock, isForSale, vehiclesAt } from './for-sale.ts';
import { filtersOf } from './search-in-words.ts';

/**
 * Prepares to find carts that can be bought now and match, and before could not be bought or did not
 * match (spec S27.4).
 * @param touched the carts of the change by their ids, as they were before it
 */
export function searchNews(
  current: CurrentStock,
  touched: ReadonlyMap<string, StockedVehicle | undefined>,
) {
  const index = stockIndexOf(current.vehicles);
  const changed = bitsWhere(index.vehicles.length, (position) => {
    const vehicle = index.vehicles[position];
    return isForSale(vehicle) && touched.has(vehicle.id);
  });
  const before = [...touched.values()]
    .filter(isForSale)
    .filter(({ id }) => isForSale(current.byId.get(id)));
  return {
    /** The changed carts that could be bought before as well, as they were. */
    before,
    /** Ids of the carts that are new to the search of an alert, {@link mostNamedCarts} of them. */
    find(subject: string): readonly string[] {
      const filters = filtersOf(subject);
      const matches = vehiclesAt(index, intersectionOf(changed, matchesIn(index, filters)));
      if (matches.length === 0) return [];
      const indexBefore = stockIndexOf(before);
      const matchesBefore = vehiclesAt(indexBefore, matchesIn(indexBefore, filters, index));
      const matched = new Set(matchesBefore.map(({ id }) => id));
      const ids = matches.map(({ id }) => id).filter((id) => !matched.has(id));
      return ids.slice(0, mostNamedCarts);
    },
  };
}

/**
 * Whether a change of a cart is news for an alert about it (spec S27.4): it is in stock
 * (again), its price fell below the one to beat, or it is sold.
 */
export function isNews(
  alert: Alert,
  { before }: Pick<TouchedCart, 'before'>,
  current: StockedVehicle | undefined,
): boolean {
  if (before !== undefined && isListed(before) && !isOnSale(current)) return true;
  if (alert.kind === 'search' || !holds[alert.kind](alert, current)) return false;
  return becomesTrue[alert.kind](before, current);
}

type Cart = StockedVehicle | undefined;

/** Whether what an alert waits for is so now. */
const holds: Readonly<Record<CartAlertKind, (alert: Alert, current: Cart) => boolean>> = {
  back: (_, current) => current?.inStock === true,
  price: (alert, current) => isOnSale(current) && (current?.price ?? Infinity) < priceToBeat(alert),
};

/** Whether it was not so before a change. */
const becomesTrue: Readonly<Record<CartAlertKind, (before: Cart, current: Cart) => boolean>> = {
  back: (before) => !before?.inStock,
  price: (before, current) => (current?.price ?? 0) < (before?.price ?? Infinity),
};

function isOnSale(vehicle: Cart): boolean {
  return vehicle !== undefined && isListed(vehicle);
}

/** The matches of a change with alerts about single carts. */
export function matchesOf(
  alerts: readonly Alert[],
  touched: ReadonlyMap<string, StockedVehicle | undefined>,
  { byId }: CurrentStock,
): readonly AlertMatch[] {
  return alerts
    .filter((alert) =>
      isNews(alert, { before: touched.get(alert.subject) }, byId.get(alert.subject)),
    )
    .map(({ id, subject }) => ({ alertId: id, vehicleId: subject, isRepeatable: true }));
}

/** The part of a mail about one alert. */
export type NewsItem =
  | { readonly kind: 'came'; readonly alert: Alert; readonly carts: readonly StockedVehicle[] }
  | {
      readonly kind: CartAlertKind | 'gone';
      readonly alert: Alert;
      readonly cart: StockedVehicle;
    };

/** The matches of an alert that still hold; `undefined` where none does. */
export function itemOf(
  { vehicleIds, ...alert }: WaitingAlert,
  { vehicles, byId }: CurrentStock,
): NewsItem | undefined {
  if (alert.kind === 'search') {
    const index = stockIndexOf(vehicles);
    const waiting = new Set(vehicleIds);
    const carts = vehiclesAt(index, matchesIn(index, filtersOf(alert.subject))).filter(
      (vehicle) => waiting.has(vehicle.id) && isForSale(vehicle),
    );
    return carts.length === 0 ? undefined : { kind: 'came', alert, carts };
  }
  const cart = byId.get(alert.subject);
  if (cart === undefined) return undefined;
  if (departureOf(cart) !== undefined) return { kind: 'gone', alert, cart };
  return holds[alert.kind](alert, cart) ? { kind: alert.kind, alert, cart } : undefined;
}
