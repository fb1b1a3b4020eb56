import type { ReactNode } from 'react';
import { places } from '../../../domain/dealer/business/places.ts';
import { rentalTerms } from '../../../domain/dealer/business/terms/rental-terms.ts';
import { formatHours } from '../../../domain/dealer/hours.ts';
import { placeLabel } from '../../../domain/dealer/place.ts';
import { rentalCartCounts } from '../../../domain/enquiries/rental-carts.ts';
import { formatUsd } from '../../../domain/money.ts';
import { dateInWords } from '../../../domain/new-york-time.ts';
import { findPlace } from '../../../domain/places/find-place.ts';
import { policyPaths } from '../../../domain/policies/paths.ts';
import type { RentalRefusal } from '../../../domain/rentals/handover-days.ts';
import { plansCounted } from '../../../domain/rentals/plan-names.ts';
import {
  type PlannerField,
  type PlannerValues,
  plansInWords,
  quoteInWords,
  type RentalAnswer,
  type RentalQuote,
  rentalClasses,
  rentalDatesInWords,
  returnInWords,
} from '../../../domain/rentals/rental-request.ts';
import { capitalized, counted } from '../../../domain/text/wording.ts';
import { links, plannerId } from '../../links.ts';
import { ButtonLink, ButtonRow, buttonClass } from '../../ui/element/button.tsx';
import { controlOf, Field } from '../../ui/element/field.tsx';
import priceLines from '../../ui/element/price-lines.module.css';
import { Side } from '../../ui/layout/split.tsx';
import { placeGroups } from '../../ui/place/place-groups.ts';
import { useToday } from '../../ui/place/today.ts';
import styles from './rental-planner.module.css';

interface RentalPlannerProps {
  readonly path: string;
  readonly town?: string;
  readonly values: PlannerValues;
  readonly answer: RentalAnswer;
}

