import { filtersFromParams } from '../../domain/catalogue/search/filters.ts';
import { searchStock } from '../../domain/catalogue/search/search-stock.ts';
import { stockIndexOf } from '../../domain/catalogue/search/stock-index.ts';
import type { StockedVehicle } from '../../domain/catalogue/vehicle.ts';
import type { InventoryView } from '../islands/inventory/inventory-view.ts';
import { cardOf } from '../ui/vehicle/card-of.ts';
import type { CardVehicle } from '../ui/vehicle/vehicle-card.tsx';

const cards = new WeakMap<StockedVehicle, CardVehicle>();

/** The card of a vehicle, put together once. */
function cardFor(vehicle: StockedVehicle): CardVehicle {
  const card = cards.get(vehicle) ?? cardOf(vehicle);
  cards.set(vehicle, card);
  return card;
}

/** What the inventory shows of this stock at an address with these parameters. */
export function inventoryView(
  stock: readonly StockedVehicle[],
  params: URLSearchParams,
): InventoryView {
  const filters = filtersFromParams(params);
  const page = Number.parseInt(params.get('page') ?? '', 10) || 1;
  const { vehicles, ...result } = searchStock(stockIndexOf(stock), filters, page);
  return { filters, ...result, cards: vehicles.map(cardFor) };
}
