import { hasLeftStock, type StockedVehicle } from '../../domain/catalogue/vehicle.ts';
import { hasKey, type Keyed } from '../../domain/catalogue/vehicle-key.ts';

type Found =
  | { readonly ok: true; readonly vehicle: StockedVehicle }
  | { readonly ok: false; readonly reason: string };

/** The one cart that has the key; a cart that left the stock only where no other has it. */
export function findCart(stock: readonly StockedVehicle[], key: string): Found {
  const having = stock.filter((vehicle) => hasKey(vehicle, key));
  const inStock = having.filter((vehicle) => !hasLeftStock(vehicle));
  const [vehicle, ...others] = inStock.length > 0 ? inStock : having;
  if (vehicle === undefined) {
    const reason = `No cart has the id, stock number, VIN or serial number “${key}”. See them with: inventory list`;
    return { ok: false, reason };
  }
  if (others.length === 0) return { ok: true, vehicle };
  const ids = [vehicle, ...others].map(({ id }) => id).join(', ');
  return { ok: false, reason: `“${key}” fits several carts; name one by its id: ${ids}` };
}

/** Whether two carts have a number in common of which each cart has its own. */
export function sharesNumber(one: StockedVehicle, other: Keyed): boolean {
  return (
    !hasLeftStock(one) &&
    (['stockNumber', 'vin', 'serialNumber'] as const).some(
      (field) => other[field] !== undefined && one[field] === other[field],
    )
  );
}
