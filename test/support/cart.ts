import type { StockedVehicle } from '../../domain/catalogue/vehicle.ts';

/** A cart in stock of which only what matters to a test is said. */
export function cart(changes: Partial<StockedVehicle> = {}): StockedVehicle {
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
    addedAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...changes,
  };
}
