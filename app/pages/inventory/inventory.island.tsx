import { useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import type { Phone } from '../../../domain/dealer/showroom.ts';
import { minute } from '../../../domain/duration.ts';
import {
  type Filters,
  filtersFromParams,
  findSame,
  isFiltered,
  pageFromParams,
  withoutFilters,
} from '../../../domain/stock/search/filters.ts';
import type { Correction } from '../../../domain/stock/search/query/tokens.ts';
import type { Without } from '../../../domain/stock/search/search-stock.ts';
import { hydrateWith } from '../../browser/hydrate.tsx';
import {
  onListChange,
  readShortlist,
  saveShortlist,
  searchOf,
} from '../../browser/shortlist/shortlist.ts';
import { links } from '../../links.ts';
import pills from '../../ui/element/pills.module.css';
import { fetchView } from './fetch-view.ts';
import { FilterBar } from './filter-bar.tsx';
import { InventoryResult, resultId } from './inventory-result.tsx';
import styles from './search-chips.module.css';
import type { InventoryView, PageLink } from './search-inventory.ts';

export interface InventoryProps extends InventoryView {
  readonly places: readonly string[];
  /** Of the server's failure to read the stock; the browser then tries again. */
  readonly failedStatus?: number;
  readonly phone: Phone;
}

/** Milliseconds from a key to the request. */
const typingPause = 150;

/** Milliseconds until placeholders replace the earlier cards. */
const placeholdersAfter = 500;

interface Search {
  readonly filters: Filters;
  readonly page: number;
  readonly isTyped: boolean;
}

export function Inventory({ failedStatus, places, phone, ...initial }: InventoryProps) {
  const [search, setSearch] = useState<Search>({
    filters: initial.filters,
    page: initial.page,
    isTyped: false,
  });
  const { filters, page, isTyped } = search;
  const { view, failure, isPending, retry } = useView(
    links.inventoryView(filters, page),
    isTyped ? typingPause : 0,
    failedStatus === undefined
      ? { view: initial }
      : { failure: `Failed to fetch vehicles: ${failedStatus}` },
  );
  useEffect(watchTicks, []);

  useEffect(() => {
    const follow = () => setSearch(readLocation());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  function choose(next: Filters): void {
    document.getElementById(resultId)?.focus({ preventScroll: true });
    show(next);
  }

  /** @param isReplaced replaces the entry of the browser's history */
  function show(next: Filters, byTyping = false, isReplaced = byTyping && isTyped): void {
    const address = links.inventoryWith(next);
    if (isReplaced) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    setSearch({ filters: next, page: 1, isTyped: byTyping });
  }

  // Cards that only get the prices at another place stay.
  const isOther = view?.page !== page || !findSame(view.filters, filters);
  const isLate = useLate(isPending && isOther);
  return (
    <>
      <FilterBar
        filters={filters}
        choices={view?.choices ?? initial.choices}
        matching={failure === undefined ? view?.matching : undefined}
        places={places}
        // One step back undoes a choice or a whole word.
        onChange={show}
        onAdopt={(next) => show(next, false, true)}
      />
      <SearchNotes links={view?.pageLinks ?? []} corrections={view?.corrections ?? []} />
      <SearchChips chips={view?.chips ?? []} onChoose={choose} />
      <InventoryResult
        view={view}
        isWaiting={isLate || (view ?? failure) === undefined}
        failure={failure}
        retry={links.inventoryWith(filters)}
        onRetry={() => {
          document.getElementById(resultId)?.focus({ preventScroll: true });
          retry();
        }}
        phone={phone}
        onChoose={choose}
      >
        <a
          href={links.inventoryWith(withoutFilters(filters))}
          data-filtered={isFiltered(filters) || undefined}
          onClick={(event) => {
            event.preventDefault();
            show(withoutFilters(filters));
          }}
        >
          Clear All Filters
        </a>
      </InventoryResult>
    </>
  );
}

function readLocation(): Search {
  const params = new URLSearchParams(location.search);
  return { filters: filtersFromParams(params), page: pageFromParams(params), isTyped: false };
}

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

interface SearchNotesProps {
  readonly links: readonly PageLink[];
  readonly corrections: readonly Correction[];
}

function SearchNotes({ links, corrections }: SearchNotesProps) {
  return (
    <>
      {links.length > 0 && (
        <ul className={styles.pages} aria-label="Pages">
          {links.map(({ label, href, isOutside }) => (
            <li key={label} className="panel">
              <a href={href} {...(isOutside && { target: '_blank', rel: 'noopener' })}>
                {label}
                <span aria-hidden="true"> {isOutside ? '↗' : '→'}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {corrections.map(({ from, to }) => (
        <p key={from} className={styles.note}>
          {`We read “${from}” as “${to}”.`}
        </p>
      ))}
    </>
  );
}

interface SearchChipsProps {
  readonly chips: readonly Without[];
  readonly onChoose: (filters: Filters) => void;
}

function SearchChips({ chips, onChoose }: SearchChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className={`${pills.pills} ${styles.chips}`} aria-label="Chosen">
      {chips.map(({ label, filters }) => (
        <li key={label}>
          <a
            href={links.inventoryWith(filters)}
            aria-label={`Remove: ${label}`}
            onClick={(event) => {
              event.preventDefault();
              onChoose(filters);
            }}
          >
            {label} <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const ticks = () => [...document.querySelectorAll<HTMLInputElement>('input[name=carts]')];

function showTicks(): void {
  const ids = readShortlist();
  for (const tick of ticks()) tick.checked = ids.includes(tick.value);
}

/** spec S7.7 */
function watchTicks(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'carts') return;
    const others = readShortlist().filter((id) => id !== target.value);
    saveShortlist(target.checked ? [...others, target.value] : others);
    showTicks();
  });
  // The whole list is compared, not only the ticks on the page.
  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.id !== 'compare-form') return;
    event.preventDefault();
    location.assign(`/compare${searchOf(readShortlist())}`);
  });
  onListChange(showTicks);
  // Before the script ran: the form restores no ticks.
  const early = ticks().flatMap(({ checked, value }) => (checked ? value : []));
  if (early.length > 0) saveShortlist([...new Set([...readShortlist(), ...early])]);
  showTicks();
  const list = document.querySelector('[data-island]');
  if (list) new MutationObserver(showTicks).observe(list, { childList: true, subtree: true });
}

/** Milliseconds (spec S5.15). */
const freshFor = 5 * minute;

/** Milliseconds before each further try (spec S5.15). */
const retryPauses = [1_000, 2_000, 4_000];

const maxViews = 50;

interface ViewState {
  readonly address?: string;
  readonly view?: InventoryView;
  readonly failure?: string;
}

const views = new Map<string, { readonly view: InventoryView; readonly until: number }>();

function remember(address: string, view: InventoryView): void {
  if (views.size >= maxViews) views.clear();
  views.set(address, { view, until: Date.now() + freshFor });
}

/** Keeps the earlier view until the next one comes. @param pause milliseconds before the request */
function useView(address: string, pause: number, first: ViewState) {
  const [answer, setAnswer] = useState<ViewState>(() => {
    if (first.view !== undefined) remember(address, first.view);
    return { ...first, ...(first.view && { address }) };
  });
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  // A pause alone makes no other request.
  const request = useMemo(() => ({ address, attempt }), [address, attempt]);
  const loadView = useEffectEvent((signal: AbortSignal) => load(address, pause, signal));
  useEffect(() => {
    const { address } = request;
    const { view, until = 0 } = views.get(address) ?? {};
    if (until > Date.now()) {
      setAnswer((last) => (last.address === address && !last.failure ? last : { address, view }));
      return;
    }
    const stop = new AbortController();
    const { signal } = stop;
    setAnswer((last) => ({ view: last.view }));
    loadView(signal).then(
      (view) => {
        if (signal.aborted) return;
        remember(address, view);
        setAnswer({ address, view });
      },
      ({ message }: Error) => {
        if (!signal.aborted) setAnswer((last) => ({ ...last, address, failure: message }));
      },
    );
    return () => stop.abort();
  }, [request]);
  return { ...answer, isPending: answer.address !== address, retry };
}

/** @throws the last failure */
async function load(
  address: string,
  pause: number,
  signal: AbortSignal,
  [next, ...others] = retryPauses,
): Promise<InventoryView> {
  await new Promise((resolve) => setTimeout(resolve, pause));
  signal.throwIfAborted();
  try {
    return await fetchView(address, signal);
  } catch (error) {
    if (next === undefined) throw error;
    return load(address, next, signal, others);
  }
}
