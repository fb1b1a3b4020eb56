import { deliveryTerms } from '../../../domain/dealer/business/terms/delivery-terms.ts';
import { formatPrice, formatUsd, formatUsdCents } from '../../../domain/money.ts';
import { type DeliveredPrice, deliveredPrice } from '../../../domain/places/delivered-price.ts';
import { type Destination, destinationProblem } from '../../../domain/places/destination.ts';
import {
  type DestinationFields,
  notInDeliveredPrice,
} from '../../../domain/places/destination-fields.ts';
import { belowListUsd, conditionLabelOf, type StockState } from '../../../domain/stock/badges.ts';
import {
  type FinancingTerms,
  paymentInWords,
} from '../../../domain/stock/offer/monthly-payment.ts';
import type { FinishSlugs } from '../../../domain/stock/pictures/finish.ts';
import { noFilters } from '../../../domain/stock/search/filters.ts';
import { isTrailer, type Vehicle } from '../../../domain/stock/vehicle.ts';
import { links } from '../../links.ts';
import { ButtonLink, buttonClass } from '../../ui/element/button.tsx';
import { CallButton } from '../../ui/element/call.tsx';
import { HiddenFields } from '../../ui/element/field.tsx';
import fieldStyles from '../../ui/element/fields.module.css';
import priceLines from '../../ui/element/price-lines.module.css';
import { AlertForm } from '../../ui/enquiries/alert-form.tsx';
import { DestinationChoice } from '../../ui/place/destination-choice.tsx';
import { placeNames } from '../../ui/place/place-groups.ts';
import { useToday } from '../../ui/place/today.ts';
import { drivingFactsOf, inOneLine } from '../../ui/vehicle/card-of.ts';
import { CartAnswers, HowToBuy, SeenAt } from './buyer-answers.tsx';
import styles from './vehicle-sheet.module.css';

export interface BuyBoxProps {
  readonly vehicle: Vehicle;
  readonly financingUrl: string;
  readonly financingTerms?: FinancingTerms;
  readonly state: StockState;
  readonly destination?: Destination;
  readonly destinationFields: DestinationFields;
  /** Slugs of the chosen paint and seats. */
  readonly finish: FinishSlugs;
  /** The first sentence of a used cart's description. */
  readonly lead: string;
  readonly hasPhotographs: boolean;
  readonly otherFields: Readonly<Record<string, string | undefined>>;
}

/** spec S6.2 */
export function BuyBox(props: BuyBoxProps) {
  const { vehicle, financingUrl, financingTerms, state, destination, destinationFields } = props;
  const { id, price, externalUrl } = vehicle;
  const { isBuyable, departed, alert } = state;
  const from = { vehicle: id, ...props.finish };
  const ask = links.contactFrom(from);
  const delivered = price && destination && deliveredPrice(price, destination);
  // The monthly payment by the lender's terms (spec S29.2).
  const payment =
    price && financingTerms && isBuyable ? paymentInWords(price, financingTerms) : undefined;
  const below = belowListUsd(vehicle);
  const primary =
    isBuyable && !props.hasPhotographs
      ? {
          label: 'Send me photos of this cart',
          href: links.contactFrom({ ...from, topic: 'photos' }),
        }
      : { label: state.ask, href: ask };
  return (
    <>
      <div className={styles.lead}>
        {departed === undefined ? (
          <p className={styles.price}>
            {formatPrice(price)}
            {below !== undefined && (
              <span className={styles.msrp}>
                {` ${formatPrice(below)} below list (${formatPrice(vehicle.msrp)})`}
              </span>
            )}
          </p>
        ) : (
          <p>{departed}</p>
        )}
        <p className="soft">{unitInWords(vehicle)}</p>
      </div>
      {payment !== undefined && (
        <details className={styles.terms}>
          <summary>
            {`${payment.month} `}
            <u>See terms</u>
          </summary>
          <p className="soft">{`${payment.conditions}. ${payment.sum}`}</p>
        </details>
      )}
      {/* A script replaces the link for a remembered place. */}
      {price !== undefined && (
        <p id="delivered-total">
          {delivered ? (
            <DeliveredAnswer delivered={delivered} />
          ) : (
            <a className={styles.screen} href="#delivered">
              Price delivered to you
            </a>
          )}
        </p>
      )}
      {props.lead !== '' && <p>{props.lead}</p>}
      {departed === undefined && <SeenAt vehicle={vehicle} ask={ask} />}
      <dl className={styles.answers}>
        <CartAnswers vehicle={vehicle} state={state} ask={ask} />
      </dl>
      <div className={styles.actions}>
        <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
        {isBuyable && !isTrailer(vehicle) && (
          <>
            <CallButton kind="secondary">Call to Schedule a Test Drive</CallButton>
            {alert === undefined && (
              <ButtonLink
                kind="secondary"
                href={links.contactFrom({ ...from, topic: 'test-drive' })}
                label="Choose a Time for a Test Drive"
              >
                Choose a Time
              </ButtonLink>
            )}
          </>
        )}
        {isBuyable && alert !== undefined && (
          <ButtonLink kind="secondary" href={links.alertFor({ vehicle: id, when: 'back' })}>
            {alert}
          </ButtonLink>
        )}
      </div>
      {isBuyable && <HowToBuy vehicle={vehicle} />}
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
          otherFields={props.otherFields}
          destinationFields={destinationFields}
          answer={delivered || undefined}
        />
      )}
      <p className={`links ${styles.more}`}>
        {primary.href !== ask && (
          <ButtonLink kind="quiet" href={ask}>
            {state.ask}
          </ButtonLink>
        )}
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

