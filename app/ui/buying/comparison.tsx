import type { Place } from '../../../domain/business/place.ts';
import { besideEachOther, comparedRows } from '../../../domain/catalogue/compare/comparison.ts';
import type { Vehicle } from '../../../domain/catalogue/vehicle.ts';
import { formatPrice } from '../../../domain/money.ts';
import { links } from '../../links.ts';
import { ButtonLink, ButtonRow, buttonClass } from '../element/button.tsx';
import fields from '../element/fields.module.css';
import { HiddenFields } from '../element/hidden-fields.tsx';
import { Picture, type PictureSource } from '../element/picture.tsx';
import { PlaceOptions } from '../place/place-options.tsx';
import { Badge } from '../vehicle/badge.tsx';
import styles from './comparison.module.css';

interface ComparedCart {
  readonly vehicle: Vehicle;
  readonly picture: PictureSource;
}

interface ComparisonProps {
  readonly carts: readonly ComparedCart[];
  /** The place they are to be delivered to, once chosen. */
  readonly place?: Place;
  readonly onlyDifferences: boolean;
  /** Carts that can be added. */
  readonly others: readonly Pick<Vehicle, 'id' | 'name' | 'stockNumber'>[];
}

/** Carts as columns of one table, every fact a row (spec S7.1). Links and forms, no script. */
export function Comparison(props: ComparisonProps) {
  const { carts, place, onlyDifferences, others } = props;
  const ids = carts.map(({ vehicle }) => vehicle.id);
  const town = place?.slug;
  const only = onlyDifferences ? 'differences' : undefined;
  const columns = carts.slice(0, besideEachOther);
  const vehicles = columns.map(({ vehicle }) => vehicle);
  const rows = comparedRows(vehicles, place).filter(({ differs }) => differs || !onlyDifferences);
  const address = (change: { ids?: readonly string[]; only?: 'differences' }) =>
    links.compare({ ids, town, only, ...change });
  return (
    <>
      <div className={styles.tools}>
        <form className={styles.form} action={links.compare({ ids: [] })}>
          <HiddenFields values={{ carts: ids.join(','), only }} />
          <div className={fields.field}>
            <label htmlFor="compare-town">Delivered to</label>
            <select
              className={fields.input}
              id="compare-town"
              name="town"
              defaultValue={town ?? ''}
            >
              <option value="">Choose your place</option>
              <PlaceOptions />
            </select>
          </div>
          <button className={buttonClass('secondary')} type="submit">
            Show prices
          </button>
        </form>
        {others.length > 0 && (
          <form className={styles.form} action={links.compare({ ids: [] })}>
            <HiddenFields values={{ carts: ids.join(','), town, only }} />
            <div className={fields.field}>
              <label htmlFor="compare-add">Add a cart</label>
              <select className={fields.input} id="compare-add" name="carts" defaultValue="">
                <option value="">Choose a cart</option>
                {others.map(({ id, name, stockNumber }) => (
                  <option key={id} value={id}>
                    {stockNumber === undefined ? name : `${name} (stock ${stockNumber})`}
                  </option>
                ))}
              </select>
            </div>
            <button className={buttonClass('secondary')} type="submit">
              Add
            </button>
          </form>
        )}
      </div>
      {carts.length > 1 && (
        <p className={styles.only}>
          {onlyDifferences ? (
            <a href={address({ only: undefined })}>Show every fact</a>
          ) : (
            <a href={address({ only: 'differences' })}>Show only what differs</a>
          )}
        </p>
      )}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {columns.map(({ vehicle, picture }) => (
                <th key={vehicle.id} scope="col">
                  <Picture picture={picture} sizes="14rem" />
                  <a href={links.vehicle(vehicle.id)}>{vehicle.name}</a>
                  <Badge vehicle={vehicle} />
                  <a
                    className={styles.remove}
                    href={
                      ids.length === 1
                        ? links.emptyList
                        : address({ ids: ids.filter((id) => id !== vehicle.id) })
                    }
                    aria-label={`Remove ${vehicle.name}`}
                  >
                    Remove
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values, differs }) => (
              <tr key={label} data-differs={differs || undefined}>
                <th scope="row">
                  {label}
                  {differs && columns.length > 1 && <span className="hidden"> (differs)</span>}
                </th>
                {values.map((value, index) => (
                  <td key={vehicles[index]?.id}>{value ?? 'Not known'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {carts.length > columns.length && (
        <>
          <h2>Also on your list</h2>
          <ul>
            {carts.slice(besideEachOther).map(({ vehicle: { id, name, price } }) => (
              <li key={id}>
                <a href={links.vehicle(id)}>{name}</a>, {formatPrice(price)}{' '}
                <a href={address({ ids: [id, ...ids.filter((one) => one !== id)] })}>
                  Show it side by side
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <ButtonRow>
        <ButtonLink href={links.contactFrom({ vehicles: ids.join(','), place: town })}>
          {ids.length === 1 ? 'Ask about this cart' : 'Ask about these carts'}
        </ButtonLink>
        <ButtonLink kind="secondary" href={links.inventory}>
          View More Vehicles
        </ButtonLink>
      </ButtonRow>
    </>
  );
}
