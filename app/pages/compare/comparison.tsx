import { formatPrice } from '../../../domain/money.ts';
import { type Destination, destinationProblem } from '../../../domain/places/destination.ts';
import {
  type DestinationFields,
  notInDeliveredPrice,
} from '../../../domain/places/destination-fields.ts';
import {
  alikeInWords,
  besideEachOther,
  type ComparedRow,
  comparedFeatures,
  comparedRows,
  priceLabel,
} from '../../../domain/stock/compare/comparison.ts';
import type { FinancingTerms } from '../../../domain/stock/offer/monthly-payment.ts';
import type { Picture as CartPicture } from '../../../domain/stock/pictures/picture.ts';
import type { OfferedVehicle, Vehicle } from '../../../domain/stock/vehicle.ts';
import { type ComparedFrom, links, relOf } from '../../links.ts';
import { ButtonLink, ButtonRow, buttonClass } from '../../ui/element/button.tsx';
import { controlOf, Field, HiddenFields } from '../../ui/element/field.tsx';
import fieldStyles from '../../ui/element/fields.module.css';
import { Picture } from '../../ui/element/picture.tsx';
import { DestinationChoice } from '../../ui/place/destination-choice.tsx';
import { placeNames } from '../../ui/place/place-groups.ts';
import { useToday } from '../../ui/place/today.ts';
import styles from './comparison.module.css';
import { Payments, Row, Tick, Value } from './comparison-row.tsx';
import { SendLinks } from './list-page.tsx';

interface ComparedCart {
  readonly vehicle: OfferedVehicle;
  readonly picture: CartPicture;
}

interface ComparisonProps {
  readonly carts: readonly ComparedCart[];
  readonly destination?: Destination;
  readonly destinationFields: DestinationFields;
  readonly financingTerms?: FinancingTerms;
  readonly only?: ComparedFrom['only'];
  readonly others: readonly CartToAdd[];
  /** To share: a line a cart, with its price, and the page's address. */
  readonly text: string;
  readonly address: string;
}

