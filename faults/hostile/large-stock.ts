import type { Vehicle } from '../../domain/catalogue/vehicle.ts';
import { openStore } from '../../store/open-store.ts';

export const carts = 10_000;

/** Puts 10,000 carts into the store of a data folder, at these prices and more. */
export async function keepLargeStock(dataDir: string, price = 7_000): Promise<void> {
  const store = await openStore({ dataDir });
  const put = Array.from(
    { length: carts },
    (_, n): Vehicle => ({
      id: `cart-${n}`,
      name: `Evolution D5 RANGER ${n}`,
      brand: 'Evolution',
      category: 'D5 Ranger Series',
      price: price + (n % 9_000),
      condition: n % 2 === 0 ? 'new' : 'used',
      description: 'Four seats, a lifted stance and a long range. '.repeat(12),
      images: [`https://pictures.example/${n}-1.jpg`, `https://pictures.example/${n}-2.jpg`],
      specifications: { seatingCapacity: 4 },
      features: ['Headlights', 'Mirrors'],
      inStock: true,
      isNew: false,
    }),
  );
  await store.catalogue.apply({ put, withdraw: [] }, new Date().toISOString());
  await store.close();
}
