import { filtersFromParams } from '../../domain/catalogue/search/filters.ts';
import { searchStock } from '../../domain/catalogue/search/search-stock.ts';
import { stockIndexOf } from '../../domain/catalogue/search/stock-index.ts';
import type { StockedVehicle } from '../../domain/catalogue/vehicle.ts';
import { findPlace } from '../../domain/places/find-place.ts';
import type { InventoryView } from '../islands/inventory/inventory-view.ts';
import { atPlace, cardOf } from '../ui/vehicle/card-of.ts';
import type { CardVehicle } from '../ui/vehicle/vehicle-card.tsx';

const known = new WeakMap<StockedVehicle, CardVehicle>();

/** The card of a vehicle, put together once. */
function cardFor(vehicle: StockedVehicle): CardVehicle {
  const card = known.get(vehicle) ?? cardOf(vehicle);
  known.set(vehicle, card);
  return card;
}

/** What the inventory shows of this stock at an address with these parameters. */
export function inventoryView(
  stock: readonly StockedVehicle[],
  params: URLSearchParams,
): InventoryView {
  const asked = filtersFromParams(params);
  const place = findPlace(asked.town ?? '')?.place;
  const filters = { ...asked, town: place?.slug };
  const page = Number.parseInt(params.get('page') ?? '', 10) || 1;
  const { vehicles, ...result } = searchStock(stockIndexOf(stock), filters, page);
  const cards = vehicles.map((vehicle) =>
    place === undefined ? cardFor(vehicle) : { ...cardFor(vehicle), ...atPlace(vehicle, place) },
  );
  return { filters, ...result, cards };
}