/** A column a cart (spec S7.1), without a script. */
export function Comparison(props: ComparisonProps) {
  const { carts, destination, destinationFields, financingTerms, only, others } = props;
  const ids = carts.map(({ vehicle }) => vehicle.id);
  const { fields: to, place } = destination ?? {};
  const columns = carts.slice(0, besideEachOther);
  const vehicles = columns.map(({ vehicle }) => vehicle);
  const allRows = comparedRows(vehicles, destination, financingTerms);
  const allFeatures = comparedFeatures(vehicles);
  const isShown = ({ differs }: { readonly differs: boolean }) => differs || only !== 'differences';
  const features = allFeatures.filter(isShown);
  const hrefFor = (change: Partial<ComparedFrom>) => links.compare({ ids, ...to, only, ...change });
  const isByWidth = columns.length > 1 && only === undefined;
  const view = isByWidth ? styles.byWidth : only === 'all' ? styles.all : '';
  const widths = [
    `${Math.floor(92 / columns.length)}vw`,
    `${Math.min(31, Math.floor(63 / columns.length))}rem`,
  ];
  const rowOf = (row: ComparedRow) => (
    <Row
      key={row.label}
      {...row}
      isAsked={row.values.every((value) => value === undefined || /^ask us$/i.test(value.text))}
    >
      {row.values.map((value, index) => (
        <td
          key={vehicles[index]?.id}
          className={row.label === priceLabel ? `figure ${styles.amount}` : undefined}
        >
          <Value row={row} value={value} destination={destination} />
        </td>
      ))}
    </Row>
  );
  return (
    <>
      <div className={styles.top}>
        <ButtonLink href={links.contactFrom({ vehicles: ids.join(','), place: place?.slug })}>
          {ids.length === 1 ? 'Ask about this cart' : 'Ask about these carts'}
        </ButtonLink>
        <ComparedDestination ids={ids} {...destinationFields} only={only} />
        <p>
          {columns.length > 1 && only !== 'all' && (
            <a
              className={`${buttonClass('quiet')} ${styles.toAll}`}
              href={hrefFor({ only: 'all' })}
            >
              Show every fact
            </a>
          )}
          {columns.length > 1 && only !== 'differences' && (
            <a
              className={`${buttonClass('quiet')} ${styles.toDifferences}`}
              href={hrefFor({ only: 'differences' })}
            >
              Show only what differs
            </a>
          )}
          <SendLinks text={props.text} address={props.address} />
        </p>
      </div>
      {columns.length > 1 &&
        alikeInWords(vehicles, allRows, allFeatures).map((words) => <p key={words}>{words}</p>)}
      <table className={`${styles.table} ${view}`}>
        <thead>
          <tr className={styles.pictures}>
            <td />
            {columns.map(({ vehicle: { id }, picture }) => (
              <td key={id}>
                <Picture
                  picture={picture}
                  sizes={`(max-width: 47.99rem) ${widths[0]}, ${widths[1]}`}
                  isSilent
                />
                {picture.caption !== undefined && (
                  <small aria-hidden="true">{picture.caption}</small>
                )}
              </td>
            ))}
          </tr>
          <tr className={styles.names}>
            <td />
            {vehicles.map(({ id, name }) => (
              <th key={id} scope="col">
                <a href={links.vehicle(id, to)} rel={relOf(links.vehicle(id, to))}>
                  {name}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {allRows.filter(({ isInEveryView }) => isInEveryView).map(rowOf)}
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
                      : hrefFor({ ids: ids.filter((one) => one !== id) })
                  }
                  aria-label={`Remove ${name}`}
                  data-remove={id}
                >
                  Remove
                </a>
              </td>
            ))}
          </tr>
          {allRows.filter((row) => !row.isInEveryView && isShown(row)).map(rowOf)}
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
      {columns.some(({ picture }) => picture.kind === 'rendering') && (
        <p className="soft">Pictures of our models are renderings, not photographs.</p>
      )}
      {financingTerms !== undefined && <Payments vehicles={vehicles} terms={financingTerms} />}
      {destination !== undefined && <p className="soft">{notInDeliveredPrice}</p>}
      <p className={styles.address}>With today’s prices: {props.address}</p>
      {carts.length > columns.length && (
        <>
          <h2>Also on this list</h2>
          <ul>
            {carts.slice(besideEachOther).map(({ vehicle: { id, name, price } }) => (
              <li key={id}>
                <a href={links.vehicle(id, to)} rel={relOf(links.vehicle(id, to))}>
                  {name}
                </a>
                , {formatPrice(price)}{' '}
                <a href={hrefFor({ ids: [id, ...ids.filter((one) => one !== id)] })}>
                  Show it side by side
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <CartChoice ids={ids} {...destinationFields} only={only} others={others} />
      <ButtonRow>
        <ButtonLink kind="secondary" href={links.inventory}>
          View More Vehicles
        </ButtonLink>
      </ButtonRow>
    </>
  );
}

function ComparedDestination({ ids, only, ...fields }: ComparedFrom) {
  const { phone } = useToday();
  return (
    <form className={fieldStyles.line} action={links.compare({ ids: [] })}>
      <HiddenFields values={{ carts: ids.join(','), only }} />
      <DestinationChoice
        id="compare"
        fields={fields}
        problem={destinationProblem(fields, phone)}
        places={placeNames}
        hrefFor={(to) => links.compare({ ids, only, ...to })}
      />
      <button className={buttonClass('secondary')} type="submit">
        Show prices
      </button>
    </form>
  );
}

export type CartToAdd = Pick<Vehicle, 'id' | 'name' | 'brand' | 'exteriorColor' | 'stockNumber'>;

interface CartToAddProps extends ComparedFrom {
  readonly others: readonly CartToAdd[];
}

function CartChoice({ others, ids, ...rest }: CartToAddProps) {
  if (others.length === 0) return null;
  return (
    <form className={fieldStyles.line} action={links.compare({ ids: [] })}>
      <HiddenFields values={{ carts: ids.join(','), ...rest }} />
      <Field id="compare-add" label="Add a cart">
        <select {...controlOf('compare-add', 'carts')} defaultValue="">
          <option value="">Choose a cart</option>
          {Object.entries(Object.groupBy(others, ({ brand }) => brand)).map(
            ([brand, carts = []]) => (
              <optgroup key={brand} label={brand}>
                {carts.map(({ id, name, exteriorColor, stockNumber }) => (
                  <option key={id} value={id}>
                    {stockNumber === undefined
                      ? name
                      : [name, exteriorColor, `stock ${stockNumber}`].filter(Boolean).join(', ')}
                  </option>
                ))}
              </optgroup>
            ),
          )}
        </select>
      </Field>
      <button className={buttonClass('secondary')} type="submit">
        Add
      </button>
      <a href={links.inventory}>Add more from inventory</a>
    </form>
  );
}
