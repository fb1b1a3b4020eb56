import { business } from '../../../domain/business/identity.ts';
import { deliveryTerms } from '../../../domain/business/terms/delivery-terms.ts';
import { formatUsd, formatUsdCents } from '../../../domain/money.ts';
import type { DeliveredPrice } from '../../../domain/places/delivered-price.ts';
import { destinationProblem } from '../../../domain/places/destination.ts';
import type { DestinationFields } from '../../../domain/places/destination-fields.ts';
import { notInDeliveredPrice } from '../../../domain/places/destination-fields.ts';
import { links } from '../../links.ts';
import { buttonClass } from '../element/button.tsx';
import fieldStyles from '../element/fields.module.css';
import { HiddenFields } from '../element/hidden-fields.tsx';
import priceLines from '../element/price-lines.module.css';
import { DestinationChoice } from '../place/destination-choice.tsx';
import { placeNames } from '../place/place-groups.ts';
import styles from './delivered-price.module.css';

interface DeliveredPriceProps {
  readonly id: string;
  /** The other parameters of the page's address. */
  readonly otherFields: Readonly<Record<string, string | undefined>>;
  readonly destinationFields: DestinationFields;
  /** Absent until a place is chosen. */
  readonly answer?: DeliveredPrice;
}

/** A GET form and its answer (spec S8.1 to S8.3). */
export function DeliveredPriceForm({
  id,
  otherFields,
  destinationFields,
  answer,
}: DeliveredPriceProps) {
  return (
    <section className={styles.box} id="delivered" aria-label="Delivered price">
      <form className={fieldStyles.line} action={`${links.vehicle(id)}#delivered`}>
        <HiddenFields values={otherFields} />
        <DestinationChoice
          id="delivered"
          fields={destinationFields}
          problem={destinationProblem(destinationFields)}
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
          : `Delivery of an order under ${formatUsd(deliveryTerms.minFreeSaleUsd)} is quoted: call ${business.phone.shown}. `}
        {notInDeliveredPrice}
      </p>
    </>
  );
}
