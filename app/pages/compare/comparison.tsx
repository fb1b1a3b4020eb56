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
} from '../../../domain/stock/compare/comparison.ts';
import type { FinancingTerms } from '../../../domain/stock/offer/monthly-payment.ts';
import type { Picture as CartPicture } from '../../../domain/stock/pictures/picture.ts';
import type { OfferedVehicle, Vehicle } from '../../../domain/stock/vehicle.ts';
import { type ComparedFrom, links, relOf } from '../../links.ts';
import { ButtonLink, buttonClass } from '../../ui/element/button.tsx';
import { controlOf, Field, HiddenFields } from '../../ui/element/field.tsx';
import fieldStyles from '../../ui/element/fields.module.css';
import { Picture } from '../../ui/element/picture.tsx';
import { DestinationChoice } from '../../ui/place/destination-choice.tsx';
import { placeNames } from '../../ui/place/place-groups.ts';
import { useToday } from '../../ui/place/today.ts';
import styles from './comparison.module.css';
import { Payments, Row } from './comparison-row.tsx';
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
  readonly text: string;
  readonly address: string;
}

/** A column a cart (spec S7.1), without a script. */
export function Comparison(props: ComparisonProps) {
  const { carts, destination, destinationFields, financingTerms, only } = props;
  const ids = carts.map(({ vehicle }) => vehicle.id);
  const columns = carts.slice(0, besideEachOther);
  const vehicles = columns.map(({ vehicle }) => vehicle);
  const rows = comparedRows(vehicles, destination, financingTerms);
  const features = comparedFeatures(vehicles);
  const page: ComparedFrom = { ids, ...destination?.fields, only };
  return (
    <>
      <div className={styles.top}>
        <ButtonLink
          href={links.contactFrom({ vehicles: ids.join(','), place: destination?.place?.slug })}
        >
          {ids.length === 1 ? 'Ask about this cart' : 'Ask about these carts'}
        </ButtonLink>
        <ComparedDestination ids={ids} {...destinationFields} only={only} />
        <p>
          {columns.length > 1 && only !== 'all' && (
            <a
              className={`${buttonClass('quiet')} ${styles.toAll}`}
              href={links.compare({ ...page, only: 'all' })}
            >
              Show every fact
            </a>
          )}
          {columns.length > 1 && only !== 'differences' && (
            <a
              className={`${buttonClass('quiet')} ${styles.toDifferences}`}
              href={links.compare({ ...page, only: 'differences' })}
            >
              Show only what differs
            </a>
          )}
          <SendLinks text={props.text} address={props.address} />
        </p>
      </div>
      {columns.length > 1 &&
        alikeInWords(vehicles, [...rows, ...features]).map((words) => <p key={words}>{words}</p>)}
      <Table
        columns={columns}
        rows={rows}
        features={features}
        page={page}
        destination={destination}
      />
      {columns.some(({ picture }) => picture.kind === 'rendering') && (
        <p className="soft">Pictures of our models are renderings, not photographs.</p>
      )}
      {financingTerms !== undefined && <Payments vehicles={vehicles} terms={financingTerms} />}
      {destination !== undefined && <p className="soft">{notInDeliveredPrice}</p>}
      <p className={styles.address}>With today’s prices: {props.address}</p>
      {carts.length > columns.length && (
        <FurtherCarts carts={carts.slice(besideEachOther)} page={page} />
      )}
      <CartChoice ids={ids} {...destinationFields} only={only} others={props.others} />
    </>
  );
}

interface TableProps extends Pick<ComparisonProps, 'destination'> {
  readonly columns: readonly ComparedCart[];
  readonly rows: readonly ComparedRow[];
  readonly features: readonly ComparedRow[];
  readonly page: ComparedFrom;
}

function Table({ columns, rows, features, page, destination }: TableProps) {
  const { ids, only } = page;
  const isShown = ({ differs }: ComparedRow) => differs || only !== 'differences';
  const shownFeatures = features.filter(isShown);
  const isByWidth = columns.length > 1 && only === undefined;
  const view = isByWidth ? styles.byWidth : only === 'all' ? styles.all : '';
  const narrow = `${Math.floor(92 / columns.length)}vw`;
  const wide = `${Math.min(31, Math.floor(63 / columns.length))}rem`;
  const columnIds = columns.map(({ vehicle }) => vehicle.id);
  const rowOf = (row: ComparedRow) => (
    <Row key={row.label} row={row} ids={columnIds} destination={destination} />
  );
  return (
    <table className={`${styles.table} ${view}`}>
      <thead>
        <tr className={styles.pictures}>
          <td />
          {columns.map(({ vehicle: { id }, picture }) => (
            <td key={id}>
              <Picture
                picture={{ ...picture, alt: '' }}
                sizes={`(max-width: 47.99rem) ${narrow}, ${wide}`}
              />
              {picture.caption !== undefined && <small aria-hidden="true">{picture.caption}</small>}
            </td>
          ))}
        </tr>
        <tr className={styles.names}>
          <td />
          {columns.map(({ vehicle }) => (
            <th key={vehicle.id} scope="col">
              <CartLink {...vehicle} to={destination?.fields} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.filter(({ isInEveryView }) => isInEveryView).map(rowOf)}
        <tr className={styles.actions}>
          <th scope="row">
            <span className="hidden">What to do</span>
          </th>
          {columns.map(({ vehicle: { id, name } }) => (
            <td key={id}>
              <a
                href={links.contactFrom({ vehicle: id, place: destination?.place?.slug })}
                aria-label={`Ask about ${name}`}
              >
                Ask
              </a>
              <a
                href={
                  ids.length === 1
                    ? links.emptyList
                    : links.compare({ ...page, ids: ids.filter((one) => one !== id) })
                }
                aria-label={`Remove ${name}`}
                data-remove={id}
              >
                Remove
              </a>
            </td>
          ))}
        </tr>
        {rows.filter((row) => !row.isInEveryView && isShown(row)).map(rowOf)}
      </tbody>
      {shownFeatures.length > 0 && (
        <tbody>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={columns.length + 1}>
              Features
            </th>
          </tr>
          {shownFeatures.map(rowOf)}
        </tbody>
      )}
    </table>
  );
}

interface CartLinkProps extends Pick<Vehicle, 'id' | 'name'> {
  readonly to?: DestinationFields;
}

function CartLink({ id, name, to }: CartLinkProps) {
  const href = links.vehicle(id, to);
  return (
    <a href={href} rel={relOf(href)}>
      {name}
    </a>
  );
}

function FurtherCarts({ carts, page }: Pick<ComparisonProps, 'carts'> & { page: ComparedFrom }) {
  const { ids, only: _, ...to } = page;
  return (
    <>
      <h2>Also on this list</h2>
      <ul>
        {carts.map(({ vehicle: { id, name, price } }) => (
          <li key={id}>
            <CartLink id={id} name={name} to={to} />, {formatPrice(price)}{' '}
            <a href={links.compare({ ...page, ids: [id, ...ids.filter((one) => one !== id)] })}>
              Show it side by side
            </a>
          </li>
        ))}
      </ul>
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
