import { memo, type ReactNode, useDeferredValue } from 'react';
import type { Phone } from '../../../domain/dealer/showroom.ts';
import { notInDeliveredPrice } from '../../../domain/places/destination-fields.ts';
import type { Filters } from '../../../domain/stock/search/filters.ts';
import { links, relOf } from '../../links.ts';
import { ButtonLink, buttonClass } from '../../ui/element/button.tsx';
import { Grid } from '../../ui/layout/section.tsx';
import type { UnitTable } from '../../ui/vehicle/unit-table.ts';
import { compareFormId, VehicleCard } from '../../ui/vehicle/vehicle-card.tsx';
import styles from './inventory-result.module.css';
import type { InventoryView, NoMatch } from './search-inventory.ts';

interface InventoryResultProps {
  readonly view: InventoryView | undefined;
  readonly isWaiting: boolean;
  readonly failure: string | undefined;
  readonly retry: string;
  readonly onRetry: () => void;
  readonly phone: Phone;
  readonly onChoose: (filters: Filters) => void;
  readonly children: ReactNode;
}

export const resultId = 'result';

export function InventoryResult(props: InventoryResultProps) {
  const { view, isWaiting, failure, retry, onRetry, phone, onChoose, children } = props;
  const ready = isWaiting ? undefined : view;
  return (
    <>
      <div className={styles.head} id={resultId} tabIndex={-1}>
        <p className={styles.count} role="status">
          {isWaiting
            ? 'Loading vehicles…'
            : `${countOf(view)}${failure && view ? ', from your last search' : ''}`}
        </p>
        {children}
      </div>
      {view?.placeProblem !== undefined && <p role="alert">{view.placeProblem}</p>}
      {isWaiting && (
        <Grid columns="list">
          {[...'123456'].map((key) => (
            <div key={key} className={styles.waiting} data-placeholder />
          ))}
        </Grid>
      )}
      {failure !== undefined && (
        <div className={`${styles.note} panel`} role="alert">
          <p>{`Error loading vehicles: ${failure}`}</p>
          <p>
            We can still tell you what is in stock: call{' '}
            <a href={links.tel(phone)}>{phone.shown}</a>.
          </p>
          <a
            className={buttonClass('secondary')}
            href={retry}
            onClick={(event) => {
              event.preventDefault();
              onRetry();
            }}
          >
            Try again
          </a>
        </div>
      )}
      {ready?.noMatch !== undefined && <Closest noMatch={ready.noMatch} />}
      {ready !== undefined && ready.matching > 0 && <Cards view={ready} />}
      {ready !== undefined && <Suggestions view={ready} onChoose={onChoose} />}
      {/* Above the cards, it would move them when the script adds the prices. */}
      {ready?.cards.some(({ delivered }) => delivered !== undefined) && (
        <p className={`${styles.below} soft`}>{notInDeliveredPrice}</p>
      )}
    </>
  );
}

/** With the range of carts on one of several pages (spec S5.13). */
function countOf(view: InventoryView | undefined): string {
  if (view === undefined) return 'The list could not be loaded.';
  const { matching, total, before, shown } = view;
  if (matching === 0) return `Showing 0 of ${total} total vehicles`;
  if (matching === shown) return `Showing ${matching} of ${total} vehicles`;
  return `Showing ${before + 1}–${before + shown} of ${matching} vehicles`;
}

function Closest({ noMatch }: { readonly noMatch: NoMatch }) {
  const { sentence, closest, isPageNamed } = noMatch;
  return (
    <>
      {!isPageNamed && <h3 className={styles.none}>No vehicles found</h3>}
      {closest.length > 0 && <p className={styles.closest}>{sentence}</p>}
      <Grid columns="list">
        {closest.map(({ card, differs }) => (
          <div key={card.id} className={styles.missing}>
            <p>{differs}</p>
            <Card vehicle={card} />
          </div>
        ))}
      </Grid>
      {!isPageNamed && (
        <p className={styles.below}>
          No vehicles match your current filters. Try adjusting your search criteria or filters.
        </p>
      )}
    </>
  );
}

interface SuggestionsProps {
  readonly view: InventoryView;
  readonly onChoose: (filters: Filters) => void;
}

function Suggestions({ view, onChoose }: SuggestionsProps) {
  const { drops, waitFor, filters } = view;
  if (drops.length === 0 && waitFor === undefined) return null;
  return (
    <ul className={styles.suggestions}>
      {drops.map(({ label, filters: rest }) => (
        <li key={label}>
          <a
            href={links.inventoryWith(rest)}
            onClick={(event) => {
              event.preventDefault();
              onChoose(rest);
            }}
          >
            {label}
          </a>
        </li>
      ))}
      {waitFor !== undefined && (
        <li>
          <a href={links.alertFor({ search: links.inventoryWith(filters) })}>
            Email me when {waitFor} comes in
          </a>
        </li>
      )}
    </ul>
  );
}

const drawnAtOnce = 12;

const Card = memo(VehicleCard);

function Cards({ view }: { readonly view: InventoryView }) {
  const { cards, units, page, pages, filters } = view;
  // The next key interrupts the cards further down.
  const drawn = new Set(useDeferredValue(cards));
  const visible = cards.filter((card, index) => index < drawnAtOnce || drawn.has(card));
  return (
    <>
      {units === undefined ? (
        <Grid columns="list">
          {visible.map((card) => (
            <Card key={card.id} vehicle={card} comparable />
          ))}
        </Grid>
      ) : (
        <Units cards={cards} units={units} />
      )}
      <form
        className={styles.compare}
        id={compareFormId}
        action={links.compare({ ids: [] })}
        autoComplete="off"
      >
        <button className={buttonClass('secondary')} type="submit">
          Compare selected carts
        </button>
      </form>
      {pages > 1 && (
        <nav className={styles.pages} aria-label="Pages of the result">
          {page > 1 && (
            <ButtonLink kind="secondary" href={links.inventoryWith(filters, page - 1)}>
              Previous page
            </ButtonLink>
          )}
          <span>{`Page ${page} of ${pages}`}</span>
          {page < pages && (
            <ButtonLink kind="secondary" href={links.inventoryWith(filters, page + 1)}>
              Next page
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}

interface UnitsProps {
  readonly cards: InventoryView['cards'];
  readonly units: UnitTable;
}

function Units({ cards, units: { columns, rows } }: UnitsProps) {
  return (
    <div className={styles.units}>
      {cards.slice(0, 1).map((card) => (
        <VehicleCard key={card.id} vehicle={card} comparable />
      ))}
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">Compare</th>
              {columns.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cards.map(({ id, name, to }, row) => (
              <tr key={id}>
                <td>
                  <input
                    type="checkbox"
                    name="carts"
                    value={id}
                    form={compareFormId}
                    aria-label={`Compare ${name} ${rows[row]?.[0]}`}
                  />
                </td>
                {rows[row]?.map((text, column) => (
                  <td key={columns[column]}>
                    {column === 0 ? (
                      <a href={links.vehicle(id, to)} rel={relOf(links.vehicle(id, to))}>
                        {text || name}
                      </a>
                    ) : (
                      text
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
