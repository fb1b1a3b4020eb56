import { business } from '../../../domain/business/identity.ts';
import { deliveryTerms } from '../../../domain/business/terms/delivery-terms.ts';
import {
  conditionLabelOf,
  isForTestDrives,
  stockLabelOf,
} from '../../../domain/catalogue/badges.ts';
import { fieldText } from '../../../domain/catalogue/fields/field-text.ts';
import type { FinishNames } from '../../../domain/catalogue/known-models/finish-list.ts';
import {
  type FinancingTerms,
  paymentInWords,
} from '../../../domain/catalogue/offer/monthly-payment.ts';
import {
  type Departure,
  type SpecificationValue,
  seatsOf,
  specificationText,
  type Vehicle,
} from '../../../domain/catalogue/vehicle.ts';
import { formatAddress } from '../../../domain/dealership/showroom.ts';
import { formatPrice, formatUsdCents } from '../../../domain/money.ts';
import { type DeliveredPrice, deliveredPrice } from '../../../domain/places/delivered-price.ts';
import type { Destination } from '../../../domain/places/destination.ts';
import type { DestinationFields } from '../../../domain/places/destination-fields.ts';
import { findShowroom } from '../../../domain/places/showrooms.ts';
import { links } from '../../links.ts';
import { AlertForm } from '../alerts/alert-form.tsx';
import { ButtonLink, buttonClass } from '../element/button.tsx';
import { Facts } from '../element/facts.tsx';
import styles from '../vehicle/vehicle-sheet.module.css';
import { DeliveredPriceForm } from './delivered-price.tsx';

export interface BuyBoxProps {
  readonly vehicle: Vehicle;
  readonly financingUrl: string;
  /** What the dealer's lender asks, where it is set. */
  readonly financingTerms?: FinancingTerms;
  /** Why it can no longer be bought; absent while it is listed. */
  readonly departure?: Departure;
  /** Where it is to be delivered, once chosen, and as the address says it. */
  readonly destination?: Destination;
  readonly destinationFields: DestinationFields;
  /** Slugs of the paint and the seats that were chosen. */
  readonly finish: FinishNames;
  /** What else the page's address holds. */
  readonly otherFields: Readonly<Record<string, string | undefined>>;
}

const departures: Readonly<Record<Departure, string>> = {
  sold: 'This cart has been sold.',
  left: 'This cart is no longer in our stock.',
};

