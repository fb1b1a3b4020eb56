import { sampleVehicles } from '../domain/stock/sample.ts';
import type { Vehicle } from '../domain/stock/vehicle.ts';
import { openStore } from '../store/open-store.ts';
import { dealerVehicles } from '../test/support/dealer-file.ts';

/** The stock of {@link dealerVehicles}, once. */
const mixed = dealerVehicles();

/**
 * `count` vehicles: the sample catalogue, or for more than it has what a large dealer's system lists,
 * new and used carts of many brands over and over. A unit that comes again has an id, a price, a
 * stock number and a mileage of its own.
 */
function vehicles(count: number): readonly Vehicle[] {
  if (count <= sampleVehicles.length) return sampleVehicles.slice(0, count);
  return Array.from({ length: count }, (_, index) => {
    const unit = mixed[index % mixed.length] as Vehicle;
    if (index < mixed.length) return unit;
    return {
      ...unit,
      id: `${unit.id}-${index}`,
      price: (unit.price ?? 9_000) + ((index * 13) % 90) * 10,
      stockNumber: `LR${2_000 + index}`,
      ...(unit.mileage !== undefined && { mileage: (index * 37) % 4_000 }),
    };
  });
}

/** Fills a store in a new folder with `count` vehicles. */
export async function fillStore(dataDir: string, count: number): Promise<void> {
  const store = await openStore({ dataDir });
  await store.catalogue.seed(vehicles(count), new Date().toISOString());
  await store.close();
}

/** Changes one vehicle's price, as an import would, so that every page is rendered anew. Resolves to it. */
export async function changeStock(dataDir: string): Promise<Vehicle> {
  const store = await openStore({ dataDir });
  const [first] = await store.catalogue.list();
  if (first === undefined) throw new Error('The store is empty');
  const changed = { ...first, price: (first.price ?? 9_000) + 1 };
  await store.catalogue.apply({ put: [changed], withdraw: [] }, new Date().toISOString());
  await store.close();
  return changed;
}
