import type { ReactNode } from 'react';
import { deliveryTerms } from '../../../domain/dealer/business/terms/delivery-terms.ts';
import { hoursAt } from '../../../domain/dealer/dealer.ts';
import { unbroken } from '../../../domain/dealer/hours.ts';
import { openInWords } from '../../../domain/dealer/open-days.ts';
import { formatAddress } from '../../../domain/dealer/showroom.ts';
import { findShowroom } from '../../../domain/places/showrooms.ts';
import { policyPaths } from '../../../domain/policies/paths.ts';
import { standsAt } from '../../../domain/stock/fields/field-text.ts';
import { returnsInWords } from '../../../domain/stock/offer/returns.ts';
import type { OfferedVehicle } from '../../../domain/stock/vehicle.ts';
import { uncapitalized } from '../../../domain/text/wording.ts';
import { links } from '../../links.ts';
import { useToday } from '../../ui/place/today.ts';
import { batteriesOf, hoursOf } from '../../ui/vehicle/unit-table.ts';
import styles from './vehicle-sheet.module.css';

interface AnswersProps {
  readonly vehicle: OfferedVehicle;
  readonly ask: string;
}

interface Answer {
  readonly label: string;
  readonly value: ReactNode;
  readonly isScreenOnly?: boolean;
}

/** spec S6.7 */
export function CartAnswers({ vehicle, ask }: AnswersProps) {
  const { id, exteriorColor, mileage, offer } = vehicle;
  const isUsed = offer.offeredAs === 'used';
  const { from, to } = deliveryTerms.inStockBusinessDays;
  const answers: readonly (Answer | false | '')[] = [
    isUsed && hoursOf(vehicle) && { label: 'Hours', value: hoursOf(vehicle) },
    isUsed && batteriesOf(vehicle) && { label: 'Batteries', value: batteriesOf(vehicle) },
    isUsed && mileage !== undefined && { label: 'Miles', value: mileage.toLocaleString('en-US') },
    exteriorColor === undefined
      ? { label: 'Color', value: <a href={ask}>ask us</a>, isScreenOnly: true }
      : { label: 'Color of this cart', value: exteriorColor },
    offer.state === 'coming' && { label: 'Delivery', value: 'as soon as it is here' },
    offer.isInStock && {
      label: 'Delivery',
      value: (
        <>
          {`${from}–${to} business days. `}
          <a className="whole" href={links.contactFrom({ vehicle: id, topic: 'delivery' })}>
            Pick a day
          </a>
        </>
      ),
    },
  ];
  return answers.map(
    (answer) =>
      answer && (
        <div key={answer.label} className={answer.isScreenOnly ? styles.asked : undefined}>
          <dt>{answer.label}</dt>
          <dd>{answer.value}</dd>
        </div>
      ),
  );
}

export function SeenAt({ vehicle, ask }: AnswersProps) {
  const today = useToday();
  if (!vehicle.offer.isInStock) return null;
  const showroom = findShowroom(vehicle.location);
  if (showroom === undefined) {
    const place = standsAt(vehicle);
    if (place !== undefined) return <p>{`At ${place}`}</p>;
    return (
      <p className={styles.asked}>
        <a href={ask}>Ask where you can see it</a>
      </p>
    );
  }
  const { id, city, type, address } = showroom;
  if (type === 'online') return <p>{`At ${formatAddress(address)}, by appointment`}</p>;
  const open = openInWords(hoursAt(today, id), today);
  return (
    <p>
      {unbroken(`At ${city}, ${uncapitalized(open)}. `)}
      <a
        className={styles.screen}
        href={links.directions(formatAddress(address))}
        target="_blank"
        rel="noopener"
      >
        Directions<span className="hidden"> (opens in a new tab)</span>
      </a>
    </p>
  );
}

/** spec S6.10 */
export function HowToBuy({ vehicle }: Pick<AnswersProps, 'vehicle'>) {
  const { phone } = useToday();
  const isNew = vehicle.offer.feedCondition === 'new';
  return (
    <details className={styles.terms}>
      <summary>Returns, warranty, how to buy</summary>
      <ul>
        <li>
          <a href={policyPaths['return-policy'][0]}>Returns</a>
          {`: ${returnsInWords(vehicle) ?? `call ${phone.shown}`}`}
        </li>
        <li>
          <a href={`${links.terms}#sales`}>{isNew ? 'Manufacturer’s warranty' : 'Warranty'}</a>
          {isNew ? ': ask us for a copy' : ': ask us'}
        </li>
        <li>
          <a href={`${links.terms}#sales`}>How to buy</a>
          {': Nothing to pay online; sign and pay in person'}
        </li>
      </ul>
    </details>
  );
}
