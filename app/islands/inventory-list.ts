import { prepareSearch } from '../../domain/catalogue/search.ts';
import type { Vehicle } from '../../domain/catalogue/vehicle.ts';
import { type CardVehicle, cardOf } from '../ui/vehicle-card.tsx';
import { picturesOf } from '../vehicle-picture.ts';

/** What the inventory needs of a vehicle: what is searched, and what a card shows. */
export type ListVehicle = Pick<
  Vehicle,
  | 'id'
  | 'name'
  | 'brand'
  | 'category'
  | 'price'
  | 'description'
  | 'images'
  | 'specifications'
  | 'inStock'
  | 'isNew'
  | 'lifted'
>;

/** Cards on one page of the result: about as many as a small dealer has carts. */
export const pageSize = 36;

/** A vehicle without what the list does not use; a row may carry hundreds of specifications. */
export function listVehicle(vehicle: Vehicle): ListVehicle {
  const { id, name, brand, category, price, description, images, inStock, isNew, lifted } = vehicle;
  const { seatingCapacity, range, topSpeed } = vehicle.specifications;
  const specifications = Object.fromEntries(
    Object.entries({ seatingCapacity, range, topSpeed }).filter(([, value]) => value !== undefined),
  ) as Vehicle['specifications'];
  const first = images.slice(0, 1);
  return {
    id,
    name,
    brand,
    category,
    price,
    description,
    images: first,
    specifications,
    inStock,
    isNew,
    lifted,
  };
}

const cards = new WeakMap<ListVehicle, CardVehicle>();

/** The card of a vehicle; the same one each time, so that only what changes is drawn again. */
export function cardFor(vehicle: ListVehicle): CardVehicle {
  const known = cards.get(vehicle);
  if (known !== undefined) return known;
  const card = cardOf(vehicle, picturesOf(vehicle)[0]);
  cards.set(vehicle, card);
  return card;
}

/** Vehicles prepared at a time: a slow phone stays ready for the next key. */
const atOnce = 500;

/** Asks the API for the whole list. @throws with the words of the specification's error (000 §8). */
export async function fetchVehicles(address: string): Promise<ListVehicle[]> {
  const response = await fetch(address, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`Failed to fetch vehicles: ${response.status}`);
  const vehicles = (await response.json()) as readonly Vehicle[];
  const list: ListVehicle[] = [];
  while (list.length < vehicles.length) {
    if (list.length > 0) await new Promise((resolve) => setTimeout(resolve));
    const next = vehicles.slice(list.length, list.length + atOnce).map(listVehicle);
    prepareSearch(next);
    list.push(...next);
  }
  return list;
}
