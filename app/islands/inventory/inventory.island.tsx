import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  type FilterChoices,
  type Filters,
  filtersFromParams,
  isFiltered,
  noFilters,
  searchVehicles,
} from '../../../domain/catalogue/search.ts';
import { links } from '../../links.ts';
import { hydrateWith } from '../hydrate.tsx';
import { FilterBar } from './filter-bar.tsx';
import { type CardSource, fetchVehicles, pageSize } from './inventory-list.ts';
import { InventoryResult, type Result } from './inventory-result.tsx';

export interface InventoryProps {
  readonly filters: Filters;
  readonly choices: FilterChoices;
  /** The page's share of the result, as the server found it. */
  readonly vehicles: readonly CardSource[];
  /** How many match, and how many there are. */
  readonly matching: number;
  readonly total: number;
  readonly page: number;
  /** The status the list could not be read with; the browser then tries for itself. */
  readonly failedStatus?: number;
}

/** How long a fetched list counts as fresh (specification 000 §7), in milliseconds. */
const freshFor = 5 * 60 * 1000;

/** The inventory's filters and result: a GET form and links, and live where scripts run. */
export function Inventory(props: InventoryProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Browser {...props} />
    </QueryClientProvider>
  );
}

function Browser(props: InventoryProps) {
  const { choices, total } = props;
  const [filters, setFilters] = useState(props.filters);
  // Until the visitor filters, the page shows what the server found.
  const [live, setLive] = useState(false);
  const typing = useRef(false);
  // A list of one page is fetched before anybody types; it is small, and an answer at once is worth it.
  const isSmall = props.failedStatus === undefined && total <= pageSize;
  const list = useQuery({
    queryKey: [links.apiVehicles],
    queryFn: () => fetchVehicles(links.apiVehicles),
    enabled: live || isSmall,
    retry: 3,
    refetchOnWindowFocus: false,
    staleTime: freshFor,
  });

  useEffect(() => {
    if (props.failedStatus !== undefined) setLive(true);
    const onPopState = () => {
      typing.current = false;
      setFilters(filtersFromParams(new URLSearchParams(location.search)));
      setLive(true);
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [props.failedStatus]);

  function change(next: Filters, byTyping: boolean): void {
    const address = links.inventoryWith(next);
    // One step back undoes a choice, or a whole word rather than each of its letters.
    if (byTyping && typing.current) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    typing.current = byTyping;
    setFilters(next);
    setLive(true);
  }

  function result(): Result {
    if (!live) {
      const { failedStatus, vehicles, matching, page } = props;
      if (failedStatus === undefined) return { kind: 'list', vehicles, matching, total, page };
      return { kind: 'error', message: `Failed to fetch vehicles: ${failedStatus}` };
    }
    if (list.data === undefined) {
      return list.isError ? { kind: 'error', message: list.error.message } : { kind: 'loading' };
    }
    const found = searchVehicles(list.data, filters);
    return {
      kind: 'list',
      vehicles: found.slice(0, pageSize),
      matching: found.length,
      total: list.data.length,
      page: 1,
    };
  }

  return (
    <>
      <FilterBar
        filters={filters}
        choices={choices}
        filtered={isFiltered(filters)}
        onChange={change}
        onClear={() => change(noFilters, false)}
      />
      <InventoryResult result={result()} filters={filters} onRetry={() => void list.refetch()} />
    </>
  );
}

export const hydrate = hydrateWith(Inventory);