function DeliveredAnswer({ delivered }: { readonly delivered: DeliveredPrice }) {
  const { destination, totalUsd, includesDelivery } = delivered;
  return (
    <>
      {includesDelivery ? (
        <>
          <output name="deliveredPrice" data-value={totalUsd.toFixed(2)}>
            <strong>{formatUsdCents(totalUsd)}</strong>
          </output>
          {` delivered ${destination.inWords}, with tax. `}
        </>
      ) : (
        `${formatUsdCents(totalUsd)} with tax, delivery quoted. `
      )}
      <a className={styles.screen} href="#delivered">
        Breakdown
      </a>
    </>
  );
}

function unitInWords(vehicle: Vehicle): string {
  const { brand, name } = vehicle;
  const make = !name.toLowerCase().includes(brand.toLowerCase()) && brand;
  return inOneLine([make, ...drivingFactsOf(vehicle), conditionLabelOf(vehicle)]);
}

interface DeliveredPriceProps {
  readonly id: string;
  readonly otherFields: Readonly<Record<string, string | undefined>>;
  readonly destinationFields: DestinationFields;
  /** Absent without a place. */
  readonly answer?: DeliveredPrice;
}

/** spec S8.1 to S8.3 */
function DeliveredPriceForm({ id, otherFields, destinationFields, answer }: DeliveredPriceProps) {
  const { phone } = useToday();
  return (
    <section className={styles.box} id="delivered" aria-label="Delivered price">
      <form className={fieldStyles.line} action={`${links.vehicle(id)}#delivered`}>
        <HiddenFields values={otherFields} />
        <DestinationChoice
          id="delivered"
          fields={destinationFields}
          problem={destinationProblem(destinationFields, phone)}
          places={placeNames}
          hrefFor={(to) => `${links.vehicle(id, { ...otherFields, ...to })}#delivered`}
        />
        <button className={buttonClass('secondary')} type="submit">
          Show price
        </button>
      </form>
      {answer !== undefined && <Lines answer={answer} />}
    </section>
  );
}

function Lines({ answer }: { readonly answer: DeliveredPrice }) {
  const { destination, lines, totalUsd, includesDelivery } = answer;
  const { phone } = useToday();
  return (
    <>
      <dl className={priceLines.lines}>
        {lines.map((line) => (
          <div key={line.label}>
            <dt>
              {line.label}
              <small>{line.source}</small>
            </dt>
            <dd>{line.usd === 0 ? 'Free' : formatUsdCents(line.usd)}</dd>
          </div>
        ))}
        <div>
          <dt>{includesDelivery ? `Delivered ${destination.inWords}` : 'With tax'}</dt>
          <dd>{formatUsdCents(totalUsd)}</dd>
        </div>
      </dl>
      <p className="soft">
        {includesDelivery
          ? ''
          : `Delivery of an order under ${formatUsd(deliveryTerms.minFreeSaleUsd)} is quoted: call ${phone.shown}. `}
        {notInDeliveredPrice}
      </p>
    </>
  );
}
