import type { ReactNode } from 'react';
import type { Destination } from '../../../domain/places/destination.ts';
import { type ComparedRow, deliveredLabel } from '../../../domain/stock/compare/comparison.ts';
import {
  type FinancingTerms,
  paymentInWords,
} from '../../../domain/stock/offer/monthly-payment.ts';
import type { OfferedVehicle } from '../../../domain/stock/vehicle.ts';
import styles from './comparison.module.css';

interface RowProps {
  readonly label: string;
  readonly differs: boolean;
  readonly isInEveryView?: boolean;
  /** Without any known value: not printed. */
  readonly isAsked?: boolean;
  readonly children: ReactNode;
}

export function Row({ label, differs, isInEveryView, isAsked, children }: RowProps) {
  return (
    <tr
      className={isInEveryView ? styles.kept : isAsked ? styles.asked : undefined}
      data-differs={differs || undefined}
    >
      <th scope="row">
        {label}
        {differs && <span className="hidden"> (differs)</span>}
      </th>
      {children}
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

interface ValueProps {
  readonly row: ComparedRow;
  readonly value: ComparedRow['values'][number];
  readonly destination?: Destination;
}

export function Value({ row: { label, best }, value, destination }: ValueProps) {
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

export function Tick({ isListed }: { readonly isListed: boolean | undefined }) {
  if (isListed === undefined) return 'Not known';
  return (
    <>
      <span aria-hidden="true">{isListed ? '✓' : '–'}</span>
      <span className="hidden">{isListed ? 'Yes' : 'Not listed'}</span>
    </>
  );
}
