import { business } from '../../../domain/business/identity.ts';
import type { Place } from '../../../domain/business/place.ts';
import {
  conditionLabelOf,
  isForTestDrives,
  stockLabelOf,
} from '../../../domain/catalogue/badges.ts';
import { fieldText } from '../../../domain/catalogue/fields/field-text.ts';
import type { FinishNames } from '../../../domain/catalogue/models/finish-list.ts';
import {
  type SpecificationValue,
  seatsOf,
  specificationText,
  type Vehicle,
} from '../../../domain/catalogue/vehicle.ts';
import { formatPrice, formatUsd } from '../../../domain/money.ts';
import { deliveredPrice } from '../../../domain/places/delivered-price.ts';
import { links } from '../../links.ts';
import { ButtonLink } from '../element/button.tsx';
import { Facts } from '../element/facts.tsx';
import styles from '../vehicle/vehicle-sheet.module.css';
import { DeliveredPriceForm } from './delivered-price.tsx';

interface BuyBoxProps {
  readonly vehicle: Vehicle;
  readonly financingUrl: string;
  readonly withdrawn: boolean;
  /** The place it is to be delivered to, once chosen. */
  readonly place?: Place;
  /** Slugs of the paint and the seats that were chosen. */
  readonly finish: FinishNames;
  /** What else the page's address holds. */
  readonly otherFields: Readonly<Record<string, string | undefined>>;
}

/** Price, price delivered, the facts a buyer asks first, and what to do next. */
export function BuyBox({
  vehicle,
  financingUrl,
  withdrawn,
  place,
  finish,
  otherFields,
}: BuyBoxProps) {
  const { id, price, msrp, externalUrl } = vehicle;
  const ask = links.contactFrom({ vehicle: id, ...finish });
  return (
    <>
      {withdrawn && <p>This cart has been sold. The ones below are in stock.</p>}
      <p className={styles.price}>
        {formatPrice(price)}
        {msrp !== undefined && price !== undefined && msrp > price && (
          <span className={styles.msrp}> MSRP {formatUsd(msrp)}</span>
        )}
      </p>
      <Facts items={factsOf(vehicle)} />
      {price !== undefined && (
        <DeliveredPriceForm
          path={links.vehicle(id)}
          otherFields={otherFields}
          answer={place && deliveredPrice(price, place)}
        />
      )}
      <div className={styles.actions}>
        {isForTestDrives(vehicle) ? (
          <>
            <ButtonLink href={ask}>Ask about this cart</ButtonLink>
            <ButtonLink kind="secondary" href={links.tel(business.phone)}>
              Call to Schedule a Test Drive
            </ButtonLink>
          </>
        ) : (
          <ButtonLink href={ask}>Tell me when one comes in</ButtonLink>
        )}
        <ButtonLink kind="secondary" href={financingUrl} external>
          Apply for Financing
        </ButtonLink>
        <ButtonLink kind="secondary" href={links.compare({ ids: [id] })}>
          Compare
        </ButtonLink>
        {externalUrl !== undefined && (
          <>
            <ButtonLink kind="quiet" href={externalUrl} external>
              View Vehicle Details
            </ButtonLink>
            <ButtonLink kind="quiet" href={externalUrl} external>
              Full Specifications
            </ButtonLink>
          </>
        )}
      </div>
    </>
  );
}

function textOf(value: SpecificationValue | undefined): string | undefined {
  return value === undefined ? undefined : specificationText(value);
}

/** Only what is known: nothing is assumed of a cart. */
function factsOf(vehicle: Vehicle) {
  const { brand, location, specifications } = vehicle;
  const { range, topSpeed } = specifications;
  const facts: readonly (readonly [label: string, value: string | number | undefined])[] = [
    ['Seats', seatsOf(vehicle)],
    ['Range', textOf(range)],
    ['Top speed', textOf(topSpeed)],
    ['Brand', brand],
    ['Condition', conditionLabelOf(vehicle)],
    ['Availability', stockLabelOf(vehicle)],
    ['Where it stands', location && fieldText('location', location)],
  ];
  const rows = facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
  const phone = <a href={links.tel(business.phone)}>{business.phone.shown}</a>;
  return [...rows, { label: 'Call', value: phone }];
}
