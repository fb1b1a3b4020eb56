import type { Filters } from '../../../domain/stock/search/filters.ts';
import type { SearchResult } from '../../../domain/stock/search/search-stock.ts';
import type { UnitTable } from '../../ui/vehicle/unit-table.ts';
import type { CardVehicle } from '../../ui/vehicle/vehicle-card.tsx';

export interface InventoryView
  extends Omit<SearchResult, 'hits' | 'namedPages' | 'requirements' | 'closest'> {
  readonly filters: Filters;
  readonly pageLinks: readonly PageLink[];
  readonly cards: readonly CardVehicle[];
  readonly units?: UnitTable;
  readonly placeProblem?: string;
  readonly waitFor?: string;
  readonly noMatch?: NoMatch;
}

export interface NoMatch {
  readonly sentence: string;
  readonly closest: readonly { readonly card: CardVehicle; readonly differs: string }[];
  readonly isPageNamed: boolean;
}

export interface PageLink {
  readonly label: string;
  readonly href: string;
  readonly isOutside?: true;
}

/** @throws an error with a message for the visitor */
export async function fetchView(address: string, signal: AbortSignal): Promise<InventoryView> {
  const headers = { accept: 'application/json' };
  const failLost = () => {
    throw new Error('Failed to fetch vehicles: the connection was lost');
  };
  const response = await fetch(address, { headers, signal }).catch(failLost);
  if (!response.ok) throw new Error(`Failed to fetch vehicles: ${response.status}`);
  return response.json().catch(failLost);
}
