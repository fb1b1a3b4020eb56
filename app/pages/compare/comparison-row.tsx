import type { Destination } from '../../../domain/places/destination.ts';
import {
  type ComparedRow,
  deliveredLabel,
  priceLabel,
} from '../../../domain/stock/compare/comparison.ts';
import {
  type FinancingTerms,
  paymentInWords,
} from '../../../domain/stock/offer/monthly-payment.ts';
import type { OfferedVehicle } from '../../../domain/stock/vehicle.ts';
import styles from './comparison.module.css';

interface RowProps {
  readonly row: ComparedRow;
  readonly ids: readonly string[];
  readonly destination?: Destination;
}

export function Row({ row, ids, destination }: RowProps) {
  const { label, values, differs, isInEveryView } = row;
  // Without any known value: not printed.
  const isAsked = values.every((value) => value === undefined || /^ask us$/i.test(value.text));
  return (
    <tr
      className={isInEveryView ? styles.kept : isAsked ? styles.asked : undefined}
      data-differs={differs || undefined}
    >
      <th scope="row">
        {label}
        {differs && <span className="hidden"> (differs)</span>}
      </th>
      {ids.map((id, index) => (
        <td key={id} className={label === priceLabel ? `figure ${styles.amount}` : undefined}>
          <Value row={row} value={values[index]} destination={destination} />
        </td>
      ))}
    </tr>
  );
}

interface PaymentsProps {
  readonly vehicles: readonly OfferedVehicle[];
  readonly terms: FinancingTerms;
}

/** spec S29.3 */
export function Payments({ vehicles, terms }: PaymentsProps) {
  const financed = vehicles.flatMap(({ id, name, price, offer }) =>
    price !== undefined && offer.isForSale ? { id, name, ...paymentInWords(price, terms) } : [],
  );
  if (financed.length === 0) return null;
  return (
    <details className="soft">
      <summary>How the monthly payment is figured</summary>
      <p>
        {terms.months} months at {terms.apr} %, {terms.down} % down, before tax; an estimate, not an
        offer.
      </p>
      <ul>
        {financed.map(({ id, name, sum }) => (
          <li key={id}>
            {name}: {sum}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ValueProps extends Pick<RowProps, 'row' | 'destination'> {
  readonly value: ComparedRow['values'][number];
}

function Value({ row: { label, best }, value, destination }: ValueProps) {
  if (value === undefined) return 'Not known';
  const { text, figure, mark } = value;
  if (mark !== undefined) {
    return (
      <>
        <span aria-hidden="true">{mark}</span>
        <span className="hidden">{text}</span>
      </>
    );
  }
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
