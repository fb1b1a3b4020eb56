import { deliveryTerms } from '../../../domain/dealer/business/terms/delivery-terms.ts';
import { formatPrice, formatUsd, formatUsdCents } from '../../../domain/money.ts';
import { type DeliveredPrice, deliveredPrice } from '../../../domain/places/delivered-price.ts';
import { type Destination, destinationProblem } from '../../../domain/places/destination.ts';
import {
  type DestinationFields,
  notInDeliveredPrice,
} from '../../../domain/places/destination-fields.ts';
import {
  type FinancingTerms,
  paymentInWords,
} from '../../../domain/stock/offer/monthly-payment.ts';
import type { FinishSlugs } from '../../../domain/stock/pictures/finish.ts';
import type { OfferedVehicle } from '../../../domain/stock/vehicle.ts';
import { links } from '../../links.ts';
import { ButtonLink, buttonClass } from '../../ui/element/button.tsx';
import { HiddenFields } from '../../ui/element/field.tsx';
import fieldStyles from '../../ui/element/fields.module.css';
import priceLines from '../../ui/element/price-lines.module.css';
import { AlertForm } from '../../ui/enquiries/alert-form.tsx';
import { DestinationChoice } from '../../ui/place/destination-choice.tsx';
import { placeNames } from '../../ui/place/place-groups.ts';
import { useToday } from '../../ui/place/today.ts';
import { drivingFactsOf, inOneLine } from '../../ui/vehicle/card-of.ts';
import { actionsFor } from './actions.ts';
import { CartAnswers, HowToBuy, SeenAt } from './buyer-answers.tsx';
import styles from './vehicle-sheet.module.css';

export interface BuyBoxProps {
  readonly vehicle: OfferedVehicle;
  readonly financingUrl: string;
  readonly financingTerms?: FinancingTerms;
  readonly destination?: Destination;
  readonly destinationFields: DestinationFields;
  readonly finish: FinishSlugs;
  /** The first sentence of a used cart's description. */
  readonly lead: string;
  readonly hasPhotographs: boolean;
  readonly otherFields: Readonly<Record<string, string | undefined>>;
}

export function BuyBox(props: BuyBoxProps) {
  const { vehicle, financingTerms, destination, destinationFields } = props;
  const { id, price, offer } = vehicle;
  const ask = links.contactFrom({ vehicle: id, ...props.finish });
  const { primary, secondary, others, alert } = actionsFor(vehicle, {
    ...props,
    phone: useToday().phone,
  });
  const delivered = price && destination && deliveredPrice(price, destination);
  return (
    <>
      <div className={styles.lead}>
        {offer.isListed ? <Price {...vehicle} /> : <p>{offer.departed}</p>}
        <p className="soft">{unitInWords(vehicle)}</p>
      </div>
      {price && financingTerms && offer.isForSale ? (
        <MonthlyPayment {...paymentInWords(price, financingTerms)} />
      ) : null}
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
      <SeenAt vehicle={vehicle} ask={ask} />
      <dl className={styles.answers}>
        <CartAnswers vehicle={vehicle} ask={ask} />
      </dl>
      <div className={styles.actions}>
        <ButtonLink {...primary} />
        {secondary.map((action) => (
          <ButtonLink key={action.children} kind="secondary" {...action} />
        ))}
      </div>
      {offer.isForSale && <HowToBuy vehicle={vehicle} />}
      {alert !== undefined && <AlertForm {...alert} />}
      {price !== undefined && (
        <DeliveredPriceForm
          id={id}
          otherFields={props.otherFields}
          destinationFields={destinationFields}
          answer={delivered || undefined}
        />
      )}
      <p className={`links ${styles.more}`}>
        {others.map((action) => (
          <ButtonLink key={action.children} kind="quiet" {...action} />
        ))}
      </p>
    </>
  );
}

function Price({ price, msrp, offer: { belowListUsd } }: OfferedVehicle) {
  return (
    <p className={styles.price}>
      {formatPrice(price)}
      {belowListUsd !== undefined && (
        <span className={styles.msrp}>
          {` ${formatPrice(belowListUsd)} below list (${formatPrice(msrp)})`}
        </span>
      )}
    </p>
  );
}

/** By the lender's terms (spec S29.2). */
function MonthlyPayment({ month, conditions, sum }: ReturnType<typeof paymentInWords>) {
  return (
    <details className={styles.terms}>
      <summary>
        {`${month} `}
        <u>See terms</u>
      </summary>
      <p className="soft">{`${conditions}. ${sum}`}</p>
    </details>
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

function unitInWords(vehicle: OfferedVehicle): string {
  const { brand, name, offer } = vehicle;
  const make = !name.toLowerCase().includes(brand.toLowerCase()) && brand;
  return inOneLine([make, ...drivingFactsOf(vehicle), offer.condition]);
}

interface DeliveredPriceProps {
  readonly id: string;
  readonly otherFields: Readonly<Record<string, string | undefined>>;
  readonly destinationFields: DestinationFields;
  readonly answer?: DeliveredPrice;
}

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
  const { lines, totalUsd, includesDelivery } = answer;
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
          <dt>{includesDelivery ? 'Delivered, with tax' : 'With tax'}</dt>
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
