import { prepareSearch } from '../../../domain/catalogue/search.ts';
import type { Vehicle } from '../../../domain/catalogue/vehicle.ts';
import { type CardVehicle, cardOf } from '../../ui/vehicle/vehicle-card.tsx';
import { picturesOf } from '../../ui/vehicle/vehicle-picture.ts';

/** What a card shows of a vehicle, as the page carries it. */
export type CardSource = Pick<
  Vehicle,
  | 'id'
  | 'name'
  | 'brand'
  | 'category'
  | 'price'
  | 'images'
  | 'specifications'
  | 'inStock'
  | 'isNew'
  | 'lifted'
>;

/** What the inventory needs of a vehicle in the browser: what is searched, too. */
export type ListVehicle = CardSource & Pick<Vehicle, 'description'>;

/** Cards on one page of the result: about as many as a small dealer has carts. */
export const pageSize = 36;

/** A vehicle without what cards do not use; a row may carry hundreds of specifications. */
export function cardSource(vehicle: Vehicle): CardSource {
  const { id, name, brand, category, price, images, inStock, isNew, lifted } = vehicle;
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
    images: first,
    specifications,
    inStock,
    isNew,
    lifted,
  };
}

const cards = new WeakMap<CardSource, CardVehicle>();

/** The card of a vehicle; the same one each time, so that only what changes is drawn again. */
export function cardFor(vehicle: CardSource): CardVehicle {
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
    const next = vehicles
      .slice(list.length, list.length + atOnce)
      .map((vehicle) => ({ ...cardSource(vehicle), description: vehicle.description }));
    prepareSearch(next);
    list.push(...next);
  }
  return list;
}