/** Price, color, place and day of delivery, the facts a buyer asks next, and what to do. */
export function BuyBox({
  vehicle,
  financingUrl,
  financingTerms,
  departure,
  destination,
  destinationFields,
  finish,
  otherFields,
}: BuyBoxProps) {
  const { id, price, msrp, externalUrl } = vehicle;
  const ask = links.contactFrom({ vehicle: id, ...finish });
  const delivered =
    price === undefined || destination === undefined
      ? undefined
      : deliveredPrice(price, destination);
  const payment =
    price === undefined || financingTerms === undefined
      ? undefined
      : paymentInWords(price, financingTerms);
  return (
    <>
      {departure === undefined ? (
        <p className={styles.price}>
          {formatPrice(price)}
          {msrp !== undefined && price !== undefined && msrp > price && (
            <span className={styles.msrp}>
              {` ${formatPrice(msrp - price)} below list (${formatPrice(msrp)})`}
            </span>
          )}
        </p>
      ) : (
        <p>{departures[departure]}</p>
      )}
      <dl className={styles.answers}>
        {answersOf(vehicle, departure, ask).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {delivered !== undefined && <DeliveredAnswer delivered={delivered} />}
      </dl>
      {/* What it costs a month by the lender's terms (spec S29.2). */}
      {payment !== undefined && (
        <p className="soft">{`Financed, ${payment.estimate}. ${payment.sum}`}</p>
      )}
      <Facts items={factsOf(vehicle)} />
      {price !== undefined && (
        <DeliveredPriceForm
          path={links.vehicle(id)}
          otherFields={otherFields}
          destinationFields={destinationFields}
          answer={delivered}
        />
      )}
      <div className={styles.actions}>
        {isForTestDrives(vehicle) ? (
          <>
            <ButtonLink href={ask}>Ask about this cart</ButtonLink>
            <ButtonLink kind="secondary" href={links.tel(business.phone)}>
              Call to Schedule a Test Drive
            </ButtonLink>
            <ButtonLink
              kind="quiet"
              href={links.contactFrom({ vehicle: id, ...finish, topic: 'test-drive' })}
            >
              Choose a Test Drive Time
            </ButtonLink>
          </>
        ) : (
          <>
            <AlertForm
              subject={{ vehicle: id, when: 'back' }}
              button="Tell me when it is available again"
            />
            <ButtonLink href={ask}>Ask about this cart</ButtonLink>
          </>
        )}
        {departure === undefined && (
          <>
            <ButtonLink kind="secondary" href={financingUrl} external>
              Apply for Financing
            </ButtonLink>
            <a
              className={buttonClass('secondary')}
              href={links.compare({ ids: [id] })}
              data-add-to-list={id}
            >
              Compare
            </a>
          </>
        )}
        {isForTestDrives(vehicle) && (
          <ButtonLink kind="quiet" href={links.tradeIn(id)}>
            Trade yours in
          </ButtonLink>
        )}
        {price !== undefined && (
          <ButtonLink kind="quiet" href={links.alertFor({ vehicle: id, when: 'price' })}>
            Tell me when the price drops
          </ButtonLink>
        )}
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

const { from, to } = deliveryTerms.inStockBusinessDays;

/** What a buyer of this very cart asks first (spec S6.7). */
function answersOf(vehicle: Vehicle, departure: Departure | undefined, ask: string) {
  const { exteriorColor, location, inStock, status } = vehicle;
  const color =
    exteriorColor === undefined
      ? { label: 'Color', value: <a href={ask}>ask us</a> }
      : { label: 'Color of this cart', value: exteriorColor };
  if (departure !== undefined) return [color];
  const showroom = findShowroom(location);
  const where =
    showroom?.type === 'online'
      ? `${formatAddress(showroom.address)}, by appointment`
      : location && fieldText('location', location);
  const door = inStock
    ? `in ${from}–${to} business days, `
    : status === 'coming' && 'once it is here, ';
  const arrival = (
    <>
      {door}
      <a href={links.contactFrom({ vehicle: vehicle.id, topic: 'delivery' })}>pick a day</a>
    </>
  );
  return [
    color,
    { label: 'Where it stands', value: where || <a href={ask}>ask us</a> },
    ...(door ? [{ label: 'At your door', value: arrival }] : []),
  ];
}

function DeliveredAnswer({ delivered }: { readonly delivered: DeliveredPrice }) {
  const { destination, totalUsd, includesDelivery } = delivered;
  return (
    <div>
      <dt>{includesDelivery ? `Delivered ${destination.inWords}, with tax` : 'With tax'}</dt>
      <dd>
        <a href="#delivered">
          {includesDelivery ? (
            <output name="deliveredPrice" data-value={totalUsd.toFixed(2)}>
              {formatUsdCents(totalUsd)}
            </output>
          ) : (
            `${formatUsdCents(totalUsd)}, delivery quoted`
          )}
        </a>
      </dd>
    </div>
  );
}

function textOf(value: SpecificationValue | undefined): string | undefined {
  return value === undefined ? undefined : specificationText(value);
}

/** Only what is known: nothing is assumed of a cart. */
function factsOf(vehicle: Vehicle) {
  const { brand, specifications } = vehicle;
  const { range, topSpeed } = specifications;
  const facts: readonly (readonly [label: string, value: string | number | undefined])[] = [
    ['Seats', seatsOf(vehicle)],
    ['Range', textOf(range)],
    ['Top speed', textOf(topSpeed)],
    ['Brand', brand],
    ['Condition', conditionLabelOf(vehicle)],
    ['Availability', stockLabelOf(vehicle)],
  ];
  const rows = facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
  const phone = <a href={links.tel(business.phone)}>{business.phone.shown}</a>;
  return [...rows, { label: 'Call', value: phone }];
}
