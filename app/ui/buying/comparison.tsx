import type { ReactNode } from 'react';
import {
  besideEachOther,
  type ComparedRow,
  comparedFeatures,
  comparedRows,
  deliveredLabel,
} from '../../../domain/catalogue/compare/comparison.ts';
import type { FinancingTerms } from '../../../domain/catalogue/offer/monthly-payment.ts';
import type { Vehicle } from '../../../domain/catalogue/vehicle.ts';
import { formatPrice } from '../../../domain/money.ts';
import type { Destination } from '../../../domain/places/destination.ts';
import type { DestinationFields } from '../../../domain/places/destination-fields.ts';
import { notInDeliveredPrice } from '../../../domain/places/destination-fields.ts';
import { links } from '../../links.ts';
import { ButtonLink, ButtonRow } from '../element/button.tsx';
import { Picture, type PictureSource } from '../element/picture.tsx';
import styles from './comparison.module.css';
import { ComparisonTools, townFieldId } from './comparison-tools.tsx';

interface ComparedCart {
  readonly vehicle: Vehicle;
  readonly picture: PictureSource;
}

interface ComparisonProps {
  readonly carts: readonly ComparedCart[];
  /** Where they are to be delivered, once chosen, and as the address says it. */
  readonly destination?: Destination;
  readonly destinationFields: DestinationFields;
  /** What the dealer's lender asks, where it is set. */
  readonly financingTerms?: FinancingTerms;
  readonly onlyDifferences: boolean;
  /** Carts that can be added. */
  readonly others: readonly Pick<Vehicle, 'id' | 'name' | 'stockNumber'>[];
  /** Ways to send it. */
  readonly share: ReactNode;
}

/** Carts as columns of one table, every fact a row (spec S7.1). Links and forms, no script. */
export function Comparison(props: ComparisonProps) {
  const { carts, destination, destinationFields, financingTerms } = props;
  const { onlyDifferences, others, share } = props;
  const ids = carts.map(({ vehicle }) => vehicle.id);
  const { fields: to, place } = destination ?? {};
  const only = onlyDifferences ? 'differences' : undefined;
  const columns = carts.slice(0, besideEachOther);
  const vehicles = columns.map(({ vehicle }) => vehicle);
  const isShown = ({ differs }: { readonly differs: boolean }) => differs || !onlyDifferences;
  const rows = comparedRows(vehicles, destination, financingTerms).filter(isShown);
  const features = comparedFeatures(vehicles).filter(isShown);
  const address = (change: { ids?: readonly string[]; only?: 'differences' }) =>
    links.compare({ ids, ...to, only, ...change });
  return (
    <>
      <div className={styles.top}>
        <ButtonRow>
          <ButtonLink href={links.contactFrom({ vehicles: ids.join(','), place: place?.slug })}>
            {ids.length === 1 ? 'Ask about this cart' : 'Ask about these carts'}
          </ButtonLink>
        </ButtonRow>
        {share}
        <p className={styles.views}>
          {carts.length > 1 &&
            (onlyDifferences ? (
              <a href={address({ only: undefined })}>Show every fact</a>
            ) : (
              <a href={address({ only: 'differences' })}>Show only what differs</a>
            ))}
          <a href={`#${townFieldId}`}>
            {destination === undefined
              ? 'Prices at your door'
              : `Delivered ${destination.inWords}: change`}
          </a>
        </p>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {columns.map(({ vehicle: { id, name }, picture }) => (
              <th key={id} scope="col">
                <Picture
                  picture={{ ...picture, alt: '' }}
                  sizes="(max-width: 47.99rem) 30vw, 14rem"
                />
                <a href={links.vehicle(id, to)}>{name}</a>
                {/* Of a picture that is not heard, so not said in the name of a column. */}
                {picture.caption !== undefined && (
                  <small aria-hidden="true">{picture.caption}</small>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.actions}>
            <th scope="row">
              <span className="hidden">What to do</span>
            </th>
            {vehicles.map(({ id, name }) => (
              <td key={id}>
                <a
                  href={links.contactFrom({ vehicle: id, place: place?.slug })}
                  aria-label={`Ask about ${name}`}
                >
                  Ask
                </a>
                <a
                  href={
                    ids.length === 1
                      ? links.emptyList
                      : address({ ids: ids.filter((one) => one !== id) })
                  }
                  aria-label={`Remove ${name}`}
                  data-remove={id}
                >
                  Remove
                </a>
              </td>
            ))}
          </tr>
          {rows.map((row) => (
            <Row key={row.label} {...row}>
              {row.values.map((value, index) => (
                <td key={vehicles[index]?.id}>
                  <Value row={row} value={value} destination={destination} />
                </td>
              ))}
            </Row>
          ))}
        </tbody>
        {features.length > 0 && (
          <tbody>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                Features
              </th>
            </tr>
            {features.map((feature) => (
              <Row key={feature.label} {...feature}>
                {feature.values.map((isListed, index) => (
                  <td key={vehicles[index]?.id}>
                    <Tick isListed={isListed} />
                  </td>
                ))}
              </Row>
            ))}
          </tbody>
        )}
      </table>
      {destination !== undefined && <p className="soft">{notInDeliveredPrice}</p>}
      {carts.length > columns.length && (
        <>
          <h2>Also on your list</h2>
          <ul>
            {carts.slice(besideEachOther).map(({ vehicle: { id, name, price } }) => (
              <li key={id}>
                <a href={links.vehicle(id, to)}>{name}</a>, {formatPrice(price)}{' '}
                <a href={address({ ids: [id, ...ids.filter((one) => one !== id)] })}>
                  Show it side by side
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <ComparisonTools ids={ids} {...destinationFields} only={only} others={others} />
      <ButtonRow>
        <ButtonLink kind="secondary" href={links.inventory}>
          View More Vehicles
        </ButtonLink>
      </ButtonRow>
    </>
  );
}

interface RowProps {
  readonly label: string;
  readonly differs: boolean;
  readonly children: ReactNode;
}

function Row({ label, differs, children }: RowProps) {
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">
        {label}
        {differs && <span className="hidden"> (differs)</span>}
      </th>
      {children}
    </tr>
  );
}

interface ValueProps {
  readonly row: ComparedRow;
  readonly value: ComparedRow['values'][number];
  readonly destination?: Destination;
}

/** What a row says of one cart, and that it is the best of them. */
function Value({ row: { label, best }, value, destination }: ValueProps) {
  if (value === undefined) return 'Not known';
  const { text, figure } = value;
  const isDelivered = destination !== undefined && label === deliveredLabel(destination);
  return (
    <>
      {isDelivered && figure !== undefined ? (
        <output name="deliveredPrice" data-value={figure.toFixed(2)}>
          {text}
        </output>
      ) : (
        text
      )}{' '}
      {best !== undefined && best.figure === figure && <em className={styles.best}>{best.word}</em>}
    </>
  );
}

function Tick({ isListed }: { readonly isListed: boolean | undefined }) {
  if (isListed === undefined) return 'Not known';
  return (
    <>
      <span aria-hidden="true">{isListed ? '✓' : '–'}</span>
      <span className="hidden">{isListed ? 'Yes' : 'Not listed'}</span>
    </>
  );
}
