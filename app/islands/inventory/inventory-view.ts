import type { Filters } from '../../../domain/catalogue/search/filters.ts';
import type { SearchResult } from '../../../domain/catalogue/search/search-stock.ts';
import type { UnitTable } from '../../ui/vehicle/unit-table.ts';
import type { CardVehicle } from '../../ui/vehicle/vehicle-card.tsx';

export interface InventoryView
  extends Omit<SearchResult, 'offers' | 'namedPages' | 'requirements' | 'closest'> {
  readonly filters: Filters;
  /** The towns that may be meant as the destination, and the pages that the text names (spec S5.24). */
  readonly pageLinks: readonly PageLink[];
  readonly cards: readonly CardVehicle[];
  readonly units?: UnitTable;
  readonly placeProblem?: string;
  readonly waitFor?: string;
  readonly noMatch?: NoMatch;
}

/** A result without a match. */
export interface NoMatch {
  readonly sentence: string;
  readonly closest: readonly { readonly card: CardVehicle; readonly differs: string }[];
  /** Whether the search names a page, which then answers instead of carts. */
  readonly isPageNamed: boolean;
}

export interface PageLink {
  readonly label: string;
  readonly href: string;
  /** Not a page of this site: it opens in a new tab. */
  readonly isOutside?: true;
}

/**
 * @param address of `links.inventoryView`
 * @throws an error with words for the visitor
 */
export async function fetchView(address: string, signal: AbortSignal): Promise<InventoryView> {
  const headers = { accept: 'application/json' };
  // A network's portal answers with a page.
  const failLost = () => {
    throw new Error('Failed to fetch vehicles: the connection was lost');
  };
  const response = await fetch(address, { headers, signal }).catch(failLost);
  if (!response.ok) throw new Error(`Failed to fetch vehicles: ${response.status}`);
  return response.json().catch(failLost);
}
