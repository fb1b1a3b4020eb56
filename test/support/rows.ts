import type { Vehicle } from '../../domain/stock/vehicle.ts';

/** A vehicle of which only what matters to a test is said. */
export function row(change: Partial<Vehicle> & Pick<Vehicle, 'id'>): Vehicle {
  return {
    name: `Cart ${change.id}`,
    brand: 'Denago',
    category: 'EV Rover Series',
    price: 9_995,
    description: 'A cart.',
    images: [],
    specifications: {},
    features: [],
    inStock: true,
    isNew: false,
    ...change,
  };
}
