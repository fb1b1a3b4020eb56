import { cartFactsOf } from '../search/cart-facts.ts';
import type { StockedVehicle } from '../vehicle.ts';

/** The electric cart of the lowest price that can be bought now; the first of several. */
export function cheapestElectric(vehicles: readonly StockedVehicle[]) {
  let cheapest: { readonly id: string; readonly name: string; readonly price: number } | undefined;
  for (const vehicle of vehicles) {
    const { id, name, price, inStock } = vehicle;
    if (!inStock || price === undefined || cartFactsOf(vehicle).power !== 'electric') continue;
    if (cheapest === undefined || price < cheapest.price) cheapest = { id, name, price };
  }
  return cheapest;
}
