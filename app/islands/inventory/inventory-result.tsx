import { memo, useDeferredValue } from 'react';
import { business } from '../../../domain/business.ts';
import type { Filters } from '../../../domain/catalogue/search.ts';
import { links } from '../../links.ts';
import { ButtonLink, buttonClass } from '../../ui/element/button.tsx';
import { Grid } from '../../ui/layout/section.tsx';
import { VehicleCard } from '../../ui/vehicle/vehicle-card.tsx';
import { type CardSource, cardFor, pageSize } from './inventory-list.ts';
import styles from './inventory-result.module.css';

/** What there is to show: the states of the specification (000 §4). */
export type Result =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly message: string }
  | {
      readonly kind: 'list';
      readonly vehicles: readonly CardSource[];
      readonly matching: number;
      readonly total: number;
      readonly page: number;
    };

interface InventoryResultProps {
  readonly result: Result;
  readonly filters: Filters;
  readonly onRetry: () => void;
}

const placeholders = ['a', 'b', 'c', 'd', 'e', 'f'];

export function InventoryResult({ result, filters, onRetry }: InventoryResultProps) {
  return (
    <>
      <p className={styles.count} role="status">
        {statusOf(result)}
      </p>
      {result.kind === 'loading' && (
        <Grid columns={3}>
          {placeholders.map((key) => (
            <div key={key} className={styles.waiting} data-placeholder />
          ))}
        </Grid>
      )}
      {result.kind === 'error' && (
        <div className={styles.note}>
          <p>Error loading vehicles: {result.message}</p>
          <p>
            We can still tell you what is in stock: call{' '}
            <a href={links.tel(business.phone)}>{business.phone.shown}</a>.
          </p>
          <a
            className={buttonClass('secondary')}
            href={links.inventoryWith(filters)}
            onClick={(event) => {
              event.preventDefault();
              onRetry();
            }}
          >
            Try again
          </a>
        </div>
      )}
      {result.kind === 'list' && result.matching === 0 && (
        <div className={styles.note}>
          <h2>No vehicles found</h2>
          <p>No vehicles match your current filters.</p>
          <p>Try adjusting your search criteria or filters.</p>
        </div>
      )}
      {result.kind === 'list' && result.matching > 0 && <List {...result} filters={filters} />}
    </>
  );
}

function statusOf(result: Result): string {
  if (result.kind === 'loading') return 'Loading vehicles…';
  if (result.kind === 'error') return 'The list could not be loaded.';
  const { matching, total } = result;
  return matching === 0
    ? `Showing 0 of ${total} total vehicles`
    : `Showing ${matching} of ${total} vehicles`;
}

/** Cards that are drawn with the keystroke that asks for them: more than any screen shows at once. */
const drawnAtOnce = 12;

/** Drawn again only when its vehicle is another. */
const Card = memo(VehicleCard);

type ListProps = Extract<Result, { kind: 'list' }> & { readonly filters: Filters };

function List({ vehicles, matching, page, filters }: ListProps) {
  const pages = Math.ceil(matching / pageSize);
  // New cards further down follow when nobody is waiting; the next key interrupts that.
  const drawn = new Set(useDeferredValue(vehicles));
  const shown = vehicles.filter((vehicle, index) => index < drawnAtOnce || drawn.has(vehicle));
  return (
    <>
      <Grid columns={3}>
        {shown.map((vehicle) => (
          <Card key={vehicle.id} vehicle={cardFor(vehicle)} />
        ))}
      </Grid>
      {pages > 1 && (
        <nav className={styles.pages} aria-label="Pages of the result">
          {page > 1 && (
            <ButtonLink kind="secondary" href={links.inventoryWith(filters, page - 1)}>
              Previous {pageSize}
            </ButtonLink>
          )}
          <span>
            Page {page} of {pages}
          </span>
          {page < pages && (
            <ButtonLink kind="secondary" href={links.inventoryWith(filters, page + 1)}>
              Next {Math.min(pageSize, matching - page * pageSize)}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}
