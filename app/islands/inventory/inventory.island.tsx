import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  type Filters,
  filtersFromParams,
  isFiltered,
  noFilters,
  withoutFilters,
} from '../../../domain/catalogue/search/filters.ts';
import { links } from '../../links.ts';
import { hydrateWith } from '../hydrate.tsx';
import { FilterBar } from './filter-bar.tsx';
import { InventoryResult } from './inventory-result.tsx';
import { fetchView, type InventoryView } from './inventory-view.ts';
import { SearchChips } from './search-chips.tsx';

export interface InventoryProps extends InventoryView {
  /** The places prices can be worked out for: names by slug. */
  readonly towns: Readonly<Record<string, string>>;
  /** The status the stock could not be read with; the browser then tries for itself. */
  readonly failedStatus?: number;
}

/** How long an answer counts as fresh, in milliseconds (spec S5.15). */
const freshFor = 5 * 60 * 1000;

/** Pause in typing after which the site is asked, in milliseconds. */
const typingPause = 150;

/** Time after which placeholders take the place of the cards that were there, in milliseconds. */
const placeholdersAfter = 500;

/** The inventory's filters and result: a GET form and links, and live where scripts run. */
export function Inventory(props: InventoryProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Browser {...props} />
    </QueryClientProvider>
  );
}

interface Asked {
  readonly filters: Filters;
  readonly page: number;
}

function Browser({ failedStatus, towns, ...initial }: InventoryProps) {
  // What the fields show, what the site is asked for, and what it last answered.
  const [filters, setFilters] = useState(initial.filters);
  const [asked, setAsked] = useState<Asked>();
  const [view, setView] = useState(failedStatus === undefined ? initial : undefined);
  const typing = useRef(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const answer = useQuery({
    queryKey: [asked],
    queryFn: () => fetchView(asked?.filters ?? noFilters, asked?.page ?? 1),
    enabled: asked !== undefined,
    retry: 3,
    refetchOnWindowFocus: false,
    staleTime: freshFor,
    networkMode: 'always',
  });
  if (answer.data !== undefined && answer.data !== view) setView(answer.data);

  useEffect(() => {
    const readAddress = () => {
      const params = new URLSearchParams(location.search);
      typing.current = false;
      const found = filtersFromParams(params);
      setFilters(found);
      setAsked({ filters: found, page: Number(params.get('page')) || 1 });
    };
    if (failedStatus !== undefined) readAddress();
    window.addEventListener('popstate', readAddress);
    return () => window.removeEventListener('popstate', readAddress);
  }, [failedStatus]);

  function change(next: Filters, byTyping: boolean): void {
    const address = links.inventoryWith(next);
    // One step back undoes a choice, or a whole word rather than each of its letters.
    if (byTyping && typing.current) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    typing.current = byTyping;
    setFilters(next);
    clearTimeout(pause.current);
    pause.current = setTimeout(
      () => setAsked({ filters: next, page: 1 }),
      byTyping ? typingPause : 0,
    );
  }

  const isLate = useLate(answer.isLoading);
  const failure =
    answer.error?.message ??
    (view === undefined && !answer.isLoading
      ? `Failed to fetch vehicles: ${failedStatus}`
      : undefined);
  return (
    <>
      <FilterBar
        filters={filters}
        choices={view?.choices ?? initial.choices}
        towns={towns}
        filtered={isFiltered(filters)}
        onChange={change}
        onAdopt={(next) => {
          // Nobody saw the result without it, so Back leads past it.
          typing.current = true;
          change(next, true);
        }}
        onClear={() => change(withoutFilters(filters), false)}
      />
      <SearchChips chips={view?.chips ?? []} onChoose={(next) => change(next, false)} />
      <InventoryResult
        view={view}
        isWaiting={answer.isLoading && (isLate || view === undefined)}
        failure={failure}
        retry={links.inventoryWith(filters)}
        onRetry={() => void answer.refetch()}
        onChoose={(next) => change(next, false)}
      />
    </>
  );
}

/** Whether `isLoading` has been true for so long that a visitor should see it. */
function useLate(isLoading: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsLate(true), placeholdersAfter);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isLoading]);
  return isLate;
}

export const hydrate = hydrateWith(Inventory);
