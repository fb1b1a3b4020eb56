import type { Filters } from '../../../domain/catalogue/search/filters.ts';
import type { SearchResult } from '../../../domain/catalogue/search/search-stock.ts';
import type { CardVehicle } from '../../ui/vehicle/vehicle-card.tsx';

/** What the inventory shows for one address: a page of cards, and what there is to choose. */
export interface InventoryView extends Omit<SearchResult, 'vehicles'> {
  readonly filters: Filters;
  readonly cards: readonly CardVehicle[];
}

/**
 * Asks the site what the inventory shows.
 * @param address of `links.inventoryView`
 * @throws when it does not answer, with the words for the visitor.
 */
export async function fetchView(address: string, signal: AbortSignal): Promise<InventoryView> {
  const headers = { accept: 'application/json' };
  const response = await fetch(address, { headers, signal }).catch(() => {
    throw new Error('Failed to fetch vehicles: the connection was lost');
  });
  if (!response.ok) throw new Error(`Failed to fetch vehicles: ${response.status}`);
  return (await response.json()) as InventoryView;
}
