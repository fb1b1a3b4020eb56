import { offerOf } from '../../domain/stock/offer/offer.ts';
import type { StockedVehicle, Vehicle } from '../../domain/stock/vehicle.ts';

/** A vehicle as a file says it, of which only what matters to a test is said. */
export function vehicle(changes: Partial<Vehicle> = {}): Vehicle {
  return {
    id: 'x',
    name: 'Thing',
    brand: 'Club Car',
    category: '',
    description: '',
    images: [],
    specifications: {},
    features: [],
    inStock: true,
    isNew: false,
    ...changes,
  };
}

/** The same, in stock. */
export function cart(changes: Partial<StockedVehicle> = {}): StockedVehicle {
  return stocked({ ...vehicle(), ...changes });
}

/** A row as the store gives it. */
export function stocked(row: Vehicle & Partial<StockedVehicle>): StockedVehicle {
  const day = '2026-01-01T00:00:00.000Z';
  return { addedAt: day, updatedAt: day, ...row, offer: offerOf(row) };
}
