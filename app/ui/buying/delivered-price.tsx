import { business } from '../../../domain/business/identity.ts';
import { placeLabel } from '../../../domain/business/place.ts';
import { deliveryTerms } from '../../../domain/business/terms/delivery-terms.ts';
import { notInDeliveredPrice } from '../../../domain/business/terms/sales-tax.ts';
import { formatUsd, formatUsdCents } from '../../../domain/money.ts';
import type { DeliveredPrice } from '../../../domain/places/delivered-price.ts';
import { buttonClass } from '../element/button.tsx';
import fields from '../element/fields.module.css';
import { HiddenFields } from '../element/hidden-fields.tsx';
import priceLines from '../element/price-lines.module.css';
import { PlaceOptions } from '../place/place-options.tsx';
import styles from './delivered-price.module.css';

interface DeliveredPriceProps {
  /** The page's own address. */
  readonly path: string;
  /** What else the address holds and is to stay. */
  readonly otherFields: Readonly<Record<string, string | undefined>>;
  /** Absent until a place is chosen. */
  readonly answer?: DeliveredPrice;
}

/** A cart's price at the visitor's place: a GET form and its answer (spec S8.1 to S8.3). */
export function DeliveredPriceForm({ path, otherFields, answer }: DeliveredPriceProps) {
  return (
    <section className={styles.box} id="delivered" aria-labelledby="delivered-label">
      <form className={styles.form} action={`${path}#delivered`}>
        <HiddenFields values={otherFields} />
        <div className={fields.field}>
          <label id="delivered-label" htmlFor="delivered-town">
            Delivered to
          </label>
          <select
            className={fields.input}
            id="delivered-town"
            name="town"
            defaultValue={answer?.place.slug ?? ''}
          >
            <option value="">Choose your place</option>
            <PlaceOptions />
          </select>
        </div>
        <button className={buttonClass('secondary')} type="submit">
          Show price
        </button>
      </form>
      {answer !== undefined && <Lines answer={answer} />}
    </section>
  );
}

function Lines({ answer }: { readonly answer: DeliveredPrice }) {
  const { place, lines, totalUsd, includesDelivery } = answer;
  const label = placeLabel(place);
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
        <div className={styles.total}>
          <dt>{includesDelivery ? `Delivered to ${label}` : 'With tax'}</dt>
          <dd>{formatUsdCents(totalUsd)}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        {includesDelivery
          ? ''
          : `Delivery of an order under ${formatUsd(deliveryTerms.minFreeSaleUsd)} is quoted: call ${business.phone.shown}. `}
        {notInDeliveredPrice}
      </p>
    </>
  );
}
