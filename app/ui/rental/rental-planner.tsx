import { placeLabel } from '../../../domain/business/place.ts';
import { places } from '../../../domain/business/places.ts';
import { rentalTerms } from '../../../domain/business/terms/rental-terms.ts';
import { formatUsd } from '../../../domain/money.ts';
import { dateInWords } from '../../../domain/new-york-time.ts';
import { policyPaths } from '../../../domain/policies/paths.ts';
import { durationLabel, periodNames } from '../../../domain/rentals/plan-names.ts';
import {
  type PlannerField,
  type PlannerValues,
  quoteInWords,
  type RentalAnswer,
  type RentalQuote,
  rentalClasses,
} from '../../../domain/rentals/rental-request.ts';
import { links } from '../../links.ts';
import { ButtonLink, ButtonRow, buttonClass } from '../element/button.tsx';
import fields from '../element/fields.module.css';
import priceLines from '../element/price-lines.module.css';
import styles from './rental-planner.module.css';

/** Where the page scrolls to when the form is sent. */
export const plannerId = 'planner';

export interface RentalPlannerProps {
  /** The page's own address, which the form is sent to. */
  readonly path: string;
  readonly values: PlannerValues;
  readonly answer: RentalAnswer;
}

/** Dates and a place in, one total out: a GET form whose answer is in the address (spec S11.12). */
export function RentalPlanner({ path, values, answer }: RentalPlannerProps) {
  return (
    <div className={styles.planner}>
      <form className={styles.form} action={`${path}#${plannerId}`}>
        <Field name="class" label="Cart">
          <select {...input('class')} defaultValue={values.class}>
            {Object.entries(rentalClasses).map(([key, { label }]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </Field>
        <Field name="from" label="First day">
          <input {...input('from')} type="date" required defaultValue={values.from} />
        </Field>
        <Field name="to" label="Last day">
          <input {...input('to')} type="date" required defaultValue={values.to} />
        </Field>
        <Field name="town" label="Where">
          <select {...input('town')} defaultValue={values.town}>
            <option value="">Pick up at a showroom</option>
            {places.map((place) => (
              <option key={place.slug} value={place.slug}>
                {placeLabel(place)}
              </option>
            ))}
          </select>
        </Field>
        <button className={buttonClass('primary')} type="submit">
          Show the total
        </button>
      </form>
      {answer.kind === 'refused' && (
        <p className={styles.problem} role="alert">
          {answer.problem}
        </p>
      )}
      {answer.kind === 'quote' && <Quote quote={answer} />}
    </div>
  );
}

const idOf = (name: PlannerField) => `planner-${name}`;
const input = (name: PlannerField) => ({ className: fields.input, id: idOf(name), name });

function Field({
  name,
  label,
  children,
}: {
  readonly name: PlannerField;
  readonly label: string;
  readonly children: React.ReactNode;
}) {
  return (
    <div className={fields.field}>
      <label htmlFor={idOf(name)}>{label}</label>
      {children}
    </div>
  );
}

function Quote({ quote }: { readonly quote: RentalQuote }) {
  const { class: chosen, from, to, days, place, plans, rushUsd, totalUsd, depositUsd } = quote;
  const asked = { class: chosen, from, to, place: place?.slug };
  return (
    <section className={styles.quote} aria-labelledby="planner-total">
      <h3 id="planner-total">{quoteInWords(quote)}</h3>
      <p className={styles.days}>
        <output name="rentalDays" data-value={days}>
          {days === 1 ? '1 day' : `${days} days`}
        </output>
        , {dateInWords(from)} to {dateInWords(to)}, both days counted
      </p>
      <dl className={priceLines.lines}>
        {plans.map(({ period, count, priceUsd }) => (
          <Line key={period} label={`${count} × ${periodNames[period]} (${durationLabel(period)})`}>
            {formatUsd(priceUsd)}
          </Line>
        ))}
        {rushUsd !== undefined && <Line label="Same-day rush fee">{formatUsd(rushUsd)}</Line>}
        <Line label="Total" strong>
          <output name="rentalTotal" data-value={totalUsd}>
            {formatUsd(totalUsd)}
          </output>
        </Line>
        <Line label="Security deposit, refunded after the return">
          <output name="rentalDeposit" data-value={depositUsd}>
            {formatUsd(depositUsd)}
          </output>
        </Line>
      </dl>
      <ul className={styles.notes}>
        <li>
          {place === undefined
            ? 'The price for a cart you pick up at a showroom.'
            : `Delivery to ${placeLabel(place)} and collection are in the price.`}
        </li>
        <li>A late return costs {formatUsd(rentalTerms.fees.latePerHourUsd)} an hour.</li>
        <li>
          Bring a valid driver’s license. The renter is {rentalTerms.minAge} or older. Insurance is
          included; the <a href={policyPaths.rental[0]}>rental policy</a> has every rule and fee.
        </li>
      </ul>
      <ButtonRow>
        <ButtonLink href={links.contactFrom({ ...asked, topic: 'rental' })}>
          Ask for these dates
        </ButtonLink>
      </ButtonRow>
    </section>
  );
}

function Line({
  label,
  strong = false,
  children,
}: {
  readonly label: string;
  readonly strong?: boolean;
  readonly children: React.ReactNode;
}) {
  return (
    <div className={strong ? styles.total : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
