import { hasLeftStock, type StockedVehicle } from '../../domain/catalogue/vehicle.ts';
import { hasKey } from '../../domain/catalogue/vehicle-key.ts';
import type { FoundCart } from '../../stock/change-cart/change-cart.ts';

/** The one cart that has the key; a cart that left the stock only where no other has it. */
export function findCart(stock: readonly StockedVehicle[], key: string): FoundCart {
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
