import { sampleVehicles } from '../domain/catalogue/sample.ts';
import type { Vehicle } from '../domain/catalogue/vehicle.ts';
import { openStore } from '../store/open-store.ts';

/** Sizes of stock that growth is measured at. */
export const stockSizes = [32, 1_000, 10_000] as const;

const colors = ['Evergreen', 'Slate', 'Ivory', 'Copper', 'Lake blue', 'Graphite', 'Sand'];

/**
 * `count` vehicles as a large dealer's system would list them: the sample catalogue over and over,
 * each unit with its own id, name, price, stock number and description.
 */
export function vehicles(count: number): readonly Vehicle[] {
  return Array.from({ length: count }, (_, index) => {
    const model = sampleVehicles[index % sampleVehicles.length] as Vehicle;
    if (index < sampleVehicles.length) return model;
    const color = colors[index % colors.length] as string;
    const miles = (index * 37) % 4_000;
    return {
      ...model,
      id: `${model.id}-unit-${index}`,
      name: `${model.name} ${color} #${index}`,
      price: (model.price ?? 9_000) + ((index * 13) % 90) * 10,
      description: `${model.description} Unit ${index} in ${color.toLowerCase()}, ${miles} miles, kept in row ${index % 61}.`,
      inStock: index % 9 !== 0,
      isNew: false,
      stockNumber: `LR-${index}`,
      exteriorColor: color,
      mileage: miles,
    };
  });
}

/** Fills a store in a new folder with `count` vehicles. */
export async function fillStore(dataDir: string, count: number): Promise<void> {
  const store = await openStore({ dataDir });
  await store.catalogue.seed(vehicles(count), new Date().toISOString());
  await store.close();
}

/** Changes one vehicle's price, as an import would, so that every page is rendered anew. */
export async function changeStock(dataDir: string): Promise<void> {
  const store = await openStore({ dataDir });
  const [first] = await store.catalogue.list();
  if (first === undefined) throw new Error('The store is empty');
  const changed = { ...first, price: (first.price ?? 9_000) + 1 };
  await store.catalogue.apply({ put: [changed], withdraw: [] }, new Date().toISOString());
  await store.close();
}
