import { unavailableOf } from '../catalogue/badges.ts';
import { type Bits, hasBit } from '../catalogue/search/bits.ts';
import type { StockIndex } from '../catalogue/search/stock-index.ts';
import type { StockedVehicle } from '../catalogue/vehicle.ts';

export interface CurrentStock {
  readonly vehicles: readonly StockedVehicle[];
  readonly byId: ReadonlyMap<string, StockedVehicle>;
}

/** Whether a cart can be bought, here or on its way. */
export function isForSale(vehicle: StockedVehicle | undefined): vehicle is StockedVehicle {
  return vehicle !== undefined && unavailableOf(vehicle) === undefined;
}

/** The vehicles at these positions, in the order of the index. */
export function vehiclesAt({ vehicles }: StockIndex, bits: Bits): readonly StockedVehicle[] {
  return vehicles.filter((_, position) => hasBit(bits, position));
}
