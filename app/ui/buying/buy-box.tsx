import { business } from '../../../domain/business/identity.ts';
import { conditionLabelOf, type StockState } from '../../../domain/catalogue/badges.ts';
import type { FinishNames } from '../../../domain/catalogue/known-models/finish-list.ts';
import {
  type FinancingTerms,
  paymentInWords,
} from '../../../domain/catalogue/offer/monthly-payment.ts';
import { noFilters } from '../../../domain/catalogue/search/filters.ts';
import { isTrailer, type Vehicle } from '../../../domain/catalogue/vehicle.ts';
import { formatPrice, formatUsdCents } from '../../../domain/money.ts';
import { type DeliveredPrice, deliveredPrice } from '../../../domain/places/delivered-price.ts';
import type { Destination } from '../../../domain/places/destination.ts';
import type { DestinationFields } from '../../../domain/places/destination-fields.ts';
import { links } from '../../links.ts';
import { AlertForm } from '../alerts/alert-form.tsx';
import { ButtonLink, buttonClass } from '../element/button.tsx';
import { factsOf } from '../vehicle/card-of.ts';
import styles from '../vehicle/vehicle-sheet.module.css';
import { type Answer, buyerAnswersOf } from './buyer-answers.tsx';
import { DeliveredPriceForm } from './delivered-price.tsx';

export interface BuyBoxProps {
  readonly vehicle: Vehicle;
  readonly financingUrl: string;
  /** The terms of the dealer's lender, where they are set. */
  readonly financingTerms?: FinancingTerms;
  /** What it offers. */
  readonly state: StockState;
  /** Where it is to be delivered, once chosen, and as the address says it. */
  readonly destination?: Destination;
  readonly destinationFields: DestinationFields;
  /** Slugs of the paint and the seats that were chosen. */
  readonly finish: FinishNames;
  /** The other parameters of the page's address. */
  readonly otherFields: Readonly<Record<string, string | undefined>>;
}

/** Price, color, place and day of delivery, what to do, and the facts a buyer asks next. */
export function BuyBox({
  vehicle,
  financingUrl,
  financingTerms,
  state,
  destination,
  destinationFields,
  finish,
  otherFields,
}: BuyBoxProps) {
  const { id, price, msrp, externalUrl } = vehicle;
  const { isBuyable, departed, alert } = state;
  const ask = links.contactFrom({ vehicle: id, ...finish });
  const answers = buyerAnswersOf(vehicle, state, ask);
  const delivered =
    price === undefined || destination === undefined
      ? undefined
      : deliveredPrice(price, destination);
  // The monthly payment by the lender's terms (spec S29.2).
  const payment =
    price === undefined || financingTerms === undefined || !isBuyable
      ? undefined
      : paymentInWords(price, financingTerms);
  return (
    <>
      <div className={styles.lead}>
        {departed === undefined ? (
          <p className={styles.price}>
            {formatPrice(price)}
            {msrp !== undefined && price !== undefined && msrp > price && (
              <span className={styles.msrp}>
                {` ${formatPrice(msrp - price)} below list (${formatPrice(msrp)})`}
              </span>
            )}
          </p>
        ) : (
          <p>{departed}</p>
        )}
        <p className="soft">{unitInWords(vehicle)}</p>
      </div>
      <dl className={styles.answers} id="answers">
        {answers.ofCart.map(rowOf)}
        {delivered !== undefined && <DeliveredAnswer delivered={delivered} />}
        {payment !== undefined && (
          <div>
            <dt>Financed</dt>
            <dd>
              <details>
                <summary>
                  {`${payment.month} `}
                  <u>how</u>
                </summary>
                <p className="soft">{`${payment.conditions}. ${payment.sum}`}</p>
              </details>
            </dd>
          </div>
        )}
        {answers.ofPolicies.map(rowOf)}
      </dl>
      <div className={styles.actions}>
        <ButtonLink href={ask}>{state.ask}</ButtonLink>
        {isBuyable && (
          <>
            {!isTrailer(vehicle) && (
              <ButtonLink kind="secondary" href={links.tel(business.phone)}>
                Call to Schedule a Test Drive
              </ButtonLink>
            )}
            {(alert !== undefined || !isTrailer(vehicle)) && (
              <ButtonLink
                kind="secondary"
                href={
                  alert === undefined
                    ? links.contactFrom({ vehicle: id, ...finish, topic: 'test-drive' })
                    : links.alertFor({ vehicle: id, when: 'back' })
                }
              >
                {alert ?? 'Choose a Test Drive Time'}
              </ButtonLink>
            )}
          </>
        )}
      </div>
      {!isBuyable && alert !== undefined && (
        <AlertForm
          subject={
            departed === undefined
              ? { vehicle: id, when: 'back' }
              : { search: links.inventoryWith({ ...noFilters, like: id }) }
          }
          button={alert}
        />
      )}
      {price !== undefined && (
        <DeliveredPriceForm
          id={id}
          otherFields={otherFields}
          destinationFields={destinationFields}
          answer={delivered}
        />
      )}
      <p className={`links ${styles.more}`}>
        {isBuyable && (
          <ButtonLink kind="quiet" href={financingUrl} external>
            Apply for Financing
          </ButtonLink>
        )}
        {departed === undefined && (
          <a
            className={buttonClass('quiet')}
            href={links.compare({ ids: [id] })}
            data-add-to-list={id}
          >
            Compare
          </a>
        )}
        {isBuyable && (
          <ButtonLink kind="quiet" href={links.tradeIn(id)}>
            Trade-in
          </ButtonLink>
        )}
        {price !== undefined && (
          <ButtonLink kind="quiet" href={links.alertFor({ vehicle: id, when: 'price' })}>
            Price alert
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
      </p>
    </>
  );
}

function rowOf({ label, value, policy, isScreenOnly }: Answer) {
  return (
    <div key={label} className={isScreenOnly ? styles.asked : undefined}>
      <dt>{policy === undefined ? label : <a href={policy}>{label}</a>}</dt>
      <dd>{value}</dd>
    </div>
  );
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

/** Seats, range, speed and condition in one line, with the make where the name leaves it out. */
function unitInWords(vehicle: Vehicle): string {
  const { brand, name } = vehicle;
  const make = name.toLowerCase().includes(brand.toLowerCase()) ? '' : brand;
  const parts = [make, factsOf(vehicle), conditionLabelOf(vehicle)].filter(Boolean);
  // A line ends between two facts only.
  return parts.join(' · ').replace(/(?<!·) /g, '\u00a0');
}
