import { rentedModels } from '../../../domain/dealer/business/rentals/plan-copy.ts';
import type { CartType } from '../../../domain/dealer/rental.ts';
import { formatUsd } from '../../../domain/money.ts';
import { rentalFootnote } from '../../../domain/rentals/rental-copy.ts';
import type { RentalGroup, RentalPlan } from '../../../domain/rentals/rental-plans.ts';
import { modelOf } from '../../../domain/stock/known-models/find-model.ts';
import { pictureOfModel } from '../../../domain/stock/pictures/pictures-of.ts';
import { ButtonLink } from '../../ui/element/button.tsx';
import { Picture } from '../../ui/element/picture.tsx';
import { Grid } from '../../ui/layout/section.tsx';
import styles from './rental-plans.module.css';

interface RentalGroupsProps {
  readonly groups: readonly RentalGroup[];
  readonly reserve: (plan: RentalPlan) => string;
}

/** Fragments of the page; a phone shows the plans of the target. */
const groupIds: Readonly<Record<CartType, string>> = {
  fourSeater: '4-seater-plans',
  sixSeater: '6-seater-plans',
  utility: 'utility-plans',
};

/** A narrow screen shows the plans of the followed link, anything else all. */
export function RentalGroups({ groups, reserve }: RentalGroupsProps) {
  const sections = groups.map(({ cart, title, subtitle, terms, plans }) => (
    <section
      key={cart}
      className={styles.group}
      id={groupIds[cart]}
      aria-labelledby={`plans-${cart}`}
    >
      <div className={styles.head}>
        <Picture picture={pictureOfModel(modelOf(rentedModels[cart]))} sizes="8rem" />
        <div>
          <h3 id={`plans-${cart}`}>{title}</h3>
          <p>{subtitle}</p>
          <p className="soft">{terms}</p>
          <a className={styles.open} href={`#${groupIds[cart]}`}>
            {plans.length} plans from{' '}
            {formatUsd(Math.min(...plans.map(({ priceUsd }) => priceUsd)))}
            <span className="hidden"> for {title}</span>
          </a>
        </div>
      </div>
      <div className={styles.plans}>
        <Grid columns={4}>
          {plans.map((plan) => (
            <RentalPlanCard key={plan.key} plan={plan} reserve={reserve(plan)} />
          ))}
        </Grid>
      </div>
    </section>
  ));
  return (
    <>
      {sections}
      <ul className="soft">
        {rentalFootnote.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

interface RentalPlanCardProps {
  readonly plan: RentalPlan;
  readonly reserve: string;
}

/** spec S11.4, S11.7 */
function RentalPlanCard({ plan, reserve }: RentalPlanCardProps) {
  return (
    <article className={`${styles.plan} panel ${plan.recommended ? styles.recommended : ''}`}>
      {plan.badge !== undefined && <p className={styles.badge}>{plan.badge}</p>}
      <h4>{plan.title}</h4>
      <p>
        <strong className="figure">{formatUsd(plan.priceUsd)}</strong> for {plan.duration}
      </p>
      <p className={`${styles.terms} soft`}>
        {plan.perDay}
        {plan.savings !== undefined && <span className={styles.savings}>{plan.savings}</span>}
      </p>
      <p>{plan.description}</p>
      <p className="soft">{plan.renewal}</p>
      <ButtonLink
        href={reserve}
        kind={plan.recommended ? 'primary' : 'secondary'}
        label={`RESERVE TODAY: ${plan.title}`}
      >
        RESERVE TODAY
      </ButtonLink>
    </article>
  );
}
