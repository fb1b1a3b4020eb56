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
  const day = '2026-01-01T00:00:00.000Z';
  return { ...vehicle(), addedAt: day, updatedAt: day, ...changes };
}