/** A GET form below its answer (spec S11.12). */
export function RentalPlanner({ path, town, values, answer }: RentalPlannerProps) {
  const delivery = { path, town, dates: values };
  return (
    <Side>
      {answer.kind === 'refused' && <RefusedPlan answer={answer} {...delivery} />}
      {answer.kind === 'quote' && <Quote quote={answer} {...delivery} />}
      <form className={`${styles.form} panel`} action={`${path}#${plannerId}`}>
        <Field id={idOf('class')} label="Cart">
          <select {...input('class')} defaultValue={values.class}>
            {Object.entries(rentalClasses).map(([key, { label }]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </Field>
        <Field id={idOf('count')} label="How many">
          <select {...input('count')} defaultValue={values.count}>
            {rentalCartCounts.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </Field>
        <Field id={idOf('from')} label="First day">
          <input {...input('from')} type="date" required defaultValue={values.from} />
        </Field>
        <Field id={idOf('to')} label="Last day">
          <input {...input('to')} type="date" required defaultValue={values.to} />
        </Field>
        <Field id={idOf('town')} label="Where">
          <select {...input('town')} defaultValue={values.town}>
            <option value="">Pick up at a showroom</option>
            {placeGroups.map(({ label, places: named }) => (
              <optgroup key={label} label={label}>
                {named.map(([slug, name]) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </Field>
        <button
          className={buttonClass(answer.kind === 'quote' ? 'secondary' : 'primary')}
          type="submit"
        >
          Show the total
        </button>
      </form>
    </Side>
  );
}

interface DeliveryProps {
  readonly path: string;
  readonly town?: string;
  readonly dates: PlannerValues;
}

function deliveryLink({ path, town, dates }: DeliveryProps): string {
  return town === undefined ? '#towns' : links.planned(path, { ...dates, town });
}

function RefusedPlan({
  answer: { problem, openDates, canDeliver },
  ...delivery
}: DeliveryProps & { readonly answer: RentalRefusal }) {
  const { path, dates } = delivery;
  const { hours } = useToday();
  const isDelivery = dates.town !== '';
  return (
    <div className={styles.problem} role="alert">
      <p>{problem}</p>
      {openDates !== undefined && (
        <ul>
          <li>
            <a href={links.planned(path, { ...dates, ...openDates })}>
              {isDelivery ? 'Have it delivered' : 'Pick it up'} on {dateInWords(openDates.from)},{' '}
              {isDelivery ? 'picked up' : 'return it'} on {dateInWords(openDates.to)}
            </a>
          </li>
          {canDeliver && (
            <li>
              <a href={deliveryLink(delivery)}>Have it delivered on the days you chose</a>: we
              deliver and pick up {formatHours(hours.phone)}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

const idOf = (name: PlannerField) => `planner-${name}`;
const input = (name: PlannerField) => controlOf(idOf(name), name);

function Quote({ quote, ...delivery }: DeliveryProps & { readonly quote: RentalQuote }) {
  const { class: chosen, count: carts, from, to, days, place, plans } = quote;
  const { rushUsd, totalUsd, depositUsd } = quote;
  const { savedUsd, keepUntil, deliveredUsd } = quote;
  const count = carts === 1 ? undefined : String(carts);
  const dates = { class: chosen, count, from, to, place: place?.slug };
  const town = findPlace(delivery.town ?? '')?.place;
  return (
    <section className={styles.quote} aria-labelledby="planner-total">
      <h3 id="planner-total">{quoteInWords(quote)}</h3>
      <p className="soft">
        <output name="rentalDays" data-value={days}>
          {counted(days, 'day')}
        </output>
        , {rentalDatesInWords(quote)}. {returnInWords(quote)}
        {place !== undefined && ', when we pick up'}.{' '}
        {keepUntil !== undefined &&
          `You may keep ${carts === 1 ? 'it' : 'them'} until the same time on ${dateInWords(keepUntil)}.`}
      </p>
      <ButtonRow>
        <ButtonLink href={links.contactFrom({ ...dates, topic: 'rental' })}>
          Request these dates
        </ButtonLink>
      </ButtonRow>
      {savedUsd !== undefined && (
        <p>
          {capitalized(plansInWords(quote))}: {formatUsd(savedUsd)} less than paying for just the{' '}
          {counted(days, 'day')}.
        </p>
      )}
      {deliveredUsd !== undefined && (
        <p>
          Delivered to{' '}
          <a href={deliveryLink(delivery)}>
            {town === undefined ? `one of the ${places.length} places we serve` : placeLabel(town)}
          </a>
          , the same days cost {formatUsd(deliveredUsd)}: {formatUsd(totalUsd - deliveredUsd)} less
          than picking it up yourself.
        </p>
      )}
      <dl className={priceLines.lines}>
        {plans.map((plan) => (
          <Line
            key={plan.period}
            label={capitalized(plansCounted(plan)) + (carts === 1 ? '' : `, ${carts} carts`)}
          >
            {formatUsd(plan.priceUsd)}
          </Line>
        ))}
        {rushUsd !== undefined && (
          <Line label="Same-day delivery rush fee">{formatUsd(rushUsd)}</Line>
        )}
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
      <ul className="soft">
        <li>
          {place === undefined
            ? 'This price is for pickup at a showroom.'
            : `The price includes delivery to ${placeLabel(place)} and pickup afterward.`}
        </li>
        <li>A late return costs {formatUsd(rentalTerms.fees.latePerHourUsd)} an hour.</li>
        <li>
          Bring a valid driver’s license; renters must be {rentalTerms.minAge} or older. Insurance
          is included. The <a href={policyPaths['rental-policy'][0]}>rental policy</a> has every
          rule and fee.
        </li>
      </ul>
    </section>
  );
}

interface LineProps {
  readonly label: string;
  readonly strong?: boolean;
  readonly children: ReactNode;
}

function Line({ label, strong = false, children }: LineProps) {
  return (
    <div className={strong ? 'figure' : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
