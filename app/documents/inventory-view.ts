import { type Place, placeLabel } from '../../domain/business/place.ts';
import { places } from '../../domain/business/places.ts';
import { filtersFromParams } from '../../domain/catalogue/search/filters.ts';
import { searchStock } from '../../domain/catalogue/search/search-stock.ts';
import { stockIndexOf } from '../../domain/catalogue/search/stock-index.ts';
import type { StockedVehicle } from '../../domain/catalogue/vehicle.ts';
import { findPlace } from '../../domain/places/find-place.ts';
import type { InventoryView } from '../islands/inventory/inventory-view.ts';
import { atPlace, cardOf } from '../ui/vehicle/card-of.ts';
import type { CardVehicle } from '../ui/vehicle/vehicle-card.tsx';
import { type MadeOfVehicle, oncePerVehicle } from './once-per-vehicle.ts';

/** A search of the stock, before its cards are put together. */
export interface InventorySearch {
  /** What the inventory shows but its cards. */
  readonly view: Omit<InventoryView, 'cards'>;
  /** The vehicles of the page that was asked for. */
  readonly vehicles: readonly StockedVehicle[];
  /** Where prices are worked out for. */
  readonly place: Place | undefined;
}

/** What the inventory finds in this stock at an address with these parameters. */
export function searchInventory(
  stock: readonly StockedVehicle[],
  params: URLSearchParams,
): InventorySearch {
  const asked = filtersFromParams(params);
  const place = findPlace(asked.town ?? '')?.place;
  const filters = { ...asked, town: place?.slug };
  const page = Number.parseInt(params.get('page') ?? '', 10) || 1;
  const { vehicles, ...result } = searchStock(stockIndexOf(stock), filters, page);
  return { view: { filters, ...result }, vehicles, place };
}

/** Every place's name, by its slug. */
export const towns = Object.fromEntries(places.map((place) => [place.slug, placeLabel(place)]));

/** The card of a vehicle. */
export const cardFor: MadeOfVehicle<CardVehicle> = oncePerVehicle((vehicle, place) =>
  place === undefined ? cardOf(vehicle) : { ...cardFor(vehicle), ...atPlace(vehicle, place) },
);

const cardJson = oncePerVehicle((vehicle, place) => JSON.stringify(cardFor(vehicle, place)));

/** What the inventory shows of a search. */
export function inventoryView({ view, vehicles, place }: InventorySearch): InventoryView {
  return { ...view, cards: vehicles.map((vehicle) => cardFor(vehicle, place)) };
}

/** {@link inventoryView} as JSON, put together from that of the cards. */
export function inventoryViewJson({ view, vehicles, place }: InventorySearch): string {
  const cards = vehicles.map((vehicle) => cardJson(vehicle, place));
  return withCards(JSON.stringify(view), cards);
}

/**
 * JSON of an object with these cards as its last property.
 * @param quote the quotation mark as the given JSON has it
 */
export function withCards(object: string, cards: readonly string[], quote = '"'): string {
  return `${object.slice(0, -1)},${quote}cards${quote}:[${cards.join()}]}`;
}
